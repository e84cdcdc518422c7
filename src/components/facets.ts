/** What Characters are found by: the values of the list's filters, and which cards are alike. */
import type { Character } from '#games/copan/characters.ts';
import type { Effect } from '#games/copan/effects.ts';
import { resources, type Site, sites } from '#games/copan/resources.ts';

export const resourceFacets = [...resources, 'any'] as const;
export const siteFacets = sites;

/** The values of the filter “gives”, with the glyph of each. */
export const verbFacets = {
	resources: 'any-pair',
	vp: 'vp',
	climb: 'steps',
	jade: 'jade',
	glyph: 'glyph',
	tiles: 'tile',
	extension: 'storage',
	'bonus-action': 'totem-any',
	discount: 'cost',
} as const;
export type VerbFacet = keyof typeof verbFacets;

const verbOf: Partial<Record<Effect['verb'], VerbFacet>> = {
	gain: 'resources',
	score: 'vp',
	climb: 'climb',
	'place-jade': 'jade',
	'take-glyph': 'glyph',
	'take-river-tiles': 'tiles',
	'add-extension': 'extension',
	'bonus-action': 'bonus-action',
	discount: 'discount',
};

export interface Facets {
	resources: string[];
	verbs: VerbFacet[];
	sites: Site[];
}

/** Under which filters a Character is found. */
export const facetsOf = ({ when, effects }: Character): Facets => {
	const found = { resources: new Set<string>(), verbs: new Set<VerbFacet>(), sites: new Set<Site>() };
	if ('resource' in when) found.resources.add(when.resource);
	if ('site' in when) found.sites.add(when.site);
	for (const effect of effects) {
		const verb = verbOf[effect.verb];
		if (verb) found.verbs.add(verb);
		if (effect.verb === 'gain') found.resources.add(effect.resource);
		if ('per' in effect && effect.per?.of === 'held') found.resources.add(effect.per.resource);
		if ('site' in effect && effect.site !== 'any') found.sites.add(effect.site);
		if (effect.verb === 'take-river-tiles') found.sites.add('river');
	}
	return { resources: [...found.resources], verbs: [...found.verbs], sites: [...found.sites] };
};

/** The same for two Characters that do the same at the same moment. */
export const effectKey = ({ when, effects }: Character): string => JSON.stringify([when, effects]);
