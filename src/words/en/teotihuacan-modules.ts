/** What the switch says of what is chosen. */
export const moduleChoice = {
	unchosen: 'Nothing chosen: the pages show everything, the tools count the base game.',
	chosen: (names: readonly string[]) =>
		names.length === 0 ? 'The base game alone.' : `The base game with ${new Intl.ListFormat('en-GB').format(names)}.`,
	notKept: 'This device keeps nothing, so the choice holds only while this page is open.',
};

/** The switch of Teotihuacan’s modules, on its page and beside the tools. */
import type { Part } from '#games/teotihuacan/resources.ts';

export const moduleSwitch = {
	title: 'Modules on your table',
	lead: 'What you play without is hidden: its chapters, its tiles in the lists, its steps of the set-up. The tools count by it. The choice stays on this device.',
	description: 'Teotihuacan: switch the modules of Late Preclassic Period on and off for all pages of this reference.',
	needsScripts: 'The switch needs scripts. Without them everything is in sight, each thing with its module named.',
	legend: 'On the table, beside the base game',
	number: (number: number) => `Module ${number}`,
	later: 'A later set',
	base: 'Base game alone',
	all: 'Everything',
	forget: 'Forget the choice',
	chapter: (name: string) => `Rules of ${name}`,
};

/** What each brings, in a few words. */
export const partTexts: Record<Part, string> = {
	priests: 'A Priest with a power of its own for everybody.',
	height: 'A fourth, orange temple, and another Nobles board.',
	seasons: 'A Season in force until the next Eclipse.',
	architecture: 'Another Decorations board, with a chart.',
	development: 'Another Construction board, with a chart.',
	xitle: 'Ten Technologies with even numbers.',
	'expansion-period': 'Obsidian, and two more Priests.',
};
export const moduleChapters: Record<Part, string> = {
	priests: 'module-priests',
	height: 'module-height',
	seasons: 'module-seasons',
	architecture: 'module-architecture',
	development: 'module-development',
	xitle: 'later-sets',
	'expansion-period': 'later-sets',
};
