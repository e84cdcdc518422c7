import type { Effect, Trigger } from './effects.ts';
import type { Reason, Sourced } from './reasons.ts';
import type { Resource } from './resources.ts';

/** Cards that a source names, and what is known of them. What is left out stands in no source. */
export interface Card {
	id: string;
	cost?: Sourced<Partial<Record<Resource, number>>>;
	/** Cards of a kind of effect are told apart: construction, passive, scoring. */
	trigger?: Sourced<Trigger>;
	effect: Sourced<Effect>;
	/** Rules of the guide and of examples that speak of it, without the game. */
	rules: readonly string[];
}

const read = <Value>(value: Value, because: Reason): Sourced<Value> => ({ value, from: 'inferred', because });
const printed = <Value>(value: Value, because: Reason = 'guide'): Sourced<Value> => ({
	value,
	from: 'rulebook',
	because,
});

export const citizens = [
	{
		id: 'constellation-poet',
		effect: printed<Effect>({ verb: 'play-another-citizen', until: 'this-turn' }),
		rules: ['guide.poet', 'guide.garden.poet'],
	},
	{
		id: 'dawn-ambassadress',
		effect: printed<Effect>({ verb: 'take-back-golem', from: ['pyramid', 'cenote'] }),
		rules: ['guide.ambassadress'],
	},
	{
		id: 'dawn-speaker',
		effect: printed<Effect>({ verb: 'use-effects', of: 'resting' }),
		rules: ['guide.speaker', 'golems.rest.all'],
	},
	{
		id: 'guardian-of-the-echo',
		effect: read<Effect>({ verb: 'use-citizen-of', who: 'opponent', again: 'same-or-another' }, 'guardian'),
		rules: ['guide.guardian', 'guide.garden'],
	},
	{
		id: 'horizon-monk',
		effect: printed<Effect>({ verb: 'may-jump' }),
		rules: ['guide.monk', 'golems.jump.any-golem'],
	},
	{
		id: 'mind-jester',
		effect: printed<Effect>({ verb: 'move-golem', whose: 'opponent', collects: 'self' }),
		rules: ['guide.jester', 'golems.move.collect'],
	},
	{
		id: 'wandering-philosopher',
		effect: read<Effect>({ verb: 'gain', resource: 'harmony', count: 1, who: 'each-opponent' }, 'philosopher'),
		rules: ['guide.philosopher'],
	},
] as const satisfies readonly Card[];

export const buildings = [
	{
		id: 'dawn-windmills',
		cost: printed({ stone: 4, cocoa: 3 }, 'windmills-cost'),
		effect: printed<Effect>({ verb: 'unknown' }, 'windmills'),
		rules: ['city.construct.example', 'city.construct'],
	},
	{
		id: 'yunara-quarry',
		trigger: read<Trigger>({ on: 'construction' }, 'quarry-trigger'),
		effect: printed<Effect>({ verb: 'gain', resource: 'stone', count: 1, who: 'self', inExample: true }, 'quarry'),
		rules: ['city.construct.example', 'effects.construction', 'effects.strength', 'city.place.example'],
	},
	{
		id: 'wind-theater',
		trigger: read<Trigger>({ on: 'draw-out-of-turn' }, 'theater-trigger'),
		effect: printed<Effect>({ verb: 'draw', count: 2, more: true, inExample: true }, 'theater'),
		rules: ['guide.theater', 'effects.example', 'effects.passive', 'icons.draw', 'effects.strength'],
	},
	{
		id: 'garden-of-offerings',
		effect: printed<Effect>({ verb: 'use-citizen-again', price: 'strength-level', costsAgain: true }),
		rules: ['guide.garden', 'guide.garden.cost', 'guide.garden.poet', 'guide.guardian', 'effects.strength'],
	},
	{
		id: 'great-market-of-the-dawn',
		effect: printed<Effect>({ verb: 'replace-in-cost', which: 'own-choice' }),
		rules: ['guide.market'],
	},
	{
		id: 'librarian-of-the-whispers',
		effect: printed<Effect>({ verb: 'look-at-golem', whose: 'any' }),
		rules: ['guide.golem-houses'],
	},
	{
		id: 'wandering-merchants-house',
		effect: printed<Effect>({ verb: 'look-at-golem', whose: 'any' }),
		rules: ['guide.golem-houses'],
	},
	{
		id: 'sunrise-barns',
		trigger: printed<Trigger>({ on: 'gain', resource: 'corn' }),
		effect: printed<Effect>({ verb: 'unknown' }, 'barns'),
		rules: ['guide.barns'],
	},
	{
		id: 'celestial-observatory',
		trigger: printed<Trigger>({ on: 'scoring' }, 'final-scoring'),
		effect: printed<Effect>({ verb: 'score-leftover', harmony: false }, 'final-scoring'),
		rules: ['scoring.leftover', 'icons.harmony.not-scored', 'effects.scoring'],
	},
] as const satisfies readonly Card[];

export type CitizenId = (typeof citizens)[number]['id'];
export type BuildingId = (typeof buildings)[number]['id'];
