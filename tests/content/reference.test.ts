import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterEach, describe, expect, test } from 'vitest';
import { readReference } from '#reference/content.ts';
import { enforcementProblems } from '#reference/enforcement.ts';
import { resolveLinks } from '#reference/resolve-links.ts';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const chapterHead = '---\ntitle: One\nlead: A lead.\norder: 10\nsymbol: spiral\n---\n';
const rule = (id: string, body = 'A body.', more = '') =>
	`<Rule id="${id}" title="A title" ${more}>\n${body}\n</Rule>\n`;
const ruling = (rules: string, components = '[]') =>
	`---\nquestion: A question?\nshort: A question\nkind: stated\noptions:\n  - id: ours\n    text: Ours.\nhangsOn: a word\nrules: [${rules}]\ncomponents: ${components}\n---\n\nA reason.\n`;

/** The problems of a content folder made of these files, their paths below `copan/`. */
const problemsOf = (files: Record<string, string>): string[] => {
	const root = mkdtempSync(join(tmpdir(), 'stela-content-'));
	folders.push(root);
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, 'copan', path)), { recursive: true });
		writeFileSync(join(root, 'copan', path), text);
	}
	return readReference('copan', root).problems;
};

const sound = { 'rules/one.mdx': chapterHead + rule('one.first'), 'rulings/a-question.mdx': ruling('one.first') };

describe('content that is read', () => {
	test('sound content has no problem', () => {
		expect(problemsOf(sound)).toEqual([]);
	});

	test.each<[what: string, files: Record<string, string>, problem: RegExp]>([
		[
			'a link to an unknown rule',
			{ 'rules/one.mdx': chapterHead + rule('one.first', 'See [that](rule:one.second).') },
			/^content\/copan\/rules\/one\.mdx: "rule:one\.second" leads nowhere/,
		],
		[
			'a link to an unknown ruling',
			{ 'rules/one.mdx': chapterHead + rule('one.first', 'See [that](ruling:no-such).') },
			/one\.mdx: "ruling:no-such" leads nowhere/,
		],
		[
			'a link to an unknown component',
			{ 'rules/one.mdx': chapterHead + rule('one.first', 'See [her](character:nobody).') },
			/one\.mdx: "character:nobody" leads nowhere/,
		],
		[
			'a link to an unknown scenario',
			{ 'rules/one.mdx': chapterHead + rule('one.first', 'A body.', 'play="nothing"') },
			/rule "one\.first": "play:nothing" leads nowhere/,
		],
		[
			'an open question without a ruling',
			{ 'rules/one.mdx': `${chapterHead}<Open id="no-such" />\n` },
			/one\.mdx: "ruling:no-such" leads nowhere/,
		],
		[
			'an open question asked twice',
			{
				...sound,
				'rules/one.mdx': `${chapterHead}${rule('one.first')}\n<Open id="a-question" />\n\n<Open id="a-question" />\n`,
			},
			/the ruling "a-question" is already asked in content\/copan\/rules\/one\.mdx/,
		],
		[
			'an unknown component of a rule',
			{ 'rules/one.mdx': chapterHead + rule('one.first', 'A body.', 'components="character:nobody"') },
			/rule "one\.first": "character:nobody" leads nowhere/,
		],
		[
			'an unknown rule of a ruling',
			{ ...sound, 'rulings/a-question.mdx': ruling('one.second') },
			/a-question\.mdx: "rule:one\.second" leads nowhere/,
		],
		[
			'an unknown component of a ruling',
			{ ...sound, 'rulings/a-question.mdx': ruling('one.first', '["character:nobody"]') },
			/a-question\.mdx: "character:nobody" leads nowhere/,
		],
		[
			'an id given twice in a chapter',
			{ 'rules/one.mdx': `${chapterHead}${rule('one.first')}\n${rule('one.first')}` },
			/one\.mdx: the id "one\.first" stands already in chapter "one"/,
		],
		[
			'an id given twice in two chapters',
			{ 'rules/one.mdx': chapterHead + rule('one.first'), 'rules/two.mdx': chapterHead + rule('one.first') },
			/two\.mdx: the id "one\.first" stands already in chapter "one"/,
		],
		['an id that is none', { 'rules/one.mdx': chapterHead + rule('One First') }, /"One First" is no rule id/],
		[
			'a rule without a title',
			{ 'rules/one.mdx': `${chapterHead}<Rule id="one.first">\nA body.\n</Rule>\n` },
			/rule "one\.first" has no title/,
		],
		['frontmatter that lacks a field', { 'rules/one.mdx': '---\ntitle: One\n---\n' }, /one\.mdx: frontmatter lead: /],
		[
			'frontmatter with an unknown field',
			{ 'rules/one.mdx': chapterHead.replace('symbol:', 'colour: red\nsymbol:') + rule('one.first') },
			/one\.mdx: frontmatter .*colour/,
		],
		[
			'frontmatter of a ruling that lacks its readings',
			{ 'rulings/x.mdx': '---\nquestion: A question?\n---\n' },
			/x\.mdx: frontmatter options: /,
		],
		[
			'an element that rules content has not',
			{ 'rules/one.mdx': `${chapterHead}<Marquee>Text</Marquee>\n` },
			/one\.mdx: <Marquee> is no element/,
		],
		[
			'a file that is no MDX',
			{ 'rules/one.mdx': `${chapterHead}<Rule id="one.first">` },
			/one\.mdx: cannot be read as MDX/,
		],
	])('%s is a problem', (_what, files, problem) => {
		expect(problemsOf(files)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
	});
});

describe('Copan', () => {
	const reference = readReference('copan');

	test('has no problem, and engine and content agree', () => {
		expect([...reference.problems, ...enforcementProblems(reference)]).toEqual([]);
	});

	test('a rule that the engine cites and the content lacks is a problem', () => {
		const atoms = new Map(reference.atoms);
		atoms.delete('copan.court.collect.neighbours');
		expect(enforcementProblems({ ...reference, atoms })).toContainEqual(
			expect.stringMatching(/the engine cites "copan\.court\.collect\.neighbours".* no such rule/),
		);
	});

	test('a rule marked as enforced that the engine never cites is a problem, and so is a cited one without the mark', () => {
		const marked = (id: string, enforced: boolean) => {
			const atoms = new Map(reference.atoms);
			const atom = atoms.get(id);
			if (atom) atoms.set(id, { ...atom, enforced });
			return enforcementProblems({ ...reference, atoms });
		};
		expect(marked('copan.solo.mix.ladder', true)).toEqual([
			expect.stringMatching(/"solo\.mix\.ladder".* never cites it/),
		]);
		expect(marked('copan.court.collect.tiers', false)).toEqual([
			expect.stringMatching(/court\.collect\.tiers": mark it as enforced/),
		]);
	});

	test('a switch of the engine without its ruling, or with other readings, is a problem', () => {
		const rulings = new Map(reference.rulings);
		const ours = rulings.get('any-resource-when');
		expect(ours).toBeDefined();
		if (ours) rulings.set('any-resource-when', { ...ours, options: ours.options.toReversed() });
		expect(enforcementProblems({ ...reference, rulings })).toEqual([
			expect.stringMatching(/"any-resource-when": its options are/),
		]);
		rulings.delete('any-resource-when');
		expect(enforcementProblems({ ...reference, rulings })).toEqual([expect.stringMatching(/no such ruling/)]);
	});

	test('titles have seven words at most', () => {
		const long = [...reference.atoms.values()].filter(({ title }) => title.split(/\s+/).length > 7);
		expect(long.map(({ anchor, title }) => `${anchor}: ${title}`)).toEqual([]);
	});

	test('no two titles of a chapter are alike', () => {
		const twice = reference.chapters.flatMap(({ slug, sections }) => {
			const titles = sections.flatMap(({ atoms }) => atoms.map(({ title }) => title.toLowerCase()));
			return titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `${slug}: ${title}`);
		});
		expect(twice).toEqual([]);
	});
});

describe('links in MDX', () => {
	const processor = unified().use(remarkParse).use(resolveLinks, { base: '/stela/' });
	const resolved = (text: string) =>
		processor.run(processor.parse(text), { path: 'content/copan/rules/court-phase.mdx', value: text });

	test('become addresses below the base path', async () => {
		const tree = await resolved('[tiers](rule:court.collect.tiers), [who](character:kawai), [play](play:collecting)');
		const text = JSON.stringify(tree);
		for (const href of [
			'/copan/rules/court-phase/#court.collect.tiers',
			'/copan/characters/kawai/',
			'/copan/play/collecting/',
		])
			expect(text).toContain(`"url":"/stela${href}"`);
	});

	test('that lead nowhere fail the build', async () => {
		await expect(resolved('[gone](rule:court.no-such)')).rejects.toThrow('"rule:court.no-such" leads nowhere');
	});
});
