import type { ComponentChildren } from 'preact';

interface SelectProps<Value extends string> {
	label: string;
	/** In sight in place of the label; null where the place says it. */
	short?: ComponentChildren;
	value: Value;
	options: readonly (readonly [value: Value, text: string])[];
	/** How it stands: `pick` fills its line. */
	look?: 'pick' | 'choice';
	onChange: (value: Value) => void;
}

/** One of a few, in a list that drops down. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
	const { label, short, value, options, look = 'pick', onChange } = props;
	return (
		<label class={look}>
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
};
