/**
 * What every component but the Characters says, written by hand from what the printed glossary means: the site's
 * sentences are generated from the effects that the engine plays, so a wrong word or a wrong effect fails here. Then
 * what lists and pages are made of. (The Characters have their table beside the engine's tests.)
 */
import { describe, expect, test } from 'vitest';
import type { Component } from '#reference/components.ts';
import { referenceOf } from '#reference/content.ts';
import {
	actingAt,
	componentsOfKind,
	inBox,
	type ListKind,
	listKinds,
	listOf,
	questionsOn,
	relatedTo,
	rulesOn,
	twinsOf,
} from '#reference/glossary.ts';
import type { CopanKind } from '#words/en/copan-glossary.ts';
import { card, list } from '#words/en/glossary.ts';

const reference = referenceOf('copan');
const component = (ref: string): Component => {
	const found = reference.components.get(ref);
	if (!found) throw new Error(`no component ${ref}`);
	return found;
};
const refs = (components: readonly Component[]): string[] => components.map(({ ref }) => ref);

const jade = 'Gain a Jade tile of your choice and place it once the action you are in is done.';
const glyph = 'Take one Glyph card of your choice from the display; it is refilled at once.';
const character = 'Take one Character of your choice from the Ball Court; the space is refilled at once.';
const riverTiles = 'Take the two leftmost Court tiles of the River, refilled at once.';
const totem = 'You may put your Totem on the entry space of a Site of your choice.';
const climb = (steps: string) => `Climb ${steps} on one stairway of your choice.`;
const less = (site: string, words = '1 resource of your choice comes') =>
	`You may take an action at ${site}; ${words} off its cost.`;
const forward = (resource: string) => `The ${resource} cube moves forward one space.`;
const back = (resource: string) => `The ${resource} cube moves back one space.`;

type Row = readonly [slug: string, sentence: string, price?: string];

const cities: readonly Row[] = [
	['1', riverTiles, 'Costs 1 Food'],
	['2', less('the Altars'), 'Costs 1 Power'],
	['3', jade, 'Costs 1 Zeal'],
	['4', less('the Hieroglyphic Stairway'), 'Costs 1 Zeal'],
	['5', less('the Ball Court'), 'Costs 1 Food'],
	['6', 'Score 5 VP.', 'Costs 1 Fame'],
	['7', climb('3 steps'), 'Costs 1 Food'],
	['8', 'Score 5 VP.', 'Costs 1 Power'],
	['9', glyph, 'Costs 1 Power'],
	['10', 'Score 5 VP.', 'Costs 1 Food'],
	['11', glyph, 'Costs 1 Zeal and 1 resource of your choice'],
	['12', climb('3 steps'), 'Costs 1 Fame and 1 resource of your choice'],
	['13', less('the River'), 'Costs 1 Fame'],
	['14', riverTiles, 'Costs 1 Fame and 1 resource of your choice'],
	['15', character, 'Costs 1 Fame'],
	['16', character, 'Costs 1 Food and 1 resource of your choice'],
	['17', jade, 'Costs 1 Power and 1 resource of your choice'],
	['18', less('any one Site'), 'Costs 1 Power and 1 resource of your choice'],
	['19', less('any one Site'), 'Costs 1 Zeal and 1 resource of your choice'],
	['20', 'Score 8 VP.', 'Costs 1 Zeal and 1 resource of your choice'],
];

const tokens: readonly Row[] = [
	['level-1-food', 'Gain 1 Food.'],
	['level-1-fame', 'Gain 1 Fame.'],
	['level-1-zeal', 'Gain 1 Zeal.'],
	['level-1-power', 'Gain 1 Power.'],
	['level-1-1-vp', 'Score 1 VP.'],
	['level-1-climb', climb('1 step')],
	['level-2-food', 'Gain 2 Food.'],
	['level-2-fame', 'Gain 2 Fame.'],
	['level-2-zeal', 'Gain 2 Zeal.'],
	['level-2-power', 'Gain 2 Power.'],
	['level-2-any', 'Gain 2 resources of your choice.'],
	['level-2-2-vp', 'Score 2 VP.'],
	['level-2-3-vp', 'Score 3 VP.'],
	['level-2-climb', climb('2 steps')],
	['level-2-jade', jade],
	['level-3-food', 'Gain 3 Food.'],
	['level-3-fame', 'Gain 3 Fame.'],
	['level-3-zeal', 'Gain 3 Zeal.'],
	['level-3-power', 'Gain 3 Power.'],
	['level-3-3-vp', 'Score 3 VP.'],
	['level-3-4-vp', 'Score 4 VP.'],
	['level-3-climb', climb('3 steps')],
	['level-3-jade', jade],
	['level-3-character', character],
];

const pays = (price: string) => `Whichever of this card’s three columns you take, you pay ${price}.`;
const altars: readonly Row[] = [
	['cost-food', pays('1 Food')],
	['cost-fame', pays('1 Fame')],
	['cost-zeal', pays('1 Zeal')],
	['cost-power', pays('1 Power')],
	['cost-any', pays('1 resource of your choice')],
	['food', 'Gain 1 Food.'],
	['fame', 'Gain 1 Fame.'],
	['zeal', 'Gain 1 Zeal.'],
	['power', 'Gain 1 Power.'],
	['any', 'Gain 1 resource of your choice.'],
	['vp', 'Score as many VP as the card shows.'],
	['action-embassies', 'You may take an action at the Embassies.'],
	['action-river', 'You may take an action at the River.'],
	['action-ball-court', 'You may take an action at the Ball Court.'],
	['action-altars', 'You may take an action at the Altars.'],
	['action-stairway', 'You may take an action at the Hieroglyphic Stairway.'],
	['action-any', 'You may take an action at any one Site.'],
	['action-less-1', less('the Site shown')],
	['action-less-2', less('the Site shown', '2 resources of your choice come')],
	[
		'embassy',
		'Place an Embassy in a City of your choice, closed ones included; draw its Embassy tokens, without gaining its effect.',
	],
	['glyph', glyph],
	['character', character],
	['jade', jade],
	['extension', 'Gain a Storage extension.'],
	['totem', totem],
	['river-tiles', riverTiles],
	['climb-1', climb('1 step')],
	['climb-2', climb('2 steps')],
	['climb-3', climb('3 steps')],
];

const mask: readonly Row[] = [
	['1', 'Gain 2 Fame.'],
	['2', 'Gain 1 resource of your choice.'],
	['3', 'Gain 2 Power.'],
	['4', 'Gain 1 resource of your choice.'],
	['5', 'Gain 1 resource of your choice.'],
	['6', 'Gain 2 resources of your choice.'],
	['7', 'Score 4 VP.'],
	// That the tiles are replaced at once is said of City tiles and Altars, not here.
	['8', 'Take the two leftmost Court tiles of the River.'],
	['9', 'Gain a Storage extension.'],
	['10', totem],
	['11', 'Score 2 VP.'],
	['12', 'Gain 2 resources of your choice.'],
	['13', 'Score 2 VP.'],
	['14', character],
	['15', 'Gain 2 Food.'],
	['16', 'Gain 2 Zeal.'],
];

/** Card by card: its difficulty, its faces in printed order. */
const events: Record<string, [difficulty: string, ...faces: string[]]> = {
	a: [
		'Easy',
		'Lose 1 Fame for each Glyph card you have.',
		'Gain 2 resources of your choice.',
		forward('Food'),
		jade,
		'Gain 1 Power for each Character you have discarded.',
		forward('Zeal'),
	],
	b: [
		'Normal',
		'Lose 2 Zeal.',
		'Gain 2 Power.',
		forward('Fame'),
		'Discard one of your Characters.',
		back('Food'),
		climb('1 step'),
	],
	c: [
		'Hard',
		'Lose 2 Fame.',
		forward('Power'),
		'Gain 3 resources of your choice.',
		'Take one Jade tile off your Mask, if it has any.',
		'Lose 1 resource of your choice for each City where you have an Embassy.',
		forward('Zeal'),
	],
	d: [
		'Easy',
		forward('Power'),
		jade,
		forward('Food'),
		'Gain 3 resources of your choice.',
		forward('Zeal'),
		climb('1 step'),
	],
	e: [
		'Normal',
		'Gain 2 Zeal.',
		forward('Zeal'),
		'Lose 1 Fame for each Character above your board.',
		'Gain 2 Food.',
		back('Fame'),
		back('Power'),
	],
	f: [
		'Hard',
		back('Food'),
		back('Power'),
		'Gain 2 Fame.',
		'Lose 1 resource of your choice for each Storage extension you have.',
		'Discard one of your Characters.',
		forward('Fame'),
	],
	g: [
		'Easy',
		forward('Fame'),
		'Gain 2 Power and 2 Fame.',
		forward('Zeal'),
		forward('Power'),
		'Gain 2 Zeal and 2 Food.',
		back('Food'),
	],
	h: [
		'Normal',
		'Go 1 step down one stairway of your choice.',
		forward('Zeal'),
		forward('Power'),
		forward('Fame'),
		forward('Food'),
		'Gain 3 resources of your choice.',
	],
	i: [
		'Hard',
		forward('Zeal'),
		forward('Food'),
		forward('Fame'),
		'Lose a Storage extension.',
		forward('Power'),
		'Lose one Glyph card.',
	],
};
const faces: readonly Row[] = Object.entries(events).flatMap(([id, [, ...own]]) =>
	own.map((sentence, index): Row => [`card-${id}-${index + 1}`, sentence]),
);

const foodDoes =
	'Roll the die: one of its tokens goes on the City of that face. It draws as many Embassy tokens as it has tokens there, and gains what they show.';
const fameDoes = 'Roll the die: it takes the Character of that face and puts a token on that side of the Ball Court.';
const zealDoes =
	'Roll the die: a token goes on the leftmost available Altar column of that face. Its Priest climbs as shown, on the stairway first in its order.';
const powerDoes =
	'Roll the die: it takes the Glyph card of that face. Its Priest climbs as shown, on the stairway first in its order.';
const foodScores = 'VP by the number of Cities where it has a token; the scale stands on the card.';
/** With what it scores at the end. */
const automa: readonly Row[] = [
	['food-basic-easy', foodDoes, foodScores],
	['food-basic-hard', foodDoes, foodScores],
	['food-advanced-easy', `${foodDoes} It also gains the City’s effect and a Storage extension.`, foodScores],
	['food-advanced-hard', `${foodDoes} It also gains the City’s effect and a Storage extension.`, foodScores],
	['fame-basic-easy', fameDoes, '3 VP for each Character it has.'],
	['fame-basic-hard', fameDoes, '6 VP for each Character it has.'],
	['fame-advanced-easy', `${fameDoes} It also gains what that Character does.`, '3 VP for each Character it has.'],
	['fame-advanced-hard', `${fameDoes} It also gains what that Character does.`, '6 VP for each Character it has.'],
	['zeal-basic-easy', zealDoes, '3 VP for each token of its on the Altars.'],
	['zeal-basic-hard', zealDoes, '6 VP for each token of its on the Altars.'],
	[
		'zeal-advanced-easy',
		`${zealDoes} It also gains what stands in that column.`,
		'3 VP for each token of its on the Altars.',
	],
	[
		'zeal-advanced-hard',
		`${zealDoes} It also gains what stands in that column.`,
		'6 VP for each token of its on the Altars.',
	],
	['power-basic-easy', powerDoes, '3 VP for each Glyph card it has.'],
	['power-basic-hard', powerDoes, '6 VP for each Glyph card it has.'],
	[
		'power-advanced-easy',
		`${powerDoes} It takes not one card but all Glyph cards of that row.`,
		'3 VP for each Glyph card it has.',
	],
	[
		'power-advanced-hard',
		`${powerDoes} It takes not one card but all Glyph cards of that row.`,
		'6 VP for each Glyph card it has.',
	],
];

const then = ', then you may take an action at any one Site';
const exchanges: readonly Row[] = [
	['same-colour-2', 'Exchange 2 Glyph cards of one colour for 1 Jade tile.'],
	['same-colour-3', `Exchange 3 Glyph cards of one colour for 2 Jade tiles${then}.`],
	[
		'same-colour-4',
		`Exchange 4 Glyph cards of one colour for 3 Jade tiles${then}; 1 resource of your choice comes off its cost.`,
	],
	[
		'same-colour-5',
		`Exchange 5 Glyph cards of one colour for 4 Jade tiles${then}; 2 resources of your choice come off its cost.`,
	],
	[
		'same-colour-6',
		`Exchange 6 Glyph cards of one colour for 5 Jade tiles${then}; 3 resources of your choice come off its cost.`,
	],
	['different-colours-3', 'Exchange 3 Glyph cards of different colours for 1 Jade tile.'],
	['different-colours-4', `Exchange 4 Glyph cards of different colours for 2 Jade tiles${then}.`],
	['different-colours-5', `Exchange 5 Glyph cards of different colours for 3 Jade tiles${then}.`],
	[
		'different-colours-6',
		`Exchange 6 Glyph cards of different colours for 4 Jade tiles${then}; 1 resource of your choice comes off its cost.`,
	],
	[
		'different-colours-7',
		`Exchange 7 Glyph cards of different colours for 5 Jade tiles${then}; 1 resource of your choice comes off its cost.`,
	],
	[
		'different-colours-8',
		`Exchange 8 Glyph cards of different colours for 6 Jade tiles${then}; 2 resources of your choice come off its cost.`,
	],
];

describe.each<[CopanKind, readonly Row[], number]>([
	['city', cities, 20],
	['token', tokens, 24],
	['altar', altars, 29],
	['mask', mask, 16],
	['face', faces, 54],
	['automa', automa, 16],
	['exchange', exchanges, 11],
])('every %s', (kind, rows, count) => {
	test(`is known: ${count}`, () => {
		expect(rows).toHaveLength(count);
		expect(componentsOfKind(reference, kind).map(({ slug }) => slug)).toEqual(rows.map(([slug]) => slug));
	});

	test.each(rows)('%s: %s', (slug, sentence) => {
		expect(component(`${kind}:${slug}`).sentence).toBe(sentence);
	});
});

test('every City names its price, every Automa card what it scores', () => {
	for (const [slug, , price] of cities) expect(component(`city:${slug}`).note, slug).toBe(price);
	for (const [slug, , scores] of automa) expect(component(`automa:${slug}`).facts.at(1)?.words, slug).toBe(scores);
});

test('what no source tells of an Automa card stands on its page with our mark, and nothing else there has it', () => {
	const ours: Record<string, string[]> = {
		'food-easy': ['By Cities: 0, 3, 6, 9, 12, 15 or 18 VP for 0 to 6 Cities.'],
		'food-hard': ['By Cities: 0, 6, 12, 18, 24, 30 or 36 VP for 0 to 6 Cities.'],
		zeal: [
			'Which stairway: The stairways in the order of the cards, from the left.',
			'How far: As many steps as the Altar column shows.',
		],
		power: [
			'Which stairway: The stairways in the order of the cards, from the left.',
			'How far: As many steps as the line of the Stairway shows.',
		],
	};
	for (const [slug] of automa) {
		const [resource = '', , difficulty = ''] = slug.split('-');
		const marked = component(`automa:${slug}`).facts.filter((fact) => fact.marked === 'automaCards');
		expect(
			marked.map(({ term, words }) => `${term}: ${words}`),
			slug,
		).toEqual(ours[resource] ?? ours[`${resource}-${difficulty}`] ?? []);
	}
});

test('a bonus action waits; a City’s own timing is an open question', () => {
	const terms = (ref: string) => component(ref).facts.map(({ term }) => term);
	for (const ref of ['character:ixcuiname', 'altar:action-river', 'altar:action-less-2'])
		expect(terms(ref), ref).toContain('Its action');
	for (const ref of ['character:kawil', 'altar:jade', 'city:2']) expect(terms(ref), ref).not.toContain('Its action');
});

test('every Event card has its difficulty, and the number of faces that move a cube', () => {
	for (const [id, [difficulty, ...own]] of Object.entries(events)) {
		const { note, sentence, facts } = component(`event:card-${id}`);
		const cubes = own.filter((words) => /cube moves/.test(words)).length;
		expect(note, id).toBe(difficulty);
		expect(sentence, id).toContain(`${cubes} of its 6 faces move a Decline cube`);
		expect(
			facts.map(({ marked }) => marked),
			id,
		).toContain('eventLengths');
	}
});

/** The component list of the rulebook. */
test('the box is whole', () => {
	const counted = (group: string) =>
		componentsOfKind(reference, 'piece')
			.filter((piece) => piece.group === group)
			.map(({ name, note }) => `${Number.parseInt(note, 10)} ${name}`);
	expect(counted('game')).toEqual([
		'1 Central board',
		'12 Decline tracks',
		'4 Decline cubes',
		'8 Fixing cubes',
		'8 Setup tiles',
		'80 Court tiles',
		'1 Cloth bag',
		'3 Zenith tokens',
		'15 Closed tokens',
		'20 City tiles',
		'30 Embassy tokens',
		'1 Embassy token Chest',
		'12 Storage extensions',
		'54 Character cards',
		'16 Altar cards',
		'48 Glyph cards',
		'9 Event cards',
		'1 Fate die',
		'1 Dice tower',
	]);
	expect(counted('player')).toEqual([
		'1 Jade Mask board',
		'16 Jade tiles',
		'1 Player board',
		'4 Resource tiles',
		'1 Player Totem',
		'4 Priest meeples',
		'25 Player tokens',
		'1 Score token, 0 to 100',
		'1 Score token, 100 to 200',
	]);
	expect(counted('solo')).toEqual(['16 Automa cards']);
});

test('every component has name, line, sentence, glyph and rules, and is found by another word', () => {
	for (const each of reference.components.values()) {
		expect(each.name, each.ref).not.toBe('');
		expect(each.line, each.ref).not.toBe('');
		expect(each.sentence, each.ref).toMatch(/^[\p{Lu}\d].*\.$/u);
		expect(each.symbol, each.ref).not.toBe('');
		expect(rulesOn(reference, each).length, each.ref).toBeGreaterThan(0);
		expect(each.also.length, each.ref).toBeGreaterThan(0);
	}
});

describe('lists', () => {
	test.each<[ListKind, number, filters: string, sorts: string]>([
		['city', 20, 'verb site cost', 'rulebook effect cost'],
		['character', 43, 'kind resource verb site', 'rulebook name effect'],
		['token', 24, 'level resource verb', 'rulebook name effect'],
		['altar', 29, 'part verb site', 'rulebook name effect'],
		['mask', 16, 'resource verb', 'rulebook effect'],
		['event', 54, 'difficulty resource verb', 'rulebook effect'],
		['automa', 16, 'resource mode difficulty', 'rulebook name'],
		['site', 5, '', 'rulebook name'],
		['piece', 29, 'for', 'rulebook name'],
	])('%s', (kind, rows, filters, sorts) => {
		const own = listOf(reference, kind);
		expect(own.rows).toHaveLength(rows);
		expect(own.filters.map(({ name }) => name).join(' ')).toBe(filters);
		expect(own.sorts.join(' ')).toBe(sorts);
	});

	test('every filter and every value has a word, and every value is held by a row', () => {
		for (const kind of listKinds) {
			const own = listOf(reference, kind);
			for (const { name, values } of own.filters) {
				expect(list.filters[name], `${kind} ${name}`).toBeTruthy();
				for (const { value, count } of values) {
					if (name === 'verb') expect(list.verbs[value], value).toBeTruthy();
					expect(own.rows.filter((row) => row.values[name]?.includes(value))).toHaveLength(count);
				}
			}
			for (const sort of own.sorts) expect(list.sorts[sort], sort).toBeTruthy();
		}
	});

	/** What people ask, and who answers. */
	test.each<[kind: ListKind, filter: string, value: string, slugs: string]>([
		['city', 'verb', 'jade', '3 17'],
		['city', 'verb', 'climb', '7 12'],
		['city', 'site', 'altars', '2 18 19'],
		['city', 'cost', 'power', '2 8 9 17 18'],
		['token', 'verb', 'jade', 'level-2-jade level-3-jade'],
		['altar', 'verb', 'totem', 'totem'],
		['altar', 'site', 'river', 'action-river action-any river-tiles'],
		['mask', 'resource', 'fame', '1'],
		['mask', 'verb', 'vp', '7 11 13'],
		['event', 'verb', 'jade', 'card-a-4 card-d-2'],
		['event', 'verb', 'climb', 'card-b-6 card-d-6'],
		[
			'event',
			'verb',
			'loss',
			'card-a-1 card-b-1 card-b-4 card-c-1 card-c-4 card-c-5 card-e-3 card-f-4 card-f-5 card-h-1 card-i-4 card-i-6',
		],
		['piece', 'for', 'solo', 'automa-cards'],
	])('%s with %s %s', (kind, filter, value, slugs) => {
		const own = listOf(reference, kind).rows.filter((row) => row.values[filter]?.includes(value));
		expect(own.map((row) => row.component.slug).join(' ')).toBe(slugs);
	});

	test('27 faces move a cube', () => {
		const verb = listOf(reference, 'event').filters.find(({ name }) => name === 'verb');
		expect(verb?.values.find(({ value }) => value === 'decline')?.count).toBe(27);
	});

	test('Cities by price: one resource first', () => {
		const { rows, sorts } = listOf(reference, 'city');
		const by = sorts.indexOf('cost');
		const order = [...rows].sort((a, b) => (a.places[by] ?? 0) - (b.places[by] ?? 0));
		expect(order.slice(0, 12).map(({ component: { slug } }) => slug)).toEqual('1 5 7 10 6 13 15 3 4 2 8 9'.split(' '));
	});

	test('what no source lists is said, and not invented', () => {
		const said = (kind: ListKind) => list.unknown(kind, listOf(reference, kind).rows.length, inBox[kind] ?? 0);
		expect(said('character')).toContain('other 11 of the 54');
		expect(said('altar')).toContain('No source lists the 16 cards');
		expect(said('token')).toContain('How many of the 30 tokens');
	});
});

describe('what is related', () => {
	test('a gift of Jade, across kinds', () => {
		expect(refs(relatedTo(reference, component('city:3')))).toEqual(
			expect.arrayContaining(['character:coszcatl', 'token:level-2-jade', 'altar:jade', 'face:card-a-4']),
		);
		expect(card.also.jade).toBe('Also give a Jade tile');
	});

	test('the same effect, and never a face beside a card of one’s own', () => {
		expect(refs(twinsOf(reference, component('city:3')))).toEqual([
			'city:17',
			'token:level-2-jade',
			'token:level-3-jade',
		]);
		// Whatever an Altar column gives, its climb comes with it.
		expect(refs(twinsOf(reference, component('altar:jade')))).toEqual([]);
		expect(refs(twinsOf(reference, component('face:card-a-4')))).toEqual(['face:card-d-2']);
	});

	test('who acts at a Site', () => {
		expect(refs(actingAt(reference, 'altars'))).toEqual([
			'city:2',
			'city:18',
			'city:19',
			'character:ixmacane',
			'character:kawil',
			'character:chachiuitl',
			'altar:action-altars',
			'altar:action-any',
		]);
	});

	test('a ruling stands on what it names and on what leans on its rules, but not on what another is named for', () => {
		for (const each of reference.components.values()) {
			const questions = questionsOn(reference, each);
			for (const { id, components } of questions)
				expect(components.length === 0 || components.includes(each.ref), `${each.ref}: ${id}`).toBe(true);
		}
		expect(questionsOn(reference, component('character:cabaguil')).map(({ id }) => id)).toContain('cabaguil');
		expect(questionsOn(reference, component('face:card-b-5')).map(({ id }) => id)).toContain('moves-back');
	});
});
