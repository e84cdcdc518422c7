import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';

interface SwitchesProps {
	/** Ids of the rulings. */
	of: readonly string[];
	/** Readings chosen in place of ours. */
	rulings: Readonly<Record<string, string>>;
	citations: Citations;
	onReading: (id: string, option: string) => void;
}

/** Open questions that a page turns on, each with its readings to choose from. */
export const Switches = ({ of, rulings, citations, onReading }: SwitchesProps) => (
	<>
		{of.map((id) => {
			const { short, href, options } = citations.rulings[id] ?? { short: id, href: '', options: [] };
			return (
				<label key={id} class="pick ruled">
					<span>
						<Glyph of="open-question" size="s" /> <a href={href}>{short}</a>
					</span>
					<select
						value={rulings[id] ?? options[0]?.id}
						onChange={({ currentTarget }) => onReading(id, currentTarget.value)}
					>
						{options.map((option) => (
							<option key={option.id} value={option.id}>
								{option.text}
							</option>
						))}
					</select>
				</label>
			);
		})}
	</>
);
