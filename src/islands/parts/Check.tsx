interface CheckProps {
	label: string;
	checked: boolean;
	title?: string | undefined;
	onChange: (checked: boolean) => void;
}

/** Yes or no, as a chip. */
export const Check = ({ label, checked, title, onChange }: CheckProps) => (
	<label class="chip" title={title}>
		<input
			class="vh"
			type="checkbox"
			checked={checked}
			onChange={({ currentTarget }) => onChange(currentTarget.checked)}
		/>
		{label}
	</label>
);
