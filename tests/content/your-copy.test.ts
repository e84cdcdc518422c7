/** The page of all values: every one of ours is there with its reason and its uses, and every mark leads to one. */
import { describe, expect, test } from 'vitest';
import { isMarked } from '#engine/profile.ts';
import type { ProfileKey } from '#games/copan/profile.ts';
import { profile } from '#games/copan/provenance.ts';
import { readReference } from '#reference/content.ts';
import { valuesOf } from '#reference/your-copy.ts';
import { besideKeys } from '#words/en/your-copy.ts';

const reference = readReference('copan');
const { ours, facts } = valuesOf(reference);
const marked = ours.flatMap(({ values }) => values);
const keys = Object.keys(profile) as ProfileKey[];
const linesOf = (key: string) => [...marked, ...facts].find((value) => value.key === key)?.lines;

test('every marked value of the profile stands among ours, every other among the facts, each once', () => {
	const isOurs = (key: ProfileKey) => isMarked(profile[key]);
	expect(marked.map(({ key }) => key).sort()).toEqual([...keys.filter(isOurs), ...besideKeys].sort());
	expect(facts.map(({ key }) => key).sort()).toEqual(keys.filter((key) => !isOurs(key)).sort());
});

describe.each(marked.map((value) => [value.key, value] as const))('%s', (_, { name, lines, because, used }) => {
	test('has a name, a value in words and a reason', () => {
		expect(name.length).toBeGreaterThan(5);
		expect(lines.length).toBeGreaterThan(0);
		for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\[object/);
		expect(because.length).toBeGreaterThan(10);
	});

	test('says where it is used, nothing twice', () => {
		expect(used.length).toBeGreaterThan(0);
		const places = used.map(({ href }) => href);
		expect(new Set(places).size).toBe(places.length);
	});
});

test.each([
	['courtTilesOfEach', ['20']],
	['setupColumns', ['2 players: columns 3 and 4', '3 players: column 4', '4 players: none']],
	['trackOrder', ['Food, Fame, Zeal, Power']],
	['siteSpaces', ['Embassies: entry price, then ×1, then ×2', 'River: ×1, then ×2, then ×3']],
	['entryCosts', ['Embassies: 1 Food', 'River: nothing', 'Ball Court: 1 Fame', 'Altars: 1 Zeal', 'Stairway: 1 Power']],
	[
		'faceSpaces',
		[
			'Embassies: spaces 1 to 6 in the order of the faces',
			'Ball Court: spaces 1 to 6 in the order of the faces',
			'Altars: spaces 1 to 12, the faces in order, twice over',
			'Stairway: spaces 1 to 6 in the order of the faces',
			'The faces in order: flame-drop, sun-burst, gear-ring, left half-disc, right half-disc, full disc',
		],
	],
	['ballCourtHalves', ['Left: spaces 1 to 3', 'Right: spaces 4 to 6']],
	['stairwaySteps', ['9 steps above the first space; the last one is the top']],
	['glyphsOfEach', ['6']],
	['zenithVp', ['14, then 8, then 3']],
	['glyphColours', ['8 colours, 6 cards of each', 'Called colour A to colour H: letters of ours']],
	[
		'altarCards',
		[
			'Altar card 2, 1 Food: 2 VP and 3 steps up one stairway; The River’s two leftmost Court tiles and 2 steps up one stairway; Stairway action and 1 step up one stairway',
		],
	],
	[
		'baseLayout',
		[
			'3 players, Event card A, no Totem on a Site',
			'Embassies: City 1, City 2, City 3, City 4, City 5 and City 6',
			'River: Food, Fame, Zeal and Power',
			'Stairway: A, B, C, D, E and F',
			'Altars: Altar card 1, Altar card 2, Altar card 3 and Altar card 4',
		],
	],
	[
		'automaCards',
		[
			'Easy Food cards: 0, 3, 6, 9, 12, 15 or 18 VP for 0 to 6 Cities',
			'Hard Food cards: 0, 6, 12, 18, 24, 30 or 36 VP for 0 to 6 Cities',
			'Zeal cards: the stairways in the order of the cards, from the left; as many steps as the Altar column shows',
			'Power cards: the stairways in the order of the cards, from the left; as many steps as the line of the Stairway shows',
		],
	],
	['missingCharacters', ['11 of the 54 are left out', 'The pile here is the other 43']],
])('%s is said as %j', (key, lines) => {
	expect(linesOf(key)).toEqual(expect.arrayContaining(lines));
});

test('a component that bears a mark is among the uses of its value', () => {
	for (const { ref, kind, href, facts: own } of reference.components.values())
		for (const { marked: key } of own) {
			if (!key) continue;
			const used = marked.find((value) => value.key === key)?.used.map((use) => use.href) ?? [];
			expect(used, `${ref}, ${key}`).toContain(kind === 'piece' ? href : href.replace(/[^/]+\/$/, ''));
		}
});
