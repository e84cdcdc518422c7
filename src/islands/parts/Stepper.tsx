import { play } from '#words/en/play.ts';
import { Glyph } from './Glyph.tsx';

interface StepperProps {
	/** What is counted, as a word. */
	label: string;
	symbol: string;
	value: number;
	most: number;
	/** Beside the number, such as “of 5”. */
	after?: string;
	onChange: (value: number) => void;
}

/** A small count that thumbs can change. */
export const Stepper = ({ label, symbol, value, most, after, onChange }: StepperProps) => (
	<div class="stepper" role="group" aria-label={label}>
		<button
			type="button"
			class="btn"
			aria-label={play.stepper.less(label)}
			disabled={value <= 0}
			onClick={() => onChange(value - 1)}
		>
			−
		</button>
		<span class="count">
			<Glyph of={symbol} />
			<output>{value}</output>
			{after && <small>{after}</small>}
		</span>
		<button
			type="button"
			class="btn"
			aria-label={play.stepper.more(label)}
			disabled={value >= most}
			onClick={() => onChange(value + 1)}
		>
			+
		</button>
	</div>
);
