/** The small inputs from which the editors of values are made. */
import type { ComponentChildren } from 'preact';
import type { Cost } from '#games/copan/cities.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { NumberField } from '#islands/parts/NumberField.tsx';
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

/** A number as it is printed; what it cannot be is checked with the whole value. */
export const NumberInput = ({ label, short, value, least = 0, most = 99, onChange }: NumberInputProps) => (
	<NumberField label={label} look="number" value={value} least={least} most={most} onChange={onChange}>
		{short ? (
			<>
				<span aria-hidden="true">{short}</span>
				<span class="vh">{label}</span>
			</>
		) : (
			label
		)}
	</NumberField>
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
