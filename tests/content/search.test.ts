import { describe, expect, it } from 'vitest';
import { readReference } from '#reference/content.ts';
import { answersFile, firstWords, namesFile, namesOf, ownPages, textOf } from '#reference/search-index.ts';
import { excerpt } from '#scripts/search/full-text.ts';
import { fold, markedPieces, type Name, type NameHits, searchNames, unpack } from '#scripts/search/names.ts';
import { searchQueries } from './search-queries.ts';

const reference = readReference('copan');
const file = namesFile(reference);
const answers = answersFile(reference);
/** As the dialog has them once the first file is there, and once the second is. */
const early = unpack(file);
const names = [...early, ...unpack(answers)];
/** The dialog's search: over the first file, then over both. */
const searched = async (...files: (readonly Name[])[]): Promise<(query: string) => NameHits> => {
	const { add, find } = searchNames(file.synonyms);
	for (const each of files) await add(each);
	return find;
};
const find = await searched(early, unpack(answers));
const first = (query: string): string | undefined => find(query).hits[0]?.name.href;

describe('what players type finds what they mean', () => {
	it('is tried with 60 queries at least, each once', () => {
		expect(new Set(searchQueries.map(([query]) => query)).size).toBeGreaterThanOrEqual(60);
	});

	it.each(searchQueries)('%s', (query, ...expected) => {
		if (expected.length === 0) expect(find(query).hits).toEqual([]);
		else expect(expected).toContain(first(query));
	});

	it('does so from the first file alone where it means a component, a chapter or a page', async () => {
		const find = await searched(early);
		const known = new Set(early.map(({ href }) => href));
		const own = searchQueries.filter(([, ...expected]) => expected.every((href) => known.has(href)));
		// A bit more than four of ten: the other questions are for rules and open questions.
		expect(own.length / searchQueries.length).toBeGreaterThan(0.4);
		for (const [query, ...expected] of own) {
			const [best] = find(query).hits;
			if (expected.length === 0) expect(best, query).toBeUndefined();
			else expect(expected, query).toContain(best?.name.href);
		}
	});

	it('leads to addresses that stand', () => {
		const known = new Set(names.map(({ href }) => href));
		for (const [query, ...expected] of searchQueries)
			expect(expected.length === 0 || expected.some((href) => known.has(href)), query).toBe(true);
	});
});

describe('a keystroke', () => {
	it('takes less than 30 ms in the middle, whatever has been typed so far', () => {
		const times: number[] = [];
		for (let round = 0; round < 2; round++)
			for (const [query] of searchQueries)
				for (let length = 1; length <= query.length; length++) {
					const before = performance.now();
					find(query.slice(0, length));
					if (round === 1) times.push(performance.now() - before);
				}
		times.sort((a, b) => a - b);
		expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(30);
	});
});

const characters = [...reference.components.values()].filter(({ kind }) => kind === 'character');

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

	it('come back from the files as they went in', () => {
		// A face's address, not its own name, makes its reference: nobody pins one.
		const kindOf = (ref: string | undefined): string => ref?.split(':')[0] ?? '';
		const byHref = (all: readonly Name[]): Map<string, Name> =>
			new Map(all.map((name) => [name.href, { ...name, ref: kindOf(name.ref) }]));
		expect(byHref(names)).toEqual(byHref(namesOf(reference)));
	});

	it('say what they are in every row', () => {
		for (const { name, line, note, href } of names) expect(name && (line || note), href).toBeTruthy();
		for (const { line, name, kind } of names) if (/[rxq]/.test(kind)) expect(line, name).not.toBe('');
	});

	it('show components with their effects before the answers are there, and rules with their numbers after', async () => {
		const { hits } = (await searched(early))('city 14');
		expect(hits[0]?.name.line).toContain('Court tiles');
		expect(early.some(({ kind }) => /[rxq]/.test(kind))).toBe(false);
		expect(find('one roll a turn').hits[0]?.name).toMatchObject({
			href: '/copan/rules/court-phase/#court.events.one-roll',
			line: expect.stringMatching(/./),
			note: expect.stringMatching(/^Rule \d+\.\d+$/),
		});
	});

	it('of pages are offered only where the page stands', () => {
		const own = ownPages('copan');
		expect(own).toContain('/copan/your-copy/');
		expect(own).not.toContain('/copan/nowhere/');
		const lists = new Set(
			[...reference.components.values()].map(({ href }) => href.replace(/[^/]+\/(#.*)?$|#.*$/, '')),
		);
		const played = new Set([...reference.scenarios.values(), ...reference.lessons.values()].map(({ href }) => href));
		for (const { href, kind } of names)
			if (kind === 'p') expect(own.has(href) || lists.has(href) || played.has(href), href).toBe(true);
	});

	it.each([...reference.lessons.values()].filter(({ quiz }) => !quiz).map(({ title, href }) => [title, href]))(
		'lead from what a lesson is called to the lesson: %s',
		(title, href) => {
			const hits = find(`${title} lesson`).hits.map((hit) => hit.name.href);
			expect(hits).toContain(href);
		},
	);

	it('are found by their whole name, misspelt by one letter too', () => {
		for (const { name, href } of characters) {
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
		for (const { name, href } of characters) {
			const typed = fold(name).join('').slice(0, 4);
			expect(
				find(typed).hits.map((hit) => hit.name.href),
				typed,
			).toContain(href);
		}
	});

	it('of other components are found too, by what stands on them', () => {
		for (const { ref, name, href, kind } of reference.components.values())
			if (['city', 'mask', 'event', 'face', 'site', 'piece'].includes(kind)) expect(first(name), ref).toBe(href);
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

describe('slips', () => {
	it('are not forgiven in what stands somewhere as typed', () => {
		for (const { name } of find('tie').hits)
			expect(`${name.name} ${name.also} ${name.line}`.toLowerCase()).toMatch(/\bti|draw|tie/);
	});
});

describe('the full text', () => {
	const records = textOf(reference);

	it('has a record for each rule, open question and chapter', () => {
		const { atoms, rulings, chapters } = reference;
		expect(records).toHaveLength(atoms.size + rulings.size + chapters.length);
		for (const { id, href } of atoms.values())
			expect(
				records.some(({ url }) => url === href),
				id,
			).toBe(true);
	});

	it('leads to names that the dialog knows', () => {
		const known = new Set(names.map(({ href }) => href));
		for (const { url } of records) expect(known, url).toContain(url);
	});

	it('shows the piece with the words asked for', () => {
		const text = `${'Before it. '.repeat(20)}Here stands the word sought. ${'After it. '.repeat(20)}`;
		const { line, matched } = excerpt(text, ['sought']);
		expect(line).toMatch(/^… .*the word sought\..* …$/);
		expect(matched).toEqual(['sought']);
		expect(excerpt('Short.', ['long'])).toEqual({ line: 'Short.', matched: [] });
	});
});
