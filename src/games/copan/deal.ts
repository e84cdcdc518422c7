/** The deal at the start of a game, from the box: everything drawn at random is a draw that chance, or the table, answers. */
import type { ActionOf } from './actions.ts';
import { cities } from './cities.ts';
import { isClosed, own, type Position } from './position.ts';
import { offer, type QuestionTable, schedule, type TaskTable, tell } from './turn.ts';

const citiesLeft = (position: Position): string[] =>
	cities.map(({ id }) => id).filter((id) => !position.cities.includes(id));

export const dealTasks: TaskTable<'deal'> = {
	deal(turn, task) {
		const { position } = turn;
		const cause =
			task.cause ?? tell(turn, { type: 'dealBegan', card: position.table.card }, ['copan.setup.event-card']);
		const isBare = (city: string | null, at: number) => city === null && !isClosed(position, 'embassies', at);
		const space = position.cities.findIndex(isBare) + 1;
		if (space > 0) {
			schedule(turn, { ask: 'draw-city', space, cause }, { do: 'deal', cause });
			return;
		}
		schedule(
			turn,
			{ do: 'refill-river', rule: 'copan.setup.river', cause },
			{ do: 'refill', kind: 'characters', rule: 'copan.setup.ball-court', cause },
			{ do: 'refill', kind: 'altars', rule: 'copan.setup.altars', cause },
			{ do: 'refill', kind: 'glyphs', rule: 'copan.setup.stairway', cause },
			{ do: 'court-phase' },
		);
	},
};

export const dealQuestions: QuestionTable<'draw-city'> = {
	'draw-city': {
		rule: 'copan.setup.cities',
		candidates: (position) => citiesLeft(position).map((card) => offer({ type: 'draw', card })),
		answer(turn, { space }, { card }: ActionOf<'draw'>) {
			own(turn.position, 'cities')[space - 1] = card;
			tell(turn, { type: 'cityLaid', space, city: card }, ['copan.setup.cities']);
		},
	},
};
