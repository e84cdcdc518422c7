/** What components are found by: the values of lists' filters, and which components are alike. */
import type { Cost } from '#games/copan/cities.ts';
import type { Effect, Trigger } from '#games/copan/effects.ts';
import { resources } from '#games/copan/resources.ts';

/** The filters a list may have, and the values a component has for each. */
export const facetNames = ['group', 'resource', 'verb', 'site', 'cost', 'mode', 'difficulty'] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Partial<Record<FacetName, string[]>>;

/** The values of the filter “gives”, with the glyph of each. */
export const verbFacets = {
	resources: 'any-pair',
	vp: 'vp',
	climb: 'steps',
	jade: 'jade',
	glyph: 'glyph',
	tiles: 'tile',
	character: 'character',
	extension: 'storage',
	'bonus-action': 'totem-any',
	discount: 'cost',
	embassy: 'city',
	totem: 'totem-2',
	decline: 'cube',
	loss: 'closed',
} as const;
export type VerbFacet = keyof typeof verbFacets;

const verbOf: Record<Effect['verb'], VerbFacet> = {
	gain: 'resources',
	lose: 'loss',
	score: 'vp',
	climb: 'climb',
	'step-down': 'loss',
	'place-jade': 'jade',
	'remove-jade': 'loss',
	'take-glyph': 'glyph',
	'lose-glyph': 'loss',
	'take-character': 'character',
	'discard-character': 'loss',
	'take-river-tiles': 'tiles',
	'add-extension': 'extension',
	'lose-extension': 'loss',
	'bonus-action': 'bonus-action',
	discount: 'discount',
	'move-decline': 'decline',
	'place-embassy': 'embassy',
	'place-totem': 'totem',
};

/** Under which filters a component with these effects, trigger and cost is found. */
export const facetsOf = (effects: readonly Effect[], when?: Trigger, cost?: Cost): Facets => {
	const found = { resource: new Set<string>(), verb: new Set<string>(), site: new Set<string>() };
	if (when && 'resource' in when) found.resource.add(when.resource);
	if (when && 'site' in when) found.site.add(when.site);
	for (const effect of effects) {
		found.verb.add(verbOf[effect.verb]);
		if ('resource' in effect) found.resource.add(effect.resource);
		if ('per' in effect && effect.per?.of === 'held') found.resource.add(effect.per.resource);
		if ('site' in effect) found.site.add(effect.site);
		if (effect.verb === 'take-river-tiles') found.site.add('river');
	}
	return {
		resource: [...found.resource],
		verb: [...found.verb],
		site: [...found.site],
		...(cost && { cost: [...resources, 'any' as const].filter((resource) => cost[resource]) }),
	};
};
