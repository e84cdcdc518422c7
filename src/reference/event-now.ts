/** What an Event does, step by step, for the page that is used with real dice: words, rules and readings of each step. */
import type { Effect } from '#games/copan/effects.ts';
import { type DieFace, dieFaces, type EventCard, eventCards } from '#games/copan/event-cards.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import { difficultyWords } from '#words/en/copan-glossary.ts';
import { nowSentence } from '#words/en/event-now.ts';
import type { Component } from './components.ts';
import type { Atom, Reference, Ruling } from './content.ts';

/** The page’s address without the base path. */
export const eventNowHref = '/copan/events/now/';
/** Chapters beside which it stands. */
export const eventNowChapters: readonly string[] = ['court-phase', 'event-cards'];

/** Ids of the rules and the open questions behind a step; the readings are ours. */
interface Cited {
	rules: readonly string[];
	rulings: readonly string[];
	/** The question on which the sentence itself hangs: its reading stands in sight. */
	reading?: string;
}

/** What an effect of an Event card hangs on, by its verb. What all Events have in common is not said again. */
const behind: Partial<Record<Effect['verb'], Cited>> = {
	gain: { rules: ['court.collect.storage'], rulings: [] },
	lose: { rules: ['court.loss.vp'], rulings: [] },
	climb: { rules: ['steps.choose'], rulings: ['excess-steps'] },
	'step-down': { rules: ['steps.down'], rulings: ['priest-down-from-top'] },
	'place-jade': {
		rules: ['mask.adjacent', 'mask.effect'],
		reading: 'jade-in-event',
		rulings: ['jade-out-of-turn', 'jade-with-full-mask'],
	},
	'remove-jade': { rules: ['mask.removed'], rulings: ['jade-removed'] },
	'lose-glyph': { rules: [], rulings: ['take-what-is-not-there'] },
	'discard-character': { rules: [], rulings: ['take-what-is-not-there', 'bird-discarded-unused'] },
	'lose-extension': { rules: ['river.extension.lost'], rulings: ['take-what-is-not-there', 'extension-lost'] },
};

const citedBy = (effect: Effect): Cited => {
	if (effect.verb === 'move-decline')
		return effect.direction === 'forward'
			? { rules: ['court.decline.pass-on'], rulings: ['pass-on'] }
			: { rules: [], reading: 'moves-back', rulings: ['back-at-start'] };
	const { rules, rulings, reading } = behind[effect.verb] ?? { rules: [], rulings: [] };
	const per = 'per' in effect ? effect.per?.of : undefined;
	return {
		rules,
		...(reading && { reading }),
		rulings: [
			...rulings,
			...(effect.verb === 'lose' && effect.resource === 'any' ? ['lose-what-you-lack'] : []),
			...(per === 'discarded-characters' ? ['discard-counts'] : []),
			...(per === 'embassy-cities' ? ['closed-city-embassies'] : []),
		],
	};
};

/** The steps that are not of one card: the rule of each, then what else it hangs on. */
const steps = {
	sweep: {
		rules: ['court.events.spiral.refresh', 'court.events.spiral.tokens'],
		rulings: ['swept-cards', 'altar-pile-empty'],
	},
	/** With a spiral and a track both. */
	both: { rules: [], rulings: ['spiral-before-decline'] },
	roll: { rules: ['court.events.one-roll', 'court.events.one-effect'], rulings: [] },
	effect: { rules: ['events.faces'], rulings: [] },
	all: { rules: ['events.all-players'], rulings: ['event-order'] },
	already: { rules: ['court.events.closed-already'], rulings: [] },
	nothing: { rules: ['court.events.spiral.roll'], rulings: [] },
	collect: { rules: ['court.collect.after-events'], rulings: [] },
} satisfies Record<string, Cited>;

const closing: Record<Resource, Cited> = {
	food: { rules: ['court.events.close.embassies'], rulings: ['closed-city-embassies'] },
	fame: { rules: ['court.events.close.ball-court'], rulings: [] },
	zeal: { rules: ['court.events.close.altars'], rulings: [] },
	power: { rules: ['court.events.close.stairway'], rulings: [] },
};

/** Rules and open questions, found. */
export interface Behind {
	rules: Atom[];
	rulings: Ruling[];
	reading?: Ruling;
}

export interface FaceNow extends Behind {
	face: DieFace;
	component: Component;
	/** What happens, in a sentence. */
	sentence: string;
	/** Done once on the board, not by each player. */
	once: boolean;
	/** The resource whose cube goes forward: a Decline Event may follow. */
	forward: Resource | null;
}

export interface CardNow {
	letter: string;
	component: Component;
	difficulty: string;
	faces: FaceNow[];
}

export interface EventNow {
	cards: CardNow[];
	steps: Record<keyof typeof steps, Behind>;
	closing: Record<Resource, Behind>;
}

/** Every card, face and step; stops where one leans on a rule or ruling that the content lacks. */
export const eventNowOf = ({ game, atoms, rulings, components }: Reference): EventNow => {
	const found = <Thing>(thing: Thing | undefined, name: string): Thing => {
		if (!thing) throw new Error(`The page for real dice leans on ${name}, which the reference lacks`);
		return thing;
	};
	const componentOf = (ref: string): Component => found(components.get(ref), `"${ref}"`);
	const rulingOf = (id: string): Ruling => found(rulings.get(id), `the ruling "${id}"`);
	const look = (cited: Cited): Behind => ({
		rules: [...new Set(cited.rules)].map((id) => found(atoms.get(`${game}.${id}`), `the rule "${id}"`)),
		rulings: [...new Set(cited.rulings)].map(rulingOf),
		...(cited.reading && { reading: rulingOf(cited.reading) }),
	});
	const faceOf = (card: EventCard, face: DieFace): FaceNow => {
		const effects = card.faces[face - 1] ?? [];
		const cited = effects.map(citedBy);
		const reading = cited.find((each) => each.reading)?.reading;
		const moves = effects.filter((effect) => effect.verb === 'move-decline');
		return {
			face,
			component: componentOf(`face:card-${card.id.toLowerCase()}-${face}`),
			sentence: nowSentence(effects),
			once: moves.length > 0,
			forward: moves.find(({ direction }) => direction === 'forward')?.resource ?? null,
			...look({
				rules: cited.flatMap(({ rules }) => rules),
				rulings: cited.flatMap((each) => each.rulings),
				...(reading && { reading }),
			}),
		};
	};
	return {
		cards: eventCards.map((card) => ({
			letter: card.id,
			component: componentOf(`event:card-${card.id.toLowerCase()}`),
			difficulty: difficultyWords[card.difficulty],
			faces: dieFaces.map((face) => faceOf(card, face)),
		})),
		steps: Object.fromEntries(Object.entries(steps).map(([name, cited]) => [name, look(cited)])) as EventNow['steps'],
		closing: Object.fromEntries(
			resources.map((resource) => [resource, look(closing[resource])]),
		) as EventNow['closing'],
	};
};
