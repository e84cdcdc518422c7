/**
 * Every rule that Copan's engine cites. The build fails where `content/copan/rules/` lacks one of them, and where a
 * rule is marked as enforced that is not here.
 */
export const ruleIds = [
	'copan.turn.two-phases',
	'copan.court.no-tile.face-down',
	'copan.court.no-tile.no-gain',
	'copan.court.no-tile.spiral',
	'copan.court.place.face-up',
	'copan.court.place.any-space',
	'copan.court.decline.one-left',
	'copan.court.decline.pass-on',
	'copan.court.events.spiral',
	'copan.court.events.decline',
	'copan.court.events.three-a-track',
	'copan.court.collect.neighbours',
	'copan.court.collect.tiers',
	'copan.court.collect.storage',
	'copan.court.any-resource.two',
	'copan.court.any-resource.no-decline',
	'copan.characters.infinity',
] as const;

export type CopanRule = (typeof ruleIds)[number];
