/** Fields of the tools, each in one line. */
import { Check } from '#islands/parts/Check.tsx';
import { Count } from '#islands/parts/Count.tsx';

/** A whole number. */
export const number = (
	label: string,
	value: number,
	most: number,
	onChange: (value: number) => void,
	symbol?: string,
	least?: number,
) => <Count key={label} label={label} symbol={symbol} value={value} least={least} most={most} onChange={onChange} />;

/** Yes or no. */
export const check = (label: string, checked: boolean, onChange: (checked: boolean) => void, title?: string) => (
	<Check key={label} label={label} checked={checked} title={title} onChange={onChange} />
);
