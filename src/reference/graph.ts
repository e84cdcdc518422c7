/**
 * The links both ways between rules, examples, rulings and components. Content states each of them once, where it is
 * written; from here come the ways back.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from './components.ts';
import { type Atom, type Reference, type Ruling, rulingsOnRule } from './content.ts';

/** What lies round a rule, beyond the links in its own text. */
export interface Around {
	/** The rule that this example shows. */
	shows: Atom | null;
	examples: Atom[];
	rulings: Ruling[];
	/** Components it names, and those whose pages lean on it. */
	components: Component[];
	/** Rules whose text leads here, unless its own text or the example's row leads there. */
	namedIn: Atom[];
}

const ruleLink = (atom: Atom): string => `rule:${atom.anchor}`;

/** What leads to a rule and what it leads to. */
export const aroundRule = (reference: Reference, atom: Atom): Around => {
	const { game, atoms, chapters, components } = reference;
	const all = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.atoms));
	const shows = atom.of === null ? null : (atoms.get(`${game}.${atom.of}`) ?? null);
	const examples = all.filter(({ of }) => of === atom.anchor);
	return {
		shows,
		examples,
		rulings: rulingsOnRule(reference, atom.id),
		components: [...components.values()].filter(
			({ ref, rules }) => atom.components.includes(ref) || atom.links.includes(ref) || rules.includes(atom.anchor),
		),
		namedIn: all.filter(
			(other) =>
				other.links.includes(ruleLink(atom)) &&
				!atom.links.includes(ruleLink(other)) &&
				other !== shows &&
				!examples.includes(other),
		),
	};
};

const linksOfRulings = new WeakMap<Reference, Map<string, string[]>>();

/** What the body of each ruling links to, as `scheme:id`. */
export const rulingLinks = (reference: Reference): Map<string, string[]> => {
	const { game, rulings } = reference;
	const known = linksOfRulings.get(reference);
	if (known) return known;
	const links = new Map(
		[...rulings.keys()].map((id) => {
			const text = readFileSync(join(process.cwd(), 'content', game, 'rulings', `${id}.mdx`), 'utf8');
			return [id, [...text.matchAll(/\]\(([a-z]+:[a-z0-9.-]+)\)/g)].map(([, link]) => link as string)] as const;
		}),
	);
	linksOfRulings.set(reference, links);
	return links;
};

/** Rulings that this one's argument names, and those whose argument names it. */
export const kinOfRuling = (reference: Reference, { id }: Ruling): Ruling[] => {
	const links = rulingLinks(reference);
	const names = (from: string, to: string) => links.get(from)?.includes(`ruling:${to}`);
	return [...reference.rulings.values()].filter((other) => names(id, other.id) || names(other.id, id));
};
