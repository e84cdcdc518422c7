import { Glyph } from './Glyph.tsx';
import { NumberField } from './NumberField.tsx';

interface CountProps {
	label: string;
	symbol?: string | undefined;
	value: number;
	/** How far the buttons go. */
	least?: number | undefined;
	most: number;
	/** What is taken at all, where more can be typed and is told beside it. */
	limit?: number;
	onChange: (value: number) => void;
}

/** A whole number to type or to press; an emptied field is 0, or the least there can be. */
export const Count = ({ label, symbol, value, least = 0, most, limit = most, onChange }: CountProps) => (
	<NumberField
		label={label}
		look="count"
		value={value}
		least={least}
		most={most}
		blank={Math.max(0, least)}
		onChange={(typed) => onChange(Math.max(least < 0 ? -limit : least, Math.min(limit, Math.trunc(typed))))}
	>
		{symbol && <Glyph of={symbol} size="s" />}
		<span>{label}</span>
	</NumberField>
);
