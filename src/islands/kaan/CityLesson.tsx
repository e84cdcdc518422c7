import type { ComponentProps } from 'preact';
import { useState } from 'preact/hooks';
import type { Placement } from '#games/kaan/city.ts';
import { baseOf, type CityAction, type CityEvent, type CityPosition, type CitySetup } from '#games/kaan/city-game.ts';
import { type LessonView, TableLesson, type TableLessonProps } from '#islands/learn/TableLesson.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { actionWords, cityTable, eventWords, questionWords } from '#words/en/kaan-city-lesson.ts';
import { city as words } from '#words/en/kaan-tools.ts';
import { CityPicture } from './CityPicture.tsx';

type View = LessonView<CityPosition, CityAction, CityEvent>;
const types = ['foundation', 'column', 'building'] as const;

/** The city as a picture, with the places of one kind of card to press, and in words what pays for it. */
const LessonTable = ({ position, actions, onAct }: ComponentProps<View['Table']>) => {
	const { city, turn, hand, stone, cocoa } = position;
	const [card, setCard] = useState<Placement['type']>('foundation');
	const places = actions.flatMap(({ card: type, level, at }): Placement[] =>
		type === card ? [{ type, level, at, refused: null, rules: [] }] : [],
	);
	return (
		<>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide city is scrolled by keys too */}
			<div class="scroll picture-of-city" tabIndex={0} role="group" aria-label={words.picture}>
				<CityPicture
					city={city}
					may={places}
					onPlace={({ type, level, at }) => onAct({ type: 'put', card: type, level, at })}
				/>
			</div>
			{actions.length > 0 && (
				<OneOf
					legend={cityTable.what}
					name="card"
					value={card}
					options={types.map((each) => [each, words.type[each], `kaan:${each}`] as const)}
					onChange={setCard}
				/>
			)}
			<p class="quiet">
				{cityTable.has(hand, stone, cocoa)}. {turn.built ? words.built : words.turn(turn.foundations, turn.columns, 0)}
			</p>
		</>
	);
};

const view: View = {
	Table: LessonTable,
	questionWords,
	actionWords: (action, { city }) => actionWords(action, baseOf(city)),
	eventWords,
};

/** A lesson on the city. */
export const CityLesson = (props: TableLessonProps<CitySetup, CityPosition, CityAction, CityEvent>) => (
	<TableLesson {...props} view={view} loadDesk={() => import('./city-desk.ts')} />
);
