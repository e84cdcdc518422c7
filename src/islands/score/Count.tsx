import { Glyph } from '#islands/parts/Glyph.tsx';
import { NumberField } from '#islands/parts/NumberField.tsx';

interface CountProps {
	label: string;
	symbol: string;
	value: number;
	/** How far the buttons go; what is typed beyond is told by the engine. */
	least?: number;
	most: number;
	onChange: (value: number) => void;
}

/** More than anybody has: what a field takes at all. */
const outmost = 999;

/** A whole number of a score sheet; an emptied field is 0. */
export const Count = ({ label, symbol, value, least = 0, most, onChange }: CountProps) => {
	const floor = least < 0 ? -outmost : 0;
	return (
		<NumberField
			label={label}
			look="count"
			value={value}
			least={least}
			most={most}
			blank={0}
			onChange={(typed) => onChange(Math.max(floor, Math.min(outmost, Math.trunc(typed))))}
		>
			<Glyph of={symbol} size="s" />
			<span>{label}</span>
		</NumberField>
	);
};
