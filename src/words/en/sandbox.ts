/** Strings of the sandbox. */

export const sandbox = {
	title: 'Sandbox',
	question: 'What happens here, and why?',
	lead: 'Lay the position out, play it, and see the rule behind every step. Or play a whole game at one table.',
	description:
		'Any position of Copan: edit it, play it with the rule behind every step, compare readings, share one link.',
	tools: {
		label: 'Tools of the sandbox',
		start: 'Start',
		edit: 'Edit',
		compare: 'Readings',
		keep: 'Keep',
		share: 'Share',
	},
	turnOf: (player: string) => `${player}: a bot is to play`,
	mend: 'Mend it in the editor',
	begun: 'A new table. What was played before can be come back to below the log.',
	laid: 'Done laying tiles',
	undone: 'The last change is taken back.',
	kept: (name: string) => `Kept: ${name}.`,
	full: 'No more positions fit. Delete one first.',
	blocked: 'This device keeps nothing: storage is blocked or full. Copy the link or download the file instead.',
	asideName: (what: string) => `Before: ${what}`,
	because: { link: 'a link was opened', start: 'a new start', tab: 'another tab played' },
	otherTab:
		'The sandbox is played in another tab too. What stands here is put aside under Keep; whichever tab plays last is what a reload brings.',
	chances: 'The six faces side by side',
	log: {
		whole: 'Show the whole game',
		turn: 'Show this turn only',
	},
} as const;
