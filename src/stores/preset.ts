import type { Scenario } from '#engine/scenario.ts';

/** A starting position that a page offers. */
export interface Preset<Setup, Action> {
	id: string;
	title: string;
	/** What it asks, where the page's own question is too wide. */
	question?: string;
	note: string;
	/** Actions taken before the page opens; left out, those before the first tile is placed. */
	at?: number;
	scenario: Scenario<Setup, Action>;
}

/** How many actions of a preset are taken when it opens, so that what it asks about is still to be played. */
export const openingOf = ({ at, scenario }: Preset<unknown, unknown>): number =>
	at ??
	Math.max(
		0,
		scenario.actions.findIndex((action) => (action as { type: string }).type === 'place-tile'),
	);
