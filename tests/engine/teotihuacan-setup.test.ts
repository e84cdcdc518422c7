/** The numbers of the set-up, by players and modules. */
import { describe, expect, test } from 'vitest';
import { startTiles } from '#games/teotihuacan/boards.ts';
import { playerCounts } from '#games/teotihuacan/resources.ts';
import { cocoaAtStart, setUpNeeds } from '#games/teotihuacan/setup.ts';

/** The rules these tables exercise; read statically by the coverage page. */
// biome-ignore lint/suspicious/noExportsInTest: nobody imports it; `export` marks it as read from outside
export const exercises = [
	'teotihuacan.height.setup',
	'teotihuacan.priests.setup',
	'teotihuacan.setup.avenue-discoveries',
	'teotihuacan.setup.bonus-tiles',
	'teotihuacan.setup.buildings',
	'teotihuacan.setup.calendar',
	'teotihuacan.setup.cocoa',
	'teotihuacan.setup.neutral-three',
	'teotihuacan.setup.neutral-two',
	'teotihuacan.setup.neutral-workers',
	'teotihuacan.setup.pyramid-pattern',
	'teotihuacan.setup.starting-tiles',
	'teotihuacan.setup.temple-discoveries',
	'teotihuacan.setup.worship-discoveries',
];

const valuesOf = (players: (typeof playerCounts)[number], say: string, parts: Parameters<typeof setUpNeeds>[1] = []) =>
	setUpNeeds(players, parts).find((need) => need.say === say)?.values;

describe.each([
	[
		2,
		{ space: 10 },
		[1, 3],
		{ first: 12, second: 2 },
		{ blue: 2, red: 3, low: 1, high: 2 },
		{ workers: 6, colours: 2 },
		8,
	],
	[
		3,
		{ space: 11 },
		[1, 2, 3],
		{ first: 8, second: 2 },
		{ blue: 3, red: 4, low: 2, high: 3 },
		{ workers: 3, colours: 1 },
		12,
	],
	[
		4,
		{ space: 12 },
		[1, 2, 2, 3],
		{ first: 8, second: 0 },
		{ blue: 4, red: 5, low: 3, high: 4 },
		{ workers: 0, colours: 0 },
		16,
	],
] as const)('%i players', (players, disc, cocoa, pyramid, temples, neutral, tiles) => {
	test('the numbers', () => {
		expect(valuesOf(players, 'dark-disc')).toEqual(disc);
		expect(cocoaAtStart(players)).toEqual(cocoa);
		expect(valuesOf(players, 'pyramid')).toEqual(pyramid);
		expect(valuesOf(players, 'temple-discoveries')).toEqual(temples);
		expect(valuesOf(players, 'neutral')).toEqual(neutral);
		expect(valuesOf(players, 'starting-tiles')).toEqual({ tiles });
		expect(valuesOf(players, 'buildings')).toEqual({ buildings: 11 });
		expect(valuesOf(players, 'avenue-discoveries')).toEqual({ tiles: 6 });
	});
	test('modules change their own numbers alone', () => {
		expect(valuesOf(players, 'bonus-tiles')).toEqual({ tiles: 3 });
		expect(valuesOf(players, 'bonus-tiles', ['height'])).toEqual({ tiles: 4 });
		expect(valuesOf(players, 'worship-discoveries')).toEqual({ tiles: 5 });
		expect(valuesOf(players, 'worship-discoveries', ['height'])).toEqual({ tiles: 6 });
		expect(valuesOf(players, 'priests')).toBeUndefined();
		expect(valuesOf(players, 'priests', ['priests'])).toEqual({ tiles: 2 * players });
	});
});

test('every second-level start tile lies over four of the first', () => {
	for (const players of playerCounts) {
		const { first, second } = startTiles.value[players];
		for (const place of second) {
			const corner = Math.floor(place / 3) * 4 + (place % 3);
			for (const square of [corner, corner + 1, corner + 4, corner + 5]) expect(first).toContain(square);
		}
	}
});
