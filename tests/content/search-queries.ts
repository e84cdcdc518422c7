/**
 * What players type, and where the first hit must lead (any of the addresses, without the base path; none where nothing
 * may be found). The content tests ask the index, the browser tests the built site.
 */
export const searchQueries: readonly [query: string, ...first: string[]][] = [
	['chachuitl', '/copan/characters/chachiuitl/'],
	['gukumaz', '/copan/characters/gukumatz/'],
	['kawai', '/copan/characters/kawai/'],
	['kawil', '/copan/characters/kawil/'],
	['hacha kyum', '/copan/characters/hachakyum/'],
	['ix tub', '/copan/characters/ix-tub-tun/'],
	['kan xib', '/copan/characters/kan-xib-yui/'],
	['quetz'],
	['spiral', '/copan/rules/court-phase/#court.events.spiral'],
	['decline cube end of track', '/copan/rules/court-phase/#court.decline.pass-on'],
	['face down tile', '/copan/rules/court-phase/#court.no-tile.face-down'],
	['diagonal', '/copan/rules/court-phase/#court.collect.diagonal'],
	['any resource', '/copan/rules/court-phase/#court.any-resource.two'],
	['zeal tile bonus', '/copan/characters/gucup-cakix/', '/copan/characters/kinich-kakmo/'],
	[
		'jade bird',
		'/copan/characters/coszcatl/',
		'/copan/characters/cualli/',
		'/copan/characters/mulac/',
		'/copan/characters/tecuith/',
	],
];
