/** The symbol key covers the sprite, its rules exist, and what components show comes out as a person sees it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readReference } from '#reference/content.ts';
import { componentSymbols, drawnOn, findKinds, shownCounts, sightOf, symbolsByGroup } from '#reference/symbols.ts';
import { symbolGroups, symbolWords } from '#words/en/symbols.ts';

const reference = readReference('copan');
const { components } = reference;
const sprite = [...readFileSync('public/symbols.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)].flatMap(
	([, id]) => id ?? [],
);
const keyed = Object.values(symbolsByGroup).flatMap((symbols) => Object.keys(symbols));
/** What is seen on a component, by its ref. */
const seen = (ref: string) => {
	const component = components.get(ref);
	if (!component) throw new Error(`There is no component ${ref}`);
	return sightOf(component, components);
};

describe('the symbol key', () => {
	it('has every symbol of the sprite that is no sign of the interface, once, and no other', () => {
		expect(sprite.length).toBeGreaterThan(40);
		expect([...keyed].sort()).toEqual(sprite.filter((id) => !id.startsWith('ui-')).sort());
	});

	it('names and explains each, in one sentence', () => {
		expect(Object.keys(symbolWords).sort()).toEqual([...keyed].sort());
		for (const [symbol, { name, means, where }] of Object.entries(symbolWords)) {
			expect(name, symbol).not.toBe('');
			expect(where, symbol).not.toBe('');
			expect(means, symbol).toMatch(/^[A-Z0-9][^.]+\.$/);
		}
		const names = Object.values(symbolWords).map(({ name }) => name);
		expect(new Set(names).size).toBe(names.length);
		expect(Object.keys(symbolGroups)).toEqual(Object.keys(symbolsByGroup));
	});

	it('gives each symbol of a component its rules, all of which exist', () => {
		for (const [group, symbols] of Object.entries(symbolsByGroup))
			for (const [symbol, rules] of Object.entries(symbols)) {
				if (group !== 'ours') expect(rules, symbol).not.toEqual([]);
				for (const rule of rules) {
					expect(reference.atoms.has(`copan.${rule}`), `${symbol}: ${rule}`).toBe(true);
					expect(reference.atoms.get(`copan.${rule}`)?.number, `${symbol}: ${rule}`).not.toBeNull();
				}
			}
	});
});

describe('what components show', () => {
	it('draws with symbols of the sprite, and no symbol of the key is shown by nothing', () => {
		for (const component of components.values())
			for (const sign of drawnOn(component))
				if ('symbol' in sign) expect(componentSymbols, component.ref).toContain(sign.symbol);
		const counts = shownCounts(reference);
		expect(componentSymbols.filter((symbol) => !counts.has(symbol))).toEqual([]);
	});

	it('finds every component but the pieces without a symbol', () => {
		const bare = [...components.values()].filter((component) => sightOf(component, components).see.length === 0);
		expect(bare.map(({ ref }) => ref)).toEqual([
			'piece:fixing-cubes',
			'piece:setup-tiles',
			'piece:cloth-bag',
			'piece:embassy-chest',
			'piece:dice-tower',
			'piece:jade-mask-board',
			'piece:player-board',
			'piece:player-tokens',
			'piece:score-token-100',
			'piece:score-token-200',
		]);
	});

	it.each<[ref: string, see: string[], cost: string[]]>([
		['city:20', ['zeal', 'any', 'vp', 'vp.8', 'zeal.1', 'any.1'], ['zeal', 'any']],
		['mask:2', ['any', 'any.1'], []],
		['mask:6', ['any', 'any.2', 'any-pair'], []],
		['token:level-3-climb', ['steps', 'steps.3'], []],
		['character:ixcuiname', ['bird', 'site-stairway', 'any', 'any.3'], []],
		['character:gucup-cakix', ['infinity', 'tile', 'zeal', 'zeal.1'], []],
		['character:citlamina', ['infinity', 'site-river', 'any', 'any.1'], []],
		['face:card-g-2', ['face-2', 'power', 'power.2', 'fame', 'fame.2'], []],
		['face:card-i-4', ['face-4', 'storage', 'storage.1'], []],
		['altar:cost-fame', ['fame', 'fame.1'], ['fame']],
		['altar:action-less-2', ['totem-any', 'any', 'any.2', 'steps'], []],
		['exchange:same-colour-6', ['glyph', 'glyph.6', 'jade', 'jade.5', 'totem-any', 'any', 'any.3'], []],
		['exchange:different-colours-3', ['glyph', 'glyph.3', 'jade', 'jade.1'], []],
		['automa:fame-basic-easy', ['tile', 'fame', 'site-ball-court', 'character', 'vp', 'vp.3'], []],
		['automa:food-advanced-hard', ['difficulty', 'tile', 'food', 'site-embassies', 'city', 'storage', 'vp'], []],
		['piece:zenith-tokens', ['zenith', 'vp', 'vp.14', 'vp.8', 'vp.3'], []],
	])('%s', (ref, see, cost) => {
		expect(seen(ref).see.sort()).toEqual(see.sort());
		expect(seen(ref).cost).toEqual(cost);
	});

	it('shows on an Event card the symbols of its six faces, its difficulty and its hourglass', () => {
		const { see } = seen('event:card-c');
		for (let face = 1; face <= 6; face++) {
			expect(see).toContain(`face-${face}`);
			for (const each of seen(`face:card-c-${face}`).see) expect(see).toContain(each);
		}
		expect(see).toEqual(expect.arrayContaining(['difficulty', 'difficulty.3', 'hourglass', 'jade']));
		expect(see).not.toContain('steps');
	});

	it('lists every kind of component', () => {
		expect([...findKinds].sort()).toEqual([...new Set([...components.values()].map(({ kind }) => kind))].sort());
	});
});
