import { Glyph } from '#islands/parts/Glyph.tsx';
import { NumberField } from '#islands/parts/NumberField.tsx';
import { mostCounted } from '#stores/kaan.ts';
import { tool as words } from '#words/en/kaan-tools.ts';

interface CountProps {
	label: string;
	symbol?: string;
	value: number;
	/** How far the buttons go, and what is taken at all. */
	most: number;
	limit?: number;
	onChange: (value: number) => void;
}

/** A whole number from 0; an emptied field is 0. */
export const Count = ({ label, symbol, value, most, limit = mostCounted, onChange }: CountProps) => (
	<NumberField
		label={label}
		look="count"
		value={value}
		least={0}
		most={most}
		words={words}
		blank={0}
		onChange={(typed) => onChange(Math.max(0, Math.min(limit, Math.trunc(typed))))}
	>
		{symbol && <Glyph of={symbol} size="s" />}
		<span>{label}</span>
	</NumberField>
);
