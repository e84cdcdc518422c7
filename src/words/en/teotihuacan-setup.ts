/** What the set-up of Teotihuacan says, on its page; its script has its words in `teotihuacan-ticking.ts`. */
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
