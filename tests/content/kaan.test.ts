/**
 * Ka'an's reference: what every named card says, written by hand from what the sources tell; the counts of the box; the
 * source behind each value; and what its tools keep, read and refuse.
 */
import { describe, expect, test } from 'vitest';
import { buildings, citizens } from '#games/kaan/cards.ts';
import { pieces } from '#games/kaan/pieces.ts';
import { numbers } from '#games/kaan/profile.ts';
import { ownPyramid, resizeLevel } from '#games/kaan/pyramid.ts';
import { rulings } from '#games/kaan/rulings.ts';
import { citationsOf } from '#reference/citations.ts';
import { referenceOf } from '#reference/content.ts';
import { contentProblems } from '#reference/content-check.ts';
import { kaanComponents, kaanValues } from '#reference/kaan-components.ts';
import { emptyCity, emptyEnd, emptyJump, emptySheet, type JumpTable, standing, tools } from '#stores/kaan.ts';
import { linkTo, parse, readLink, textOf } from '#stores/tool.ts';
import { cardFacts, yieldWords } from '#words/en/kaan.ts';
import { end, jump, placeName, refusal, score } from '#words/en/kaan-tools.ts';

const reference = referenceOf('kaan');
const component = (ref: string) => {
	const found = reference.components.get(ref);
	if (!found) throw new Error(`no component ${ref}`);
	return found;
};

test('the content is sound', () => {
	expect(contentProblems('kaan')).toEqual([]);
});

describe('what the cards say', () => {
	test.each<[ref: string, sentence: string, line: string]>([
		[
			'citizen:constellation-poet',
			'You may play another citizen, in this same turn or not at all.',
			'Another citizen, this turn',
		],
		['citizen:dawn-ambassadress', 'You may take a golem back, from the pyramid or the cenote.', 'Takes a golem back'],
		['citizen:dawn-speaker', 'You may use any “when resting” effects.', 'Uses “when resting” effects'],
		[
			'citizen:guardian-of-the-echo',
			'You use the ability of an opponent’s citizen; doubled by the Garden of Offerings, the same citizen’s or another’s.',
			'Uses an opponent’s citizen',
		],
		['citizen:horizon-monk', 'You may jump; which golem goes, and how, the card itself says.', 'A jump is allowed'],
		[
			'citizen:mind-jester',
			'You move a golem of an opponent, and only you collect from its space.',
			'Moves an opponent’s golem',
		],
		[
			'citizen:wandering-philosopher',
			'Each opponent gains 1 harmony token from the supply.',
			'1 harmony token for each opponent',
		],
		['building:dawn-windmills', 'What it does stands in no source.', 'Costs 4 stone and 3 cocoa'],
		[
			'building:yunara-quarry',
			'Each time you construct a building after this one: you gain 1 stone in the example of play.',
			'1 stone a construction, in the example',
		],
		[
			'building:wind-theater',
			'When you draw in somebody else’s turn, once a turn: you draw 2 more cards in the example of play.',
			'2 more cards out of turn, in the example',
		],
		[
			'building:garden-of-offerings',
			'You may use the ability of the citizen once more: pay what the strength level says, and again the ability’s own cost if it has one.',
			'Uses a citizen’s ability twice',
		],
		[
			'building:great-market-of-the-dawn',
			'Resources of a cost are replaced; which, you choose.',
			'Replaces resources of a cost',
		],
		[
			'building:librarian-of-the-whispers',
			'The golem it speaks of may be yours or an opponent’s.',
			'A golem, yours or an opponent’s',
		],
		[
			'building:wandering-merchants-house',
			'The golem it speaks of may be yours or an opponent’s.',
			'A golem, yours or an opponent’s',
		],
		[
			'building:sunrise-barns',
			'When you gain corn, by whatever means: what it does stands in no source.',
			'When you gain corn',
		],
		[
			'building:celestial-observatory',
			'At the end of the game: resources that you have left score; harmony tokens do not count.',
			'Scores resources left over',
		],
	])('%s', (ref, sentence, line) => {
		expect(component(ref)).toMatchObject({ sentence, line });
	});

	test('each named card says that its own text is in no source, and every fact has one', () => {
		for (const { kind, facts, source } of reference.components.values()) {
			expect(source?.because).toBeTruthy();
			if (kind !== 'citizen' && kind !== 'building') continue;
			expect(facts.find(({ term }) => term === cardFacts.known)?.words).toBe(cardFacts.guide);
			expect(facts.find(({ term }) => term === cardFacts.hp)?.words).toBe(cardFacts.unknown);
		}
		expect(component('building:dawn-windmills').facts.find(({ term }) => term === cardFacts.cost)).toMatchObject({
			words: '4 stone and 3 cocoa',
			source: { from: 'rulebook' },
		});
		expect(component('building:wind-theater').facts.find(({ term }) => term === cardFacts.when)?.source?.from).toBe(
			'inferred',
		);
		// What only an example shows holds for a level that it does not name.
		const strengthOf = (ref: string) => component(ref).facts.find(({ term }) => term === cardFacts.strength)?.words;
		expect(strengthOf('building:yunara-quarry')).toBe(cardFacts.oneStrength);
		expect(strengthOf('building:garden-of-offerings')).toBe(cardFacts.unknownStrength);
	});

	test('what follows from the guide, and is not said there, is told as our reading', () => {
		const read = ['citizen:guardian-of-the-echo', 'citizen:wandering-philosopher'];
		for (const ref of read) expect(component(ref).source?.from).toBe('inferred');
		expect(component('citizen:horizon-monk').source?.from).toBe('rulebook');
	});
});

describe('the box', () => {
	test('as printed: boards, golems, cards, tokens', () => {
		expect(Object.fromEntries(pieces.map(({ id, count, per }) => [id, per === 'player' ? 4 * count : count]))).toEqual({
			'pyramid-boards': 6,
			golems: 12,
			'citizen-cards': 84,
			'building-cards': 72,
			'reference-cards': 4,
			'first-player-token': 1,
			'harmony-tokens': 34,
			'water-tokens': 34,
			'cocoa-tokens': 34,
			'corn-tokens': 34,
			'stone-tokens': 36,
			'multiplier-tokens': 8,
		});
		expect(numbers.citizenCards.value + numbers.buildingCards.value).toBe(156);
		expect(citizens).toHaveLength(7);
		expect(buildings).toHaveLength(9);
		expect(kaanComponents()).toHaveLength(7 + 9 + 5 + 12);
	});

	test('every number tells where it comes from, and our pyramid that it is ours', () => {
		const values = kaanValues();
		expect(values).toHaveLength(Object.keys(numbers).length + 1);
		for (const { name, words, because } of values) expect([name, words, because].every(Boolean)).toBe(true);
		expect(values.find(({ key }) => key === 'ownPyramid')).toMatchObject({ from: 'stand-in' });
		expect(values.find(({ key }) => key === 'gemHp')).toMatchObject({ from: 'inferred' });
		expect(values.find(({ key }) => key === 'lastBuilding')?.words).toBe(
			'8 with 2 players, 7 with 3 players, 6 with 4 players',
		);
		expect(values.find(({ key }) => key === 'startResources')?.words).toBe(
			'1 water, 1 cocoa, 1 corn, 1 stone and 1 harmony',
		);
	});
});

describe('the rulings', () => {
	test('the doubts of the sources have a page each; those that are played are switches', () => {
		const ids = [...reference.rulings.keys()];
		for (const id of ['pyramid-gem', 'pa', 'poet-and-garden', 'wind-theater-twice', 'pyramid-spaces', 'which-cards'])
			expect(ids).toContain(id);
		expect(ids.filter((id) => reference.rulings.get(id)?.kind === 'switch').sort()).toEqual(
			Object.keys(rulings).sort(),
		);
		expect(Object.keys(citationsOf(reference, [], Object.keys(rulings)).rulings)).toHaveLength(2);
	});
});

describe('words of the tools', () => {
	test('what a space gives', () => {
		expect(yieldWords({})).toBe('nothing');
		expect(yieldWords({ draw: 1, corn: 2, any: 1 })).toBe('2 corn, 1 resource of your choice and 1 card to draw');
	});
	test('places of a city', () => {
		const base = { start: -1, end: 2 };
		expect(placeName(1, -1, base)).toBe('level 1, place 1');
		expect(placeName(1, -2, base)).toBe('level 1, at the left end');
		expect(placeName(1, 3, base)).toBe('level 1, at the right end');
		expect(placeName(2, 0, base)).toBe('level 2, above 2 and 3');
		expect(placeName(3, -1, base)).toBe('level 3, above 1 to 3');
	});
	test('each refusal is a sentence', () => {
		for (const code of [
			'none-available',
			'none-for-cenote',
			'no-own-golem',
			'same-space',
			'occupied',
			'too-high',
			'no-golem-below',
			'two-jumps',
			'nothing-to-jump',
			'out-of-reach',
			'still-available',
			'one-action',
			'foundations-spent',
			'columns-spent',
			'needs-two',
			'support-shared',
			'column-there',
			'building-there',
			'not-here',
		])
			expect(
				refusal({ code, rule: 'kaan.golems.one-a-space', values: { available: 2, most: 3, standing: 1 } }),
			).toMatch(/^[A-Z0-9].+\.$/);
		expect(jump.headline(true, 0)).toBe('This golem cannot move.');
		expect(end.still([])).toBe('Nobody takes another turn: score now.');
		expect(end.still([1, 2])).toBe('Player 2 and Player 3 still take a turn each, then score.');
	});
	test('who wins, and by what', () => {
		const base = { lines: [], totals: [30, 30, 12], rules: [] };
		expect(score.headline({ ...base, winners: [0], by: 'hp' }, ['Ana', 'Ben', 'Cleo'], [2, 1, 0])).toBe(
			'Ana wins with 30 HP.',
		);
		expect(score.headline({ ...base, winners: [1], by: 'harmony' }, ['Ana', 'Ben', 'Cleo'], [2, 3, 9])).toBe(
			'Ben wins: level on 30 HP, and has the most harmony tokens of those level, 3.',
		);
		expect(score.headline({ ...base, winners: [0, 1], by: 'shared' }, ['Ana', 'Ben', 'Cleo'], [1, 1, 0])).toBe(
			'Ana and Ben win together: 30 HP and 1 harmony token each.',
		);
	});
});

describe('what the tools keep', () => {
	const entered = resizeLevel(ownPyramid.value, 1, 6);
	const jumps = {
		...emptyJump(),
		entered,
		isOurs: false,
		golems: [{ spaces: ['1.1' as const, '2.1' as const], cenote: 1 }, ...emptyJump().golems.slice(1)],
		from: '2.1' as const,
	};

	test('each tool reads what it wrote, through a link too', async () => {
		expect(parse(tools.jump, textOf(tools.jump, jumps))).toEqual({ ok: true, value: jumps });
		expect(parse(tools.city, textOf(tools.city, emptyCity()))).toEqual({ ok: true, value: emptyCity() });
		expect(parse(tools.end, textOf(tools.end, emptyEnd(4)))).toEqual({ ok: true, value: emptyEnd(4) });
		expect(parse(tools.score, textOf(tools.score, emptySheet()))).toEqual({ ok: true, value: emptySheet() });
		const { hash } = new URL(await linkTo(tools.jump, 'https://example.org/', jumps));
		expect(await readLink(tools.jump, hash)).toEqual({ ok: true, value: jumps });
		expect(hash.length).toBeLessThan(1_200);
	});

	test.each<[what: string, state: JumpTable]>([
		[
			'two golems on one space',
			{ ...jumps, golems: [{ spaces: ['1.1', '1.1'], cenote: 0 }, ...jumps.golems.slice(1)], from: null },
		],
		[
			'a golem on no space',
			{ ...jumps, golems: [{ spaces: ['5.1'], cenote: 0 }, ...jumps.golems.slice(1)], from: null },
		],
		['a golem to move that is not there', { ...jumps, from: '1.4' }],
		['a link to nowhere', { ...jumps, entered: { levels: [[{}]], links: [['1.1', '9.9']] } }],
	])('%s is refused', (_what, state) => {
		expect(parse(tools.jump, textOf(tools.jump, state))).toEqual({ ok: false, error: 'shape' });
	});

	test('golems whose space has gone are available again', () => {
		expect(standing(entered, [{ spaces: ['1.7', '1.6'], cenote: 3 }])).toEqual([{ spaces: ['1.6'], cenote: 2 }]);
		expect(
			standing(entered, [
				{ spaces: ['1.1'], cenote: 0 },
				{ spaces: ['1.1'], cenote: 0 },
			])[1]?.spaces,
		).toEqual([]);
	});
});
