import { expect, test } from 'vitest';
import { pieces } from '#games/copan/pieces.ts';
import { profile } from '#games/copan/provenance.ts';
import { readReference } from '#reference/content.ts';
import { setUpNeeds } from '#reference/setup-needs.ts';

const reference = readReference('copan');
const needs = setUpNeeds(reference);

test.each([
	['setup.decline-tracks', '4 tracks, 4 Decline cubes, 8 Fixing cubes'],
	['setup.cities', '6 Cities'],
	['setup.embassy-tokens', '30 tokens'],
	['setup.river', '4 tiles'],
	['setup.ball-court', '6 Characters'],
	['setup.altars', '4 Altar cards'],
	['setup.stairway', '6 Glyph cards'],
	['setup.zenith', '3 tokens'],
	['setup.event-card', '1 of 9'],
	['setup.three-players', '4 Setup tiles'],
	['setup.two-players', '4 Setup tiles'],
])('%s needs %s at every count', (step, words) => {
	for (const players of [2, 3, 4] as const) expect(needs[step]?.(players)).toBe(words);
});

test.each([
	['setup.extensions', ['6 extensions', '9 extensions', '12 extensions']],
	[
		'setup.player-board',
		['2 boards, 8 Resource tokens', '3 boards, 12 Resource tokens', '4 boards, 16 Resource tokens'],
	],
	['setup.jade-mask', ['2 boards, 32 Jade tiles', '3 boards, 48 Jade tiles', '4 boards, 64 Jade tiles']],
	['setup.priests', ['8 Priests', '12 Priests', '16 Priests']],
])('%s needs more with each player: %j', (step, words) => {
	expect(([2, 3, 4] as const).map((players) => needs[step]?.(players))).toEqual(words);
});

test('every step that counts is a rule of the set-up', () => {
	for (const step of Object.keys(needs)) expect(reference.atoms.get(`copan.${step}`)?.chapter, step).toBe('setup');
});

test.each([
	['decline-cubes', 'setup.decline-tracks', /, 5 Decline cubes,/],
	['fixing-cubes', 'setup.decline-tracks', /, 9 Fixing cubes$/],
	['embassy-tokens', 'setup.embassy-tokens', /^31 tokens$/],
	['zenith-tokens', 'setup.zenith', /^4 tokens$/],
	['player-board', 'setup.player-board', /^6 boards,/],
	['resource-tiles', 'setup.player-board', /, 15 Resource tokens$/],
	['jade-mask-board', 'setup.jade-mask', /^6 boards,/],
	['jade-tiles', 'setup.jade-mask', /, 51 Jade tiles$/],
	['priests', 'setup.priests', /^15 Priests$/],
])('one more of %s in the box, and %s needs it', (id, step, words) => {
	const box = pieces.map((piece) => (piece.id === id ? { ...piece, count: piece.count + 1 } : piece));
	expect(setUpNeeds(reference, box)[step]?.(3)).toMatch(words);
});

test('another supply of the profile changes what is laid out', () => {
	const extensionSupply = { ...profile.extensionSupply, value: { 2: 7, 3: 10, 4: 13 } };
	expect(setUpNeeds(reference, pieces, { ...profile, extensionSupply })['setup.extensions']?.(3)).toBe('10 extensions');
});

test.each(['river', 'ball-court', 'altars', 'stairway', 'three-players', 'two-players'])(
	'where the rule setup.%s says another number, its step does',
	(name) => {
		const atom = reference.atoms.get(`copan.setup.${name}`);
		if (!atom) throw new Error(name);
		const changed = { ...atom, text: atom.text.replace(/\d+/, '97') };
		const atoms = new Map([...reference.atoms, [atom.id, changed]]);
		expect(setUpNeeds({ ...reference, atoms })[`setup.${name}`]?.(3)).toMatch(/^97 /);
		const silent = new Map([...reference.atoms, [atom.id, { ...atom, text: 'Some.' }]]);
		expect(() => setUpNeeds({ ...reference, atoms: silent })[`setup.${name}`]?.(3)).toThrow(/states 0 numbers/);
	},
);
