/** What the set-up of Teotihuacan says by its script. */
export const setUpTicks = {
	choose: 'Choose how many you are.',
	done: (done: number, all: number) =>
		done === all ? `All ${all} steps done. You can begin.` : `${done} of ${all} steps done`,
	notKept: 'This device keeps nothing, so the ticks hold only while this page is open.',
	bad: (value: string) => `The address asks for ${value} players; there are lists for 2, 3 and 4.`,
};

/** What its page says. */
export const setUpTool = {
	title: 'Set-up',
	lead: 'Tick off the steps for your number of players and your modules.',
	description: 'Teotihuacan: the set-up as a checklist, by number of players and modules, with the numbers worked out.',
	players: 'Players',
	playersWords: (count: number) => `${count} players`,
	modules: 'Modules in play',
	reset: 'Untick all',
	progress: 'Steps done',
	rule: (number: string) => `Rule ${number}`,
	only: (name: string) => `Module ${name}`,
};
