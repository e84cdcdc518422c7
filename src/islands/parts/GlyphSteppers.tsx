import { type GlyphColour, glyphColours } from '#games/copan/glyphs.ts';
import { cardName } from '#words/en/copan-names.ts';
import { Stepper } from './Stepper.tsx';

interface GlyphSteppersProps {
	legend: string;
	glyphs: Partial<Record<GlyphColour, number>>;
	/** Cards there are of each colour. */
	most: number;
	onChange: (glyphs: Partial<Record<GlyphColour, number>>) => void;
}

/** A hand of Glyph cards: a count for each colour. */
export const GlyphSteppers = ({ legend, glyphs, most, onChange }: GlyphSteppersProps) => (
	<fieldset>
		<legend>{legend}</legend>
		<div class="steppers">
			{glyphColours.map((colour) => (
				<Stepper
					key={colour}
					label={cardName(colour)}
					symbol="glyph"
					short={colour.toUpperCase()}
					value={glyphs[colour] ?? 0}
					most={most}
					onChange={(value) => onChange({ ...glyphs, [colour]: value })}
				/>
			))}
		</div>
	</fieldset>
);
