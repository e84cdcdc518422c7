import { play } from '#words/en/play.ts';
import { Glyph } from './Glyph.tsx';

interface StepperProps {
	/** What is counted, as a word. */
	label: string;
	symbol: string;
	value: number;
	most: number;
	/** The word in sight too, where the symbol alone does not say it. */
	worded?: boolean;
	/** A letter in sight that tells it from its like. */
	short?: string;
	onChange: (value: number) => void;
}

/** A small count that thumbs can change. At its ends a button stays in place, so that the focus is not lost on it. */
export const Stepper = ({ label, symbol, value, most, worded, short, onChange }: StepperProps) => {
	const press = (can: boolean, to: number) => ({
		'aria-disabled': can ? undefined : ('true' as const),
		onClick: () => can && onChange(to),
	});
	return (
		<div class="stepper" role="group" aria-label={label}>
			<button type="button" class="btn" aria-label={play.stepper.less(label)} {...press(value > 0, value - 1)}>
				−
			</button>
			<span class="count">
				<Glyph of={symbol} />
				{short && <small>{short}</small>}
				<output>{value}</output>
				{worded && <small>{label}</small>}
			</span>
			<button type="button" class="btn" aria-label={play.stepper.more(label)} {...press(value < most, value + 1)}>
				+
			</button>
		</div>
	);
};
