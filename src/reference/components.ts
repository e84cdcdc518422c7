import type { Provenance } from '#engine/profile.ts';
import type { Cost } from '#games/copan/cities.ts';
import type { ProfileKey } from '#games/copan/profile.ts';
import type { Sign } from '#words/en/copan.ts';
import type { BesideKey } from '#words/en/your-copy.ts';
import type { Facets } from './facets.ts';
import type { GameId } from './games.ts';
import { registry } from './registry.ts';

/** A value of ours, by its anchor on the page of all values: of the profile, or beside it. */
export type MarkKey = ProfileKey | BesideKey;

/** What a component or a value of it stands on. */
export interface Source {
	from: Provenance;
	/** The reason in words. */
	because: string;
}

/** A line of a component's page: a term, and what holds for it. */
export interface Fact {
	term: string;
	/** A line or more. */
	words: string;
	/** The symbols of it, where it has some. */
	signs?: Sign[];
	/** The value of ours it rests on; the page marks it. */
	marked?: MarkKey;
	/** What it stands on, where that is another source than the component’s own. */
	source?: Source;
}

/** A component as pages, links, lists and search see it. */
export interface Component {
	/** `kind:slug`, such as `city:14`, `event:card-f`, `face:card-f-6`. */
	ref: string;
	/** As its game’s words name it: `city`, `technology`. */
	kind: string;
	slug: string;
	name: string;
	/** What it does, in one line and in full. */
	line: string;
	sentence: string;
	/** Name of the glyph that stands for it. */
	symbol: string;
	/** What it says, drawn. */
	signs: Sign[];
	/** Small print of a row: its kind, its price. */
	note: string;
	/** Heading of its list under which it stands. */
	group: string;
	facets: Facets;
	/** The same for two components that do the same. */
	likeness: string;
	facts: Fact[];
	/** Rules it leans on, ids without the game. */
	rules: string[];
	/** What else people call it. */
	also: string[];
	/** What it costs, where that is printed. */
	cost?: Cost;
	/** Its name under the heading of its group, where the heading says the rest. */
	short?: string;
	/** The kind of component it is a pile of. */
	pileOf?: string;
	/** What it stands on; of Copan the profile tells that, value by value. */
	source?: Source;
	/** The module of the box it belongs to, where it is not of the base game. */
	module?: string;
	/** The heading of its group in words, where that is not Copan’s. */
	groupTitle?: string;
	/** Address without the base path; with a fragment where it is part of another's page. */
	href: string;
}

/** STELA_TIMES takes the components so many times over: how a build grows is measured with it, `npm run bench`. */
const times = Number(process.env.STELA_TIMES ?? 1);

/** Kinds that no other data leads to by their slugs: these can be taken again. */
const standsAlone = ({ kind }: Component): boolean => ['city', 'character', 'token', 'altar', 'mask'].includes(kind);

const again = (component: Component, nth: number): Component => ({
	...component,
	slug: `${component.slug}-${nth}`,
	ref: `${component.ref}-${nth}`,
	href: component.href.replace(/\/(#|$)/, `-${nth}/$1`),
});

/** All components of a game, kind by kind in the rulebook's order. */
export const componentsOf = (game: GameId): Component[] => {
	const all = registry[game].components();
	return Array.from({ length: times }, (_, nth) =>
		nth === 0 ? all : all.filter(standsAlone).map((each) => again(each, nth)),
	).flat();
};
