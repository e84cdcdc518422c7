import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { counting as words } from '#words/en/counting.ts';

interface NumberFieldProps {
	/** What is counted, for the names of the buttons. */
	label: string;
	look: 'number' | 'count';
	/** What stands in the label. */
	children: ComponentChildren;
	value: number;
	/** How far the buttons go; what is typed beyond is told elsewhere. */
	least: number;
	most: number;
	onChange: (value: number) => void;
	/** What an emptied field comes to; what it was before, if left out. */
	blank?: number;
}

/** A number to type or to press. At its ends a button stays in place, so that the focus is not lost on it. */
export const NumberField = (props: NumberFieldProps) => {
	const { label, look, children, value, least, most, onChange, blank } = props;
	const id = useId();
	const press = (to: number) => {
		const can = to >= least && (to <= most || to < value);
		return { 'aria-disabled': can ? undefined : ('true' as const), onClick: () => can && onChange(to) };
	};
	return (
		<div class={look}>
			<label for={id}>{children}</label>
			<button type="button" class="btn" tabIndex={-1} aria-label={words.less(label)} {...press(value - 1)}>
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
				// A point would be lost as the number is drawn anew, and what follows it come to stand elsewhere.
				onBeforeInput={(event) => /[^\d-]/.test(event.data ?? '') && event.preventDefault()}
				onInput={({ currentTarget: { value: typed } }) => {
					// A sign alone is no number yet.
					if (typed !== '' && Number.isFinite(Number(typed))) onChange(Number(typed));
				}}
				onBlur={({ currentTarget }) => {
					const isBlank = currentTarget.value === '' && blank !== undefined;
					if (isBlank) onChange(blank);
					currentTarget.value = String(isBlank ? blank : value);
				}}
			/>
			<button type="button" class="btn" tabIndex={-1} aria-label={words.more(label)} {...press(value + 1)}>
				+
			</button>
		</div>
	);
};
