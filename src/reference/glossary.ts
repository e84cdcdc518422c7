/** What lists and pages of components are made of: rows, groups, filters and orders, and what is related to what. */
import { altarCardCount } from '#games/copan/altars.ts';
import { characterCards } from '#games/copan/characters.ts';
import { embassyTokenCount } from '#games/copan/embassy-tokens.ts';
import { resources, sites } from '#games/copan/resources.ts';
import type { CopanKind } from '#words/en/copan-glossary.ts';
import type { Component } from './components.ts';
import { type Atom, type Reference, type Ruling, rulingsOnComponent, rulingsOnRule } from './content.ts';
import { type FacetName, verbFacets } from './facets.ts';

/** A kind's list: which components are its rows, and the one filter that stands above the others. */
interface Plan {
	/** Where the rows are parts of the listed components. */
	rows?: CopanKind;
	/** The filter of which one value is chosen: its name in the address, and the facet it reads. */
	radio?: { name: string; facet: FacetName };
}

/** The kinds that have a list of their own; faces stand in that of their cards, exchanges in their tables. */
export const plans = {
	city: {},
	character: { radio: { name: 'kind', facet: 'group' } },
	token: { radio: { name: 'level', facet: 'group' } },
	altar: { radio: { name: 'part', facet: 'group' } },
	mask: {},
	event: { rows: 'face', radio: { name: 'difficulty', facet: 'difficulty' } },
	automa: { radio: { name: 'resource', facet: 'group' } },
	site: {},
	piece: { radio: { name: 'for', facet: 'group' } },
} satisfies Partial<Record<CopanKind, Plan>>;
export type ListKind = keyof typeof plans;
export const listKinds = Object.keys(plans) as ListKind[];
const planOf = (kind: ListKind): Plan => plans[kind];

/** How many of a kind the box holds, where not all are known. */
export const inBox: Partial<Record<CopanKind, number>> = {
	character: characterCards,
	token: embassyTokenCount,
	altar: altarCardCount,
};

export const componentsOfKind = (reference: Reference, kind: string): Component[] =>
	[...reference.components.values()].filter((component) => component.kind === kind);

export interface Filter {
	name: string;
	/** One value at a time, or any of several. */
	one: boolean;
	values: { value: string; count: number }[];
}

export interface Row {
	component: Component;
	/** The values it has for each filter, by the filter's name. */
	values: Record<string, string[]>;
	/** Its place in each order, in that of `List.sorts`. */
	places: number[];
}

export interface List {
	kind: ListKind;
	rows: Row[];
	/** Ids of its groups in order; one of '' where there are none. */
	groups: string[];
	filters: Filter[];
	sorts: string[];
}

const verbs = Object.keys(verbFacets);
/** Values in the order in which people know them; the rest as they come. */
const valueOrder: Partial<Record<FacetName, readonly string[]>> = {
	resource: [...resources, 'any'],
	cost: [...resources, 'any'],
	site: sites,
	verb: verbs,
};
const boxFilters = ['resource', 'verb', 'site', 'cost', 'mode', 'difficulty'] as const;

/** `level-2` is `2` where the filter is called level. */
const bare = (value: string, name: string): string => value.replace(`${name}-`, '');

/** The values of a facet; an effect that leaves the Site open is found under every Site. */
const valuesOf = ({ facets }: Component, facet: FacetName): string[] => {
	const own = facets[facet] ?? [];
	return facet === 'site' && own.includes('any') ? [...sites] : own;
};

const filtersOf = (rows: readonly Component[], plan: Plan): Filter[] => {
	const filter = (name: string, facet: FacetName, one: boolean): Filter => {
		const counts = new Map<string, number>();
		for (const row of rows) for (const value of valuesOf(row, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
		const known = valueOrder[facet] ?? [];
		const values = [...counts].sort(([a], [b]) => known.indexOf(a) - known.indexOf(b));
		return { name, one, values: values.map(([value, count]) => ({ value: bare(value, name), count })) };
	};
	return [
		...(plan.radio ? [filter(plan.radio.name, plan.radio.facet, true)] : []),
		...boxFilters
			.filter((facet) => facet !== plan.radio?.name)
			.map((facet) => filter(facet, facet, false))
			// A filter by which no row, or one row alone, is found says nothing.
			.filter(({ values }) => values.length > 1 && values.some(({ count }) => count > 1)),
	];
};

/** By total, then by resource. */
const costRank = ({ cost }: Component): number =>
	cost
		? 10 * Object.values(cost).reduce((sum, amount) => sum + amount, 0) +
			Math.min(...Object.keys(cost).map((key) => [...resources, 'any'].indexOf(key)))
		: 0;
const effectRank = ({ facets, likeness }: Component): string =>
	`${String(verbs.indexOf(facets.verb?.[0] ?? '')).padStart(2, '0')} ${likeness}`;
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const orders: Record<string, (a: Component, b: Component) => number> = {
	rulebook: () => 0,
	name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }),
	effect: (a, b) => compareText(effectRank(a), effectRank(b)),
	cost: (a, b) => costRank(a) - costRank(b),
};
/** Orders that tell the rows of such a list apart. */
const sortsOf = (rows: readonly Component[], plan: Plan): string[] => [
	'rulebook',
	...(rows.some((row, index) => index > 0 && orders.name?.(rows[index - 1] as Component, row) === 1) && !plan.rows
		? ['name']
		: []),
	...(rows.some(({ facets }) => facets.verb?.length) ? ['effect'] : []),
	...(rows.filter(({ cost }) => cost).length === rows.length ? ['cost'] : []),
];

/** The list of a kind. */
export const listOf = (reference: Reference, kind: ListKind): List => {
	const plan = planOf(kind);
	const own = componentsOfKind(reference, plan.rows ?? kind);
	const filters = filtersOf(own, plan);
	const sorts = sortsOf(own, plan);
	const sorted = sorts.map((sort) => [...own].sort(orders[sort]));
	const facetOf = (filter: Filter): FacetName =>
		filter.one && plan.radio ? plan.radio.facet : (filter.name as FacetName);
	return {
		kind,
		rows: own.map((component) => ({
			component,
			values: Object.fromEntries(
				filters.map((filter) => [
					filter.name,
					valuesOf(component, facetOf(filter)).map((value) => bare(value, filter.name)),
				]),
			),
			places: sorted.map((order) => order.indexOf(component)),
		})),
		groups: [...new Set(own.map(({ group }) => group))],
		filters,
		sorts,
	};
};

/** Others that do the very same; what an Event does to all is not the same as what a card does for one. */
export const twinsOf = (reference: Reference, component: Component): Component[] =>
	[...reference.components.values()].filter(
		(other) =>
			other !== component &&
			other.likeness === component.likeness &&
			(other.kind === 'face') === (component.kind === 'face'),
	);

const shared = (mine: readonly string[] = [], their: readonly string[] = []): number =>
	mine.filter((each) => their.includes(each)).length;

/** Others that share the first thing it does, its own kind first among equals, no more than three of a kind. */
export const relatedTo = (reference: Reference, component: Component): Component[] => {
	const verb = component.facets.verb?.[0];
	if (!verb || component.kind === 'event') return [];
	const twins = twinsOf(reference, component);
	const { resource, site } = component.facets;
	const taken = new Map<string, number>();
	return [...reference.components.values()]
		.filter(
			(other) =>
				other !== component &&
				other.kind !== 'event' &&
				!(twins.includes(other) && other.kind === component.kind) &&
				other.facets.verb?.includes(verb),
		)
		.map((other) => ({
			other,
			like:
				4 * shared(resource, other.facets.resource) +
				2 * shared(site, other.facets.site) +
				(other.kind === component.kind ? 1 : 0),
		}))
		.sort((a, b) => b.like - a.like)
		.filter(({ other }) => {
			const count = (taken.get(other.kind) ?? 0) + 1;
			taken.set(other.kind, count);
			return count <= 3;
		})
		.slice(0, 9)
		.map(({ other }) => other);
};

/** Components by which one comes to act at a Site. */
export const actingAt = (reference: Reference, site: string): Component[] =>
	[...reference.components.values()].filter(
		({ kind, facets }) =>
			kind !== 'site' &&
			kind !== 'event' &&
			facets.verb?.some((verb) => verb === 'bonus-action' || verb === 'discount' || verb === 'vp') &&
			facets.site?.some((each) => each === site || each === 'any'),
	);

/** The open questions on a component: those that name it, then those on the rules it leans on, the closest first. */
export const questionsOn = (reference: Reference, component: Component, parts: readonly Component[] = []): Ruling[] => {
	const naming = [component, ...parts].flatMap(({ ref }) => rulingsOnComponent(reference, ref));
	const touched = new Map<Ruling, number>();
	const own = new Set([component, ...parts].flatMap(({ rules }) => rules));
	for (const rule of own)
		for (const ruling of rulingsOnRule(reference, `${reference.game}.${rule}`)) {
			// One that names other components is about those.
			if (ruling.components.length > 0) continue;
			touched.set(ruling, (touched.get(ruling) ?? 0) + 1 / ruling.rules.length);
		}
	const close = [...touched].sort(([, a], [, b]) => b - a).map(([ruling]) => ruling);
	return [...new Set([...naming, ...close.slice(0, 5)])];
};

/** The rules a component leans on: its own, those that name it, and those that its own questions touch. */
export const rulesOn = (reference: Reference, component: Component): Atom[] => {
	const atoms = [...reference.atoms.values()];
	const asked = rulingsOnComponent(reference, component.ref)
		.filter(({ components }) => components.length <= 8)
		.flatMap(({ rules }) => rules);
	const own = component.rules.flatMap((rule) => reference.atoms.get(`${reference.game}.${rule}`) ?? []);
	const others = atoms.filter(
		(atom) =>
			atom.components.includes(component.ref) || atom.links.includes(component.ref) || asked.includes(atom.anchor),
	);
	return [...new Set([...own, ...others])];
};
