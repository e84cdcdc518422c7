import { Glyph } from '#islands/parts/Glyph.tsx';
import { NumberField } from '#islands/parts/NumberField.tsx';

interface CountProps {
	label: string;
	symbol: string;
	value: number;
	least?: number;
	most: number;
	words: { less: (what: string) => string; more: (what: string) => string };
	onChange: (value: number) => void;
}

/** The most that a field takes at all; what cannot be is told beside it. */
const outmost = 999;

/** A whole number to type or to press; an emptied field is 0. */
export const Count = ({ label, symbol, value, least = 0, most, words, onChange }: CountProps) => (
	<NumberField
		label={label}
		look="count"
		value={value}
		least={least}
		most={most}
		words={words}
		blank={Math.max(0, least)}
		onChange={(typed) => onChange(Math.max(least, Math.min(outmost, Math.trunc(typed))))}
	>
		<Glyph of={symbol} size="s" />
		<span>{label}</span>
	</NumberField>
);
