import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf, lastChangeOf, parseChanges } from '#reference/changes.ts';
import { readReference } from '#reference/content.ts';
import { contentProblems } from '#reference/content-check.ts';
import { aroundRule, kinOfRuling, rulingLinks } from '#reference/graph.ts';
import { previewFiles } from '#reference/previews.ts';
import { symbolWords } from '#words/en/symbols.ts';

const reference = readReference('copan');
const atoms = [...reference.atoms.values()];
const rulings = [...reference.rulings.values()];
const whole = (id: string) => `copan.${id}`;

test('the change log names what exists, the latest first, and says since when each chapter stands', () => {
	const changes = changesOf(reference);
	expect(changes.length).toBeGreaterThan(2);
	expect(changes.map(({ date }) => date)).toEqual(
		changes
			.map(({ date }) => date)
			.sort()
			.reverse(),
	);
	const court = reference.chapters.find(({ slug }) => slug === 'action-phase');
	expect(court && lastChangeOf(changes, court)).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.each<[what: string, log: string, problem: RegExp]>([
	[
		'an unknown rule',
		'- date: 2026-11-30\n  what: A.\n  rules: [court.no-such]',
		/the rule "court\.no-such" is unknown/,
	],
	['an unknown ruling', '- date: 2026-11-30\n  what: A.\n  rulings: [no-such]', /the ruling "no-such" is unknown/],
	['an unknown chapter', '- date: 2026-11-30\n  what: A.\n  chapters: [no-such]', /the chapter "no-such" is unknown/],
	['a day that is none', '- date: yesterday\n  what: A.', /entry 0\.date: /],
	['a field that is none', '- date: 2026-11-30\n  what: A.\n  who: B.', /who/],
	['a missing sentence', '- date: 2026-11-30', /entry 0\.what: /],
	['what is no list', 'date: 2026-11-30', /entry list: /],
	['what is no YAML', '- date: [', /cannot be read as YAML/],
	[
		'days out of order',
		'- date: 2026-11-29\n  what: A.\n- date: 2026-11-30\n  what: B.',
		/2026-11-30 stands below 2026-11-29/,
	],
])('%s in the change log fails', (_what, log, problem) => {
	expect(parseChanges(log, reference).problems.join('\n')).toMatch(problem);
});

test('all that is wrong in the change log is said at once', () => {
	const log = '- date: 2026-11-30\n  what: A.\n  rules: [one.x, two.x]\n  rulings: [three]';
	expect(parseChanges(log, reference).problems.join('\n')).toMatch(/one\.x.*\n.*two\.x.*\n.*three/);
});

// All content is read anew, and each lesson taken once, three times over.
test('the check before a build reads the change log', () => {
	const root = mkdtempSync(join(tmpdir(), 'stela-log-'));
	try {
		cpSync('content', root, { recursive: true });
		const file = join(root, 'copan', 'changes.yaml');
		const said = () => contentProblems('copan', root).filter((problem) => problem.includes('changes.yaml'));
		expect(said()).toEqual([]);
		writeFileSync(file, `${readFileSync(file, 'utf8')}- date: 2000-01-01\n  what: A.\n  rules: [court.no-such]\n`);
		expect(said()).toEqual([
			'content/copan/changes.yaml: the rule "court.no-such" is unknown; mend the id, or name what took its place',
		]);
		rmSync(file);
		expect(said()).toEqual([expect.stringMatching(/changes\.yaml: ENOENT/)]);
	} finally {
		rmSync(root, { recursive: true });
	}
}, 60_000);

test('every example names the rule it shows, another one than itself, and that rule leads to it', () => {
	for (const atom of atoms) {
		const { shows } = aroundRule(reference, atom);
		if (atom.kind !== 'example') {
			expect(atom.of, atom.id).toBeNull();
			continue;
		}
		expect(shows?.kind, `what ${atom.id} shows`).toMatch(/^(rule|important|clarification)$/);
		if (shows) expect(aroundRule(reference, shows).examples, shows.id).toContain(atom);
	}
});

test('every link in the text of a rule has its way back', () => {
	let ways = 0;
	for (const atom of atoms)
		for (const link of atom.links) {
			const [scheme, id = ''] = link.split(':');
			if (scheme === 'rule') {
				const there = reference.atoms.get(whole(id));
				if (!there) throw new Error(`${atom.id} links to ${link}`);
				const { namedIn, shows, examples } = aroundRule(reference, there);
				const back = [...namedIn, ...examples, shows].includes(atom) || there.links.includes(`rule:${atom.anchor}`);
				expect(back, `${there.id} leads back to ${atom.id}`).toBe(true);
				ways++;
			} else if (scheme === 'ruling')
				expect(reference.rulings.get(id)?.rules, `${link} leads back to ${atom.id}`).toContain(atom.anchor);
		}
	expect(ways).toBeGreaterThan(150);
});

test('every rule and component in the argument of a ruling is listed there, so that it leads back', () => {
	const links = rulingLinks(reference);
	expect([...links.values()].flat().length).toBeGreaterThan(15);
	for (const ruling of rulings)
		for (const link of links.get(ruling.id) ?? []) {
			const [scheme, id = ''] = link.split(':');
			if (scheme === 'rule') expect(ruling.rules, ruling.id).toContain(id);
			else if (scheme === 'ruling') {
				const there = reference.rulings.get(id);
				expect(there && kinOfRuling(reference, there), `${id} leads back to ${ruling.id}`).toContain(ruling);
			} else if (scheme !== 'play') expect(ruling.components, ruling.id).toContain(link);
		}
});

test('a ruling leads to its rules and each of them back; so do rules and components', () => {
	for (const ruling of rulings)
		for (const id of ruling.rules) {
			const atom = reference.atoms.get(whole(id));
			expect(atom && aroundRule(reference, atom).rulings, id).toContain(ruling);
		}
	for (const component of reference.components.values())
		for (const id of component.rules) {
			const atom = reference.atoms.get(whole(id));
			expect(atom && aroundRule(reference, atom).components, `${id} of ${component.ref}`).toContain(component);
		}
});

test('what an example shows is checked like any link', () => {
	const root = mkdtempSync(join(tmpdir(), 'stela-of-'));
	try {
		cpSync('content', root, { recursive: true });
		const file = join(root, 'copan', 'rules', 'river.mdx');
		writeFileSync(file, readFileSync(file, 'utf8').replace('of="river.extension.price"', 'of="river.no-such"'));
		expect(readReference('copan', root).problems).toEqual([
			expect.stringMatching(
				/river\.mdx, example "river\.example\.third-extension": "rule:river\.no-such" leads nowhere/,
			),
		]);
	} finally {
		rmSync(root, { recursive: true });
	}
});

test('every rule, ruling, component and symbol has a preview with words in it', () => {
	const all = new Map([...previewFiles(reference).values()].flatMap((file) => Object.entries(file)));
	const refs = [
		...atoms.map(({ anchor }) => `rule:${anchor}`),
		...rulings.map(({ id }) => `ruling:${id}`),
		...reference.components.keys(),
	];
	expect([...all.keys()].sort()).toEqual([...refs, ...Object.keys(symbolWords).map((name) => `symbol:${name}`)].sort());
	for (const [ref, { kind, title, text, symbol }] of all)
		for (const words of [kind, title, text, symbol]) expect(words, ref).toMatch(/\S/);
});

test.each([
	['aid.action.totem', /^(action\.)/],
	['aid.action.embassies', /^embassies\./],
	['aid.action.river', /^river\./],
	['aid.action.ball-court', /^(ball-court|characters)\./],
	['aid.action.altars', /^altars\./],
	['aid.action.stairway', /^(stairway|glyphs|mask)\./],
	['aid.end', /^end-turn\./],
])('the turn aid leads from %s into the full rules', (id, chapter) => {
	const links = reference.atoms.get(whole(id))?.links ?? [];
	expect(links.length).toBeGreaterThan(1);
	for (const link of links) expect(link.replace('rule:', '')).toMatch(chapter);
});

test.each([
	['discount-and-entry', 'action-phase'],
	['bonus-action-totem', 'action-phase'],
	['discount-which', 'action-phase'],
	['discounts-add', 'action-phase'],
	['jade-with-full-mask', 'jade-mask'],
	['climb-cut-short', 'pyramid-steps'],
	['river-tiles-replaced', 'end-of-turn'],
])('%s is asked in the chapter %s', (ruling, slug) => {
	const chapter = reference.chapters.find((each) => each.slug === slug);
	expect(chapter?.sections.flatMap(({ open }) => open)).toContain(ruling);
});
