import { type Resource, resources } from '#games/copan/resources.ts';
import { resourceNames } from '#words/en/resource-names.ts';
import { Glyph } from './Glyph.tsx';

interface HardCardsProps {
	hard: readonly Resource[];
	onHard: (hard: Resource[]) => void;
}

/** Which of the Automa's four cards are Hard: a box each, in their own order whatever was pressed first. */
export const HardCards = ({ hard, onHard }: HardCardsProps) => (
	<>
		{resources.map((card) => (
			<label key={card} class="chip">
				<input
					type="checkbox"
					class="vh"
					checked={hard.includes(card)}
					onChange={() => onHard(resources.filter((each) => hard.includes(each) !== (each === card)))}
				/>
				<Glyph of={card} />
				{resourceNames[card]}
			</label>
		))}
	</>
);
