import { Glyph } from './Glyph.tsx';

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
