import type { Sourced } from '#engine/profile.ts';
import type { Effect, Trigger } from './effects.ts';
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

const guide = 'Rulebook, Card Guide';
const read = <Value>(value: Value, because: string): Sourced<Value> => ({ value, from: 'inferred', because });
const printed = <Value>(value: Value, because = guide): Sourced<Value> => ({ value, from: 'rulebook', because });

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
		effect: read<Effect>(
			{ verb: 'use-citizen-of', who: 'opponent', again: 'same-or-another' },
			'Rulebook, Card Guide: it tells what the Garden of Offerings does to it; the ability itself follows from that',
		),
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
		effect: read<Effect>(
			{ verb: 'gain', resource: 'harmony', count: 1, who: 'each-opponent' },
			'Rulebook, Card Guide: opponents gain “the harmony token”; we read it as one for each of them',
		),
		rules: ['guide.philosopher'],
	},
] as const satisfies readonly Card[];

export const buildings = [
	{
		id: 'dawn-windmills',
		cost: printed({ stone: 4, cocoa: 3 }, 'Rulebook, Example of Constructing a Building: what Josh pays'),
		effect: printed<Effect>({ verb: 'unknown' }, 'Rulebook: the example tells the cost alone'),
		rules: ['city.construct.example', 'city.construct'],
	},
	{
		id: 'yunara-quarry',
		trigger: read<Trigger>(
			{ on: 'construction' },
			'In the example Josh gains when he constructs another building, which is what a construction effect does',
		),
		effect: printed<Effect>(
			{ verb: 'gain', resource: 'stone', count: 1, who: 'self', inExample: true },
			'Rulebook, Example of Constructing a Building; on which level his Quarry stands is only pictured',
		),
		rules: ['city.construct.example', 'effects.construction', 'effects.strength', 'city.place.example'],
	},
	{
		id: 'wind-theater',
		trigger: read<Trigger>(
			{ on: 'draw-out-of-turn' },
			'The example shows that it works once a turn; that it needs another’s turn is our reading of this one case',
		),
		effect: printed<Effect>(
			{ verb: 'draw', count: 2, more: true, inExample: true },
			'Rulebook, example of effects; on which level his Theater stands is only pictured',
		),
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
		effect: printed<Effect>({ verb: 'unknown' }, 'Rulebook, Card Guide: when it works, and not what it does'),
		rules: ['guide.barns'],
	},
	{
		id: 'celestial-observatory',
		trigger: printed<Trigger>({ on: 'scoring' }, 'Rulebook, Final Scoring'),
		effect: printed<Effect>({ verb: 'score-leftover', harmony: false }, 'Rulebook, Final Scoring'),
		rules: ['scoring.leftover', 'icons.harmony.not-scored', 'effects.scoring'],
	},
] as const satisfies readonly Card[];

export type CitizenId = (typeof citizens)[number]['id'];
export type BuildingId = (typeof buildings)[number]['id'];
