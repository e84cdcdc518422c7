/** The small inputs from which the editors of values are made. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Cost } from '#games/copan/cities.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { copyEntry as words } from '#words/en/copy-entry.ts';

interface NumberInputProps {
	label: string;
	/** In sight in place of the label, where the whole of it would be too long. */
	short?: ComponentChildren;
	value: number;
	/** How far the buttons go; what is typed beyond is checked with the value. */
	least?: number;
	most?: number;
	onChange: (value: number) => void;
}

/** A number to type or to press. At its ends a button stays in place, so that the focus is not lost on it. */
export const NumberInput = ({ label, short, value, least = 0, most = 99, onChange }: NumberInputProps) => {
	const id = useId();
	const press = (to: number) => {
		const can = to >= least && to <= most;
		return { 'aria-disabled': can ? undefined : ('true' as const), onClick: () => can && onChange(to) };
	};
	return (
		<div class="number">
			<label for={id}>
				{short ? (
					<>
						<span aria-hidden="true">{short}</span>
						<span class="vh">{label}</span>
					</>
				) : (
					label
				)}
			</label>
			<button type="button" class="btn" tabIndex={-1} aria-label={words.less(label)} {...press(value - 1)}>
				−
			</button>
			<input
				id={id}
				type="number"
				inputMode="numeric"
				step={1}
				value={value}
				onFocus={({ currentTarget }) => currentTarget.select()}
				onInput={({ currentTarget: { value: typed } }) => {
					// A sign alone is no number yet.
					if (typed !== '' && Number.isFinite(Number(typed))) onChange(Number(typed));
				}}
				onBlur={({ currentTarget }) => {
					currentTarget.value = String(value);
				}}
			/>
			<button type="button" class="btn" tabIndex={-1} aria-label={words.more(label)} {...press(value + 1)}>
				+
			</button>
		</div>
	);
};

interface ChoiceProps<Value extends string> {
	label: string;
	/** In sight in place of the label; null where the place says it. */
	short?: ComponentChildren;
	value: Value;
	options: readonly (readonly [value: Value, text: string])[];
	onChange: (value: Value) => void;
}

/** One of a few, in a list that drops down. */
export const Choice = <Value extends string>({ label, short, value, options, onChange }: ChoiceProps<Value>) => (
	<label class="choice">
		{short === undefined ? (
			<span>{label}</span>
		) : (
			<>
				{short !== null && <span aria-hidden="true">{short}</span>}
				<span class="vh">{label}</span>
			</>
		)}
		<select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
			{options.map(([each, text]) => (
				<option key={each} value={each}>
					{text}
				</option>
			))}
		</select>
	</label>
);

interface CostInputProps {
	/** What costs it. */
	label: string;
	cost: Cost;
	/** Whether resources of choice can be part of it. */
	withAny?: boolean;
	onChange: (cost: Cost) => void;
}

/** A cost as it is printed: how many of each symbol. */
export const CostInput = ({ label, cost, withAny, onChange }: CostInputProps) => (
	<div class="cost" role="group" aria-label={label}>
		{[...resources, ...(withAny ? (['any'] as const) : [])].map((resource) => (
			<label key={resource} class={cost[resource] ? 'some' : undefined}>
				<Glyph of={resource} />
				<span class="vh">{words.costOf(label, resource)}</span>
				<select
					value={cost[resource] ?? 0}
					onChange={({ currentTarget }) => {
						const { [resource]: _, ...others } = cost;
						const amount = Number(currentTarget.value);
						onChange(amount > 0 ? { ...others, [resource]: amount } : others);
					}}
				>
					{[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((amount) => (
						<option key={amount} value={amount}>
							{amount}
						</option>
					))}
				</select>
			</label>
		))}
	</div>
);

interface PressProps {
	isOn: boolean;
	label?: string;
	onPress: () => void;
	children: ComponentChildren;
}

/** A thing that is there or not. */
export const Press = ({ isOn, label, onPress, children }: PressProps) => (
	<button type="button" class="btn press" aria-pressed={isOn} aria-label={label} onClick={onPress}>
		{children}
	</button>
);

interface OneOfProps<Value extends string> {
	legend: string;
	name: string;
	value: Value;
	options: readonly (readonly [value: Value, text: string, symbol?: string])[];
	onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export const OneOf = <Value extends string>({ legend, name, value, options, onChange }: OneOfProps<Value>) => (
	<fieldset class="one-of">
		<legend>{legend}</legend>
		<div class="chips">
			{options.map(([each, text, symbol]) => (
				<label key={each} class="chip">
					<input
						class="vh"
						type="radio"
						name={name}
						value={each}
						checked={value === each}
						onChange={() => onChange(each)}
					/>
					{symbol && <Glyph of={symbol} />}
					{text}
				</label>
			))}
		</div>
	</fieldset>
);
