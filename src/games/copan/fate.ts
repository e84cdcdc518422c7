/** Events: how they arise, what they sweep away, what the die brings to everyone, and what they close. */
import type { ActionOf } from './actions.ts';
import type { Effect } from './effects.ts';
import { type DieFace, dieFaces, type EventCard, eventCards } from './event-cards.ts';
import { hasFreeActions } from './exchange.ts';
import type { Frame, TaskOf } from './frames.ts';
import { isEmpty } from './piles.ts';
import { discard, lift, own, ownCards, type Position, spacesOfFace } from './position.ts';
import { type ClosableSite, siteOf } from './resources.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';
import { framesOf, fromActive, offer, type QuestionTable, schedule, type TaskTable, type Turn, tell } from './turn.ts';

/** What the die face of the Event card does. Rule `events.faces`. */
export const faceEffects = (card: string, face: DieFace): readonly Effect[] =>
	(eventCards.find(({ id }) => id === card) as EventCard).faces[face - 1] as readonly Effect[];

/** Tokens on Altar spaces go to the reserve. Rules `court.events.spiral.tokens`, `court.events.close.altars`. */
const reserveTokens = (turn: Turn, spaces: readonly number[], rule: CopanRule, cause: number): void => {
	const { position } = turn;
	const tokens = position.seats.map(() => 0);
	for (const space of spaces) {
		const owner = position.altarTokens[space];
		if (owner === null || owner === undefined) continue;
		own(position, 'altarTokens')[space] = null;
		own(position, 'altarReserve')[owner] = (position.altarReserve[owner] as number) + 1;
		tokens[owner] = (tokens[owner] as number) + 1;
	}
	if (tokens.some((count) => count > 0)) tell(turn, { type: 'tokensReserved', tokens }, [rule], cause);
};

const sweepCards = (turn: Turn, kind: 'characters' | 'altars', ruling: RulingId | false): void => {
	const { position } = turn;
	const cards = ownCards(position, kind);
	const swept = cards.laid.filter((card) => card !== null);
	if (swept.length === 0) return;
	cards.laid = cards.laid.map(() => null);
	if (position.table.readings['swept-cards'] === 'discarded') discard(position, kind, ...swept);
	tell(turn, { type: 'cardsSwept', kind, cards: swept }, ['copan.court.events.spiral.refresh', 'swept-cards', ruling]);
};

const closeRule: Record<ClosableSite, CopanRule> = {
	embassies: 'copan.court.events.close.embassies',
	'ball-court': 'copan.court.events.close.ball-court',
	altars: 'copan.court.events.close.altars',
	stairway: 'copan.court.events.close.stairway',
};

/** Takes away what lies on a space that closes: a City for good, a card to the top of its pile. */
const clear = (position: Position, site: ClosableSite, space: number): string | null => {
	if (site === 'altars') return null;
	if (site === 'embassies') {
		const city = position.cities[space] ?? null;
		own(position, 'cities')[space] = null;
		return city;
	}
	const kind = site === 'stairway' ? 'glyphs' : 'characters';
	const card = lift(position, kind, space + 1);
	if (card) own(position.cards[kind], 'top').unshift(card);
	return card;
};

const close = (turn: Turn, { resource }: TaskOf<'close'>): void => {
	const { position } = turn;
	const site = siteOf[resource];
	const face = position.face as DieFace;
	if (position.closed[site].includes(face)) {
		tell(turn, { type: 'closedAlready', site, face }, ['copan.court.events.closed-already']);
		return;
	}
	const spaces = spacesOfFace(position, site, face);
	const [removed = null] = spaces.map((space) => clear(position, site, space));
	own(own(position, 'closed'), site).push(face);
	const isHome = site === 'embassies' && spaces.some((space) => position.embassies[space]?.some((count) => count > 0));
	const closed = tell(turn, { type: 'spaceClosed', site, face, spaces: spaces.map((space) => space + 1), removed }, [
		'copan.court.events.decline.close',
		position.resolved > 1 && 'copan.court.events.all-close',
		closeRule[site],
		isHome && 'closed-city-embassies',
	]);
	if (site === 'altars') reserveTokens(turn, spaces, 'copan.court.events.close.altars', closed);
	if (site === 'embassies') evict(turn, spaces, closed);
};

/** Embassies in a City that closes stay, or go. Ruling `closed-city-embassies`. */
const evict = (turn: Turn, spaces: readonly number[], cause: number): void => {
	const { position } = turn;
	const { embassies, table } = position;
	if (table.readings['closed-city-embassies'] !== 'they-go') return;
	for (const space of spaces) {
		const tokens = embassies[space] as number[];
		if (tokens.every((count) => count === 0)) continue;
		own(position, 'embassies')[space] = tokens.map(() => 0);
		tell(
			turn,
			{ type: 'embassiesRemoved', space: space + 1, tokens },
			['copan.court.events.close.embassies', 'closed-city-embassies'],
			cause,
		);
	}
};

/** The frames of one face, for each player in turn; what it does to the board is done once. */
const framesOfFace = (position: Position, face: DieFace, cause: number): Frame[] => {
	const { active, table } = position;
	const effects = faceEffects(table.card, face);
	return fromActive(position).flatMap((player) =>
		framesOf(
			effects.filter(({ verb }) => player === active || verb !== 'move-decline'),
			{ player, source: { event: table.card, face }, cause },
		),
	);
};

export const fateTasks: TaskTable<'arise' | 'resolve-events' | 'consult-die' | 'apply-face' | 'sweep' | 'close'> = {
	arise(turn, { event }) {
		const { position } = turn;
		const arose = tell(turn, { type: 'eventArose', event }, [
			...(event.kind === 'decline'
				? (['copan.court.events.decline', 'copan.court.events.three-a-track'] as const)
				: ([
						'copan.court.events.spiral',
						position.pyramid[event.space] === 'face-down' && 'copan.court.no-tile.spiral',
					] as const)),
			// With Events of both kinds, which came first was a matter of reading.
			position.events.some((each) => each.event.kind !== event.kind) && 'spiral-before-decline',
		]);
		own(position, 'events').push({ event, cause: arose });
	},
	'resolve-events'(turn) {
		const { position } = turn;
		const next = position.events[position.resolved];
		if (!next) return;
		position.resolved++;
		const { event, cause } = next;
		schedule(
			turn,
			event.kind === 'spiral' ? { do: 'sweep', cause } : null,
			{ do: 'consult-die', cause },
			event.kind === 'decline' ? { do: 'close', resource: event.resource, cause } : null,
			{ do: 'resolve-events' },
		);
	},
	sweep(turn, { cause }) {
		const { position } = turn;
		const { altars } = position.cards;
		const stays = position.table.readings['altar-pile-empty'] === 'keep-those-there' && isEmpty(altars);
		const ruling = isEmpty(altars) && 'altar-pile-empty';
		sweepCards(turn, 'characters', stays && ruling);
		if (!stays) sweepCards(turn, 'altars', ruling);
		reserveTokens(turn, [...position.altarTokens.keys()], 'copan.court.events.spiral.tokens', cause);
		const rule: CopanRule = 'copan.court.events.spiral.refresh';
		schedule(turn, { do: 'refill', kind: 'characters', rule, cause }, { do: 'refill', kind: 'altars', rule, cause });
	},
	'consult-die'(turn, { cause }) {
		const { face } = turn.position;
		if (face === null) schedule(turn, { ask: 'die', cause });
		else tell(turn, { type: 'dieKept', face }, ['copan.court.events.one-roll', 'copan.court.events.one-effect']);
	},
	'apply-face'(turn) {
		const { position } = turn;
		const face = position.face as DieFace;
		const applies = tell(turn, { type: 'faceApplies', card: position.table.card, face }, [
			'copan.events.faces',
			'copan.events.all-players',
			'event-order',
		]);
		schedule(turn, ...framesOfFace(position, face, applies));
	},
	close,
};

export const fateQuestions: QuestionTable<'die'> = {
	die: {
		rule: 'copan.court.events.one-roll',
		candidates: () => dieFaces.map((face) => offer({ type: 'roll', face })),
		answer(turn, _, action) {
			const { face } = action as ActionOf<'roll'>;
			const { position } = turn;
			position.face = face;
			const rolled = tell(turn, { type: 'dieRolled', face }, [
				position.events[position.resolved - 1]?.event.kind === 'spiral'
					? 'copan.court.events.spiral.roll'
					: 'copan.court.events.decline.roll',
				hasFreeActions(position) && 'off-action-timing',
			]);
			const mayPause = position.table.readings['off-action-timing'] === 'at-once';
			schedule(turn, mayPause ? { do: 'pause', before: 'effect' } : null, { do: 'apply-face', cause: rolled });
		},
	},
};
