import { useId } from 'preact/hooks';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { score } from '#words/en/score.ts';

interface CountProps {
	label: string;
	symbol: string;
	value: number;
	/** How far the buttons go; what is typed beyond is told by the engine. */
	least?: number;
	most: number;
	onChange: (value: number) => void;
}

/** More than anybody has: what a field takes at all. */
const outmost = 999;

/** A number to type or to press. At its ends a button stays in place, so that the focus is not lost on it. */
export const Count = ({ label, symbol, value, least = 0, most, onChange }: CountProps) => {
	const id = useId();
	const press = (to: number) => {
		const can = to >= least && (to <= most || to < value);
		return { 'aria-disabled': can ? undefined : ('true' as const), onClick: () => can && onChange(to) };
	};
	const floor = least < 0 ? -outmost : 0;
	return (
		<div class="count">
			<label for={id}>
				<Glyph of={symbol} size="s" />
				<span>{label}</span>
			</label>
			<button type="button" class="btn" tabIndex={-1} aria-label={score.less(label)} {...press(value - 1)}>
				−
			</button>
			<input
				id={id}
				type="number"
				inputMode="numeric"
				min={least}
				max={most}
				step={1}
				value={value}
				onFocus={({ currentTarget }) => currentTarget.select()}
				onInput={({ currentTarget: { value: typed } }) => {
					// A sign alone is no number yet.
					const number = typed === '' ? Number.NaN : Math.trunc(Number(typed));
					if (!Number.isNaN(number)) onChange(Math.max(floor, Math.min(outmost, number)));
				}}
				onBlur={({ currentTarget }) => {
					if (currentTarget.value === '') onChange(0);
					currentTarget.value = String(currentTarget.value === '' ? 0 : value);
				}}
			/>
			<button type="button" class="btn" tabIndex={-1} aria-label={score.more(label)} {...press(value + 1)}>
				+
			</button>
		</div>
	);
};
