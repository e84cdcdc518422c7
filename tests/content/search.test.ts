import { describe, expect, it } from 'vitest';
import { readReference } from '#reference/content.ts';
import { firstWords, namesFile, namesOf, textOf } from '#reference/search-index.ts';
import { fold, markedPieces, searchNames, unpack } from '#scripts/search/names.ts';
import { searchQueries } from './search-queries.ts';

const reference = readReference('copan');
const file = namesFile(reference);
const names = file.names.map(unpack);
const find = searchNames(names);
const first = (query: string): string | undefined => find(query).hits[0]?.name.href;

describe('what players type finds what they mean', () => {
	it.each(searchQueries)('%s', (query, ...expected) => {
		if (expected.length === 0) expect(find(query).hits).toEqual([]);
		else expect(expected).toContain(first(query));
	});
});

describe('names', () => {
	it('hold every component, rule, example, open question and chapter once', () => {
		const addresses = names.map(({ href }) => href);
		expect(new Set(addresses).size).toBe(addresses.length);
		for (const { href } of [
			...reference.components.values(),
			...reference.atoms.values(),
			...reference.rulings.values(),
			...reference.chapters,
		])
			expect(addresses).toContain(href);
	});

	it('come back from the file as they went in', () => {
		expect(names).toEqual(namesOf(reference));
	});

	it('show an answer in every row', () => {
		for (const name of names) expect(name.line, name.name).not.toBe('');
	});

	it('are found by their whole name, misspelt by one letter too', () => {
		for (const { name, href } of reference.components.values()) {
			expect(first(name), name).toBe(href);
			const slip = `${name.slice(0, 3)}w${name.slice(4)}`;
			expect(
				find(slip)
					.hits.slice(0, 3)
					.map((hit) => hit.name.href),
				slip,
			).toContain(href);
		}
	});

	it('are found while being typed, by four letters', () => {
		for (const { name, href } of reference.components.values()) {
			const typed = fold(name).join('').slice(0, 4);
			expect(
				find(typed).hits.map((hit) => hit.name.href),
				typed,
			).toContain(href);
		}
	});

	it('are found by the number of the rule', () => {
		const { atoms } = reference.chapters.flatMap(({ sections }) => sections).find(({ atoms }) => atoms.length > 0) ?? {
			atoms: [],
		};
		expect(first(atoms[0]?.number ?? '')).toBe(atoms[0]?.href);
	});
});

describe('folding', () => {
	it.each([
		['K’awai', ['kawai']],
		["Hacha'kyum", ['hachakyum']],
		['Ix-tub-tun', ['ix', 'tub', 'tun']],
		['Teōtīhuacān', ['teotihuacan']],
		['Embassies, tiles', ['embassy', 'tile']],
		['Rule 4.12. Loss', ['rule', '4.12', 'loss']],
		['Iris loss', ['iris', 'loss']],
	])('%s', (text, words) => {
		expect(fold(text)).toEqual(words);
	});

	it('takes a question for what it asks', () => {
		expect(first('What does Ixcuiname do?')).toBe('/copan/characters/ixcuiname/');
	});

	it('shows what has some of the words where nothing has all', () => {
		const { hits, partly } = find('spiral zzzz');
		expect(partly).toBe(true);
		expect(hits.length).toBeGreaterThan(0);
	});

	it('finds nothing for nothing', () => {
		expect(find(' ’ ').hits).toEqual([]);
	});
});

describe('marks', () => {
	it('lie on the words meant, and on no others', () => {
		expect(markedPieces('A face-down tile gains', new Set(['face', 'tile']))).toEqual([
			{ text: 'A ', marked: false },
			{ text: 'face', marked: true },
			{ text: '-down ', marked: false },
			{ text: 'tile', marked: true },
			{ text: ' gains', marked: false },
		]);
	});

	it('cover a name typed as one word', () => {
		expect(markedPieces('Ix-tub-tun', new Set(['ixtubtun']))).toEqual([{ text: 'Ix-tub-tun', marked: true }]);
	});
});

describe('an answer in a row', () => {
	it('takes whole sentences while they fit', () => {
		expect(firstWords('One. Two is longer. Three.', 12)).toBe('One.');
		expect(firstWords('One. Two. Three is too long.', 12)).toBe('One. Two.');
	});

	it('is cut at a word', () => {
		expect(firstWords('A sentence without an end in sight', 14)).toBe('A sentence …');
	});
});

describe('the full text', () => {
	const records = textOf(reference);

	it('has a record for each rule, open question, component and chapter', () => {
		const { components, atoms, rulings, chapters } = reference;
		expect(records).toHaveLength(components.size + atoms.size + rulings.size + chapters.length);
		for (const { id, href } of atoms.values())
			expect(
				records.some(({ url }) => url === href),
				id,
			).toBe(true);
	});
});
