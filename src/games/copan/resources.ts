/** The four resources, in the order of the Decline tracks clockwise round the Pyramid; the order is a stand-in, `trackOrder` in the profile. */
export const resources = ['food', 'fame', 'zeal', 'power'] as const;
export type Resource = (typeof resources)[number];

/** A number for each resource. */
export type ByResource = Record<Resource, number>;

export const byResource = (amount: (resource: Resource) => number): ByResource => ({
	food: amount('food'),
	fame: amount('fame'),
	zeal: amount('zeal'),
	power: amount('power'),
});

export const sum = (counts: ByResource): number => counts.food + counts.fame + counts.zeal + counts.power;

/** The resource whose Decline track comes next, going clockwise round the board. */
export const nextClockwise = (resource: Resource): Resource =>
	resources[(resources.indexOf(resource) + 1) % resources.length] as Resource;

/** The five Sites, in the order of the turn aid. */
export const sites = ['embassies', 'river', 'ball-court', 'altars', 'stairway'] as const;
export type Site = (typeof sites)[number];

/** The Site that each Decline track closes. Rule `court.events.decline.close`. */
export const siteOf = { food: 'embassies', fame: 'ball-court', zeal: 'altars', power: 'stairway' } as const;
export type ClosableSite = (typeof siteOf)[Resource];
export const closableSites = /* @__PURE__ */ Object.values(siteOf);

/** Player counts of the game with people; solo is played on the set-up for two. */
export const playerCounts = [2, 3, 4] as const;
export type PlayerCount = (typeof playerCounts)[number];
