/** Setups that cannot be on a table: whatever is wrong, mending one problem after the other makes a legal one. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { SetupProblem } from '#engine/rules.ts';
import { altarCardCount } from '#games/copan/altars.ts';
import { automaModes } from '#games/copan/automa.ts';
import { characters } from '#games/copan/characters.ts';
import { cities } from '#games/copan/cities.ts';
import { embassyTokens } from '#games/copan/embassy-tokens.ts';
import { dieFaces, eventCards } from '#games/copan/event-cards.ts';
import { soloSetupSchema } from '#games/copan/game.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import type { Setup } from '#games/copan/index.ts';
import { mendingOf } from '#games/copan/mending.ts';
import type { cardKinds } from '#games/copan/piles.ts';
import { endings, extents } from '#games/copan/position.ts';
import { spaces } from '#games/copan/pyramid.ts';
import { closableSites, playerCounts, resources, sites } from '#games/copan/resources.ts';
import { bases, createPosition, froms } from '#games/copan/setup.ts';
import { createSolo } from '#games/copan/solo.ts';
import { totemSides } from '#games/copan/totems.ts';
import { freeze } from './support.ts';

/** Mostly such numbers as are on tables, now and then one that no table has. */
const count = (most: number) =>
	fc.oneof({ weight: 24, arbitrary: fc.nat(most) }, { weight: 1, arbitrary: fc.constantFrom(most + 1, 17, 999) });
const part = <Value extends object>(fields: { [Key in keyof Value]: fc.Arbitrary<Value[Key]> }) =>
	fc.record(fields, { requiredKeys: [] });
const byResource = (most: number) =>
	part({ food: count(most), fame: count(most), zeal: count(most), power: count(most) });
const known = (ids: readonly string[]) =>
	fc.oneof({ weight: 24, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.constant('nobody') });
const row = <Value>(value: fc.Arbitrary<Value>, most: number) => fc.array(value, { maxLength: most + 1 });
const laid = (ids: readonly string[], most: number) => row(fc.option(known(ids)), most);

const cardIds = {
	characters: characters.map(({ id }) => id as string),
	altars: Array.from({ length: altarCardCount }, (_, nth) => `altar-${nth + 1}`),
	glyphs: [...glyphColours] as string[],
};
const cardLists = part({
	characters: row(known(cardIds.characters), 4),
	altars: row(known(cardIds.altars), 4),
	glyphs: row(known(cardIds.glyphs), 12),
} satisfies Record<(typeof cardKinds)[number], unknown>);
const space = fc.constantFrom(...spaces.map(({ id }) => id));
const face = fc.constantFrom(...dieFaces);

const seat = part({
	name: fc.constant('Anna'),
	resources: byResource(5),
	tiles: byResource(4),
	extensions: count(3),
	characters: row(known(cardIds.characters), 5),
	discarded: count(3),
	glyphs: fc.dictionary(fc.constantFrom(...glyphColours), count(6)),
	mask: row(count(16), 4),
	maskRemoved: row(count(16), 3),
	waiting: row(count(16), 2),
	priests: byResource(9),
	topped: row(fc.constantFrom(...resources), 3),
	vp: fc.integer({ min: -999, max: 999 }),
	totem: fc.option(
		fc.record({ site: fc.constantFrom(...sites), space: count(3), side: fc.constantFrom(...totemSides) }),
	),
	ejectedFrom: fc.option(fc.constantFrom(...sites)),
});

const corrupt = part({
	base: fc.constantFrom(...bases),
	players: fc.constantFrom(...playerCounts),
	active: count(3),
	seats: fc.array(seat, { maxLength: 4 }),
	pyramid: fc.dictionary(
		fc.oneof(
			{ weight: 9, arbitrary: space as fc.Arbitrary<string> },
			{ weight: 1, arbitrary: fc.constantFrom('a.b', '__proto__', 'north') },
		),
		fc.constantFrom(...resources, 'face-down' as const),
		{ maxKeys: 55 },
	),
	cubes: byResource(12),
	crossed: byResource(3),
	card: known(eventCards.map(({ id }) => id)),
	from: fc.constantFrom(...froms),
	until: fc.constantFrom(...extents),
	sites: part({
		cities: laid(
			cities.map(({ id }) => id),
			6,
		),
		embassies: row(row(count(5), 4), 6),
		usedTokens: row(known(embassyTokens.map(({ id }) => id)), 8),
		river: row(fc.option(fc.constantFrom(...resources)), 4),
		characters: laid(cardIds.characters, 6),
		ballCourt: part({ left: row(count(5), 4), right: row(count(5), 4) }),
		altars: laid(cardIds.altars, 4),
		altarTokens: row(fc.option(count(3)), 12),
		altarReserve: row(count(5), 4),
		glyphs: laid(cardIds.glyphs, 6),
		closed: fc.dictionary(fc.constantFrom(...closableSites), row(face, 6)),
	}),
	tops: cardLists,
	discards: cardLists,
	gone: cardLists,
	zenith: count(4),
	exchanged: fc.boolean(),
	rolled: fc.record({
		face,
		events: row(
			fc.oneof(
				fc.record({ kind: fc.constant('spiral' as const), space }),
				fc.record({ kind: fc.constant('decline' as const), resource: fc.constantFrom(...resources), nth: count(3) }),
			),
			3,
		),
	}),
	ending: fc.record({ by: fc.constantFrom(...endings), seat: count(3), turnsLeft: count(3) }),
	seed: fc.nat(),
}) as fc.Arbitrary<Setup>;

/** An Automa beside whatever lies there. */
const automa = part({
	seat: fc.constantFrom(0, 1),
	mode: fc.constantFrom(...automaModes),
	row: row(fc.constantFrom(...resources), 3),
	hard: row(fc.constantFrom(...resources), 3),
	glyphs: fc.array(fc.constantFrom(...glyphColours), { maxLength: 3 }),
});
const withAutoma = fc
	.record({ setup: corrupt, automa, players: fc.constantFrom(undefined, 2 as const, 3 as const) })
	.map(({ setup, automa: its, players }): Setup => ({ ...setup, players, automa: its }) as Setup);

const problemsOf = (setup: Setup): SetupProblem[] => {
	const made = setup.automa ? createSolo({ ...setup, automa: setup.automa }) : createPosition(setup);
	return made.ok ? [] : made.error;
};
const nameOf = ({ path, code, values }: SetupProblem): string => JSON.stringify([path, code, values]);
const countOf = (problems: readonly SetupProblem[], like: SetupProblem): number =>
	problems.filter((each) => nameOf(each) === nameOf(like)).length;

describe('mending', () => {
	/** So many problems at once as no table has. */
	const mostSteps = 60;

	test.each([
		['people', corrupt],
		['an Automa', withAutoma],
	])(
		'with %s, the first problem again and again ends at a legal table; each change takes its problem away',
		(_, any) => {
			fc.assert(
				fc.property(any, (wrong) => {
					let setup = freeze(wrong);
					let problems = problemsOf(setup);
					for (let steps = 0; problems.length > 0; steps++) {
						expect(steps, 'it does not end').toBeLessThan(mostSteps);
						const [first] = problems as [SetupProblem];
						const mended = mendingOf(setup, first)?.setup;
						if (!mended) return expect.fail(`no change mends ${nameOf(first)}`);
						expect(v.is(soloSetupSchema, mended), `${nameOf(first)} is mended into something else than a setup`).toBe(
							true,
						);
						setup = freeze(mended);
						const left = problemsOf(setup);
						expect(countOf(left, first), `${nameOf(first)} is still there`).toBeLessThan(countOf(problems, first));
						problems = left;
					}
				}),
				{ numRuns: 25 },
			);
		},
	);
});
