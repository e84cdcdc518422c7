/** Ka'an's tools in English: what stands on their pages, and the answers they give. */
import type { Placement } from '#games/kaan/city.ts';
import type { EndProblem, EndReason } from '#games/kaan/end.ts';
import type { KaanRejection } from '#games/kaan/golems.ts';
import type { PlayerCount } from '#games/kaan/resources.ts';
import type { Score, ScoreLine } from '#games/kaan/scoring.ts';
import { capital, counted, listed, spaceName } from './kaan.ts';

export const player = (seat: number): string => `Player ${seat + 1}`;

/** What all of them say. */
export const tool = {
	player,
	players: 'Players',
	needsScripts: 'This page works by a script in your browser, and scripts are off. The rules it follows stand below.',
	undo: 'Undo',
	anew: 'Begin anew',
	wasAnew: 'Begun anew. Undo brings back what was there.',
	undone: 'Taken back.',
	rules: 'The rules behind it',
};

/** Why a golem, a card or a rest is refused: a sentence, without the place. */
export const refusal = ({ code, values }: KaanRejection): string => {
	switch (code) {
		case 'none-available':
			return 'No golem is available: all three are on the pyramid or the cenote.';
		case 'none-for-cenote':
			return 'No golem is available for the cenote, and moving costs one.';
		case 'no-own-golem':
			return 'No golem of this player stands there.';
		case 'same-space':
			return 'The golem stands here. It cannot end where it began.';
		case 'occupied':
			return 'A golem stands here already, and a space holds one.';
		case 'too-high':
			return 'Too high: a golem that is placed gets to level 1, or by a jump to level 2.';
		case 'no-golem-below':
			return 'No golem to jump: no connected space of level 1 is occupied.';
		case 'two-jumps':
			return 'Two golems lie on the way, and one at most is jumped.';
		case 'nothing-to-jump':
			return 'Not connected, and nobody on the space between to be jumped.';
		case 'out-of-reach':
			return 'Not connected with where the golem stands.';
		case 'still-available':
			return `${capital(counted(Number(values.available), 'golem is', 'golems are'))} still available: rest only with none.`;
		case 'one-action':
			return 'Constructing is an action of its own, and so is placing foundations and columns: one of the two a turn.';
		case 'foundations-spent':
			return `${capital(counted(Number(values.most), 'foundation'))} placed this turn: that is the most.`;
		case 'columns-spent':
			return 'A column was placed this turn: one is the most.';
		case 'needs-two':
			return values.standing === 1
				? 'One upright card here. A foundation needs two side by side.'
				: 'No upright cards here. A foundation needs two side by side.';
		case 'support-shared':
			return 'An upright card here carries another foundation already; by the reading chosen it carries one.';
		case 'column-there':
			return 'A column stands here: the foundation is not available.';
		case 'building-there':
			return 'A building stands here: the foundation is not available.';
		case 'no-card':
			return 'No card is left in your hand.';
		case 'too-little':
			return `It costs ${[values.stone ? `${values.stone} stone` : '', values.cocoa ? `${values.cocoa} cocoa` : ''].filter(Boolean).join(' and ')}, and you have less.`;
		case 'not-here':
			return 'This is no action of the turn.';
		default:
			return code;
	}
};

export const jump = {
	title: 'Where may this golem land?',
	description:
		'Ka’an: put the golems on the pyramid and see where one may be placed or moved, with jumps, and why not elsewhere; on a pyramid of ours or on yours, once entered.',
	lead: 'Put golems on the pyramid; choose one to place or move. Each space says whether it may land there, and by which rule.',
	modes: 'What you do',
	mode: { ask: 'Ask', arrange: 'Set golems', build: 'Your pyramid' },
	picture: 'The pyramid from above',
	ours: 'This pyramid is ours. No source shows the real one: enter yours.',
	entered: 'This is the pyramid you entered.',
	whose: 'Whose golem',
	what: 'What it does',
	place: 'Is placed',
	move: 'Moves',
	on: (space: string) => `On ${space}`,
	noneToMove: 'No golem of this player is on the pyramid.',
	reserve: (available: number, cenote: number) => `${available} available, ${cenote} on the cenote`,
	may: 'It may land on',
	nowhere: 'It may land nowhere.',
	mayNot: 'It may not land on',
	rest: 'Rest',
	mayRest: 'Resting is allowed: no golem is available.',
	go: (gives: string) => `: go there, gives ${gives}`,
	way: (way: 'step' | 'jump', over: readonly string[], isMove: boolean) =>
		way === 'jump' ? `By a jump over ${listed(over)}` : isMove ? 'Connected' : 'Free, on level 1',
	headline: (isMove: boolean, count: number) =>
		count === 0 ? `This golem cannot ${isMove ? 'move' : 'be placed'}.` : `It may land on ${counted(count, 'space')}.`,
	verdictYes: (space: string, way: string, gives: string) => `${capital(space)}: yes. ${way}. It gives ${gives}.`,
	verdictNo: (space: string, why: string) => `${capital(space)}: no. ${why}`,
	went: (space: string, gives: string, isMove: boolean) =>
		`${isMove ? 'One golem to the cenote, one' : 'A golem'} to ${space}: you collect ${gives}.`,
	rested: 'All three golems are back.',
	arrangeHow: 'Choose a player, then press spaces: a golem is put there, or taken off.',
	allOut: (who: string) => `${who} has three golems, and all are out. Take one off first.`,
	put: (who: string, space: string) => `${who} has a golem on ${space}.`,
	off: (space: string) => `${capital(space)} is free.`,
	cenote: 'On the cenote',
	clear: 'Take all golems off',
	cleared: 'All golems are available again.',
	spacesOf: (level: number) => `Level ${level}`,
	space: (who: string | null, gives: string) => `${who ? `, golem of ${who}` : ', free'}, gives ${gives}`,
	buildHow: 'How many spaces has each level? Press a space for what it gives and where its lines lead.',
	spacesOn: (level: number) => `Spaces on level ${level}`,
	fromOurs: 'Begin with ours',
	fromNothing: 'Begin with four spaces',
	useOurs: 'Play on ours',
	useMine: 'Play on mine',
	notEntered: 'You have entered none yet. Begin with one of these and change it; it is kept on this device.',
	chosen: (space: string) => capital(spaceName(space)),
	choose: 'Press a space to change it.',
	yields: 'It gives',
	yield: {
		water: 'Water',
		cocoa: 'Cocoa',
		corn: 'Corn',
		stone: 'Stone',
		harmony: 'Harmony',
		any: 'Any resource',
		draw: 'Cards to draw',
	},
	links: 'Connected with',
	file: { save: 'Save as a file', open: 'Open a file', name: 'kaan-pyramid.json', opened: 'The file is opened.' },
	table: { title: 'Our pyramid, space by space', space: 'Space' },
};

/** A place of a city whose base goes from one place to another: “level 2, above 1 and 2”, “level 1, at the right end”. */
export const placeName = (level: number, at: number, base: { start: number; end: number }): string => {
	const first = at - base.start + 1;
	if (level > 1) return `level ${level}, above ${first} ${level === 2 ? 'and' : 'to'} ${first + level - 1}`;
	if (at < base.start) return 'level 1, at the left end';
	return at > base.end ? 'level 1, at the right end' : `level 1, place ${first}`;
};

export const city = {
	title: 'What may I place in my city?',
	description:
		'Ka’an: lay out a city of foundations, columns and buildings, see what may be placed next and on which level, what a turn allows, and how strong a building is there.',
	lead: 'Lay out your city; see what may come next, on which level, and how strong a building would be there.',
	picture: 'The city from the front',
	modes: 'How you lay out',
	mode: { turn: 'By the rules of a turn', free: 'As it lies' },
	freeHow: 'No limits of a turn: press what is missing to add it, or a card to take it off.',
	what: 'What is placed',
	type: { foundation: 'Foundation', column: 'Column', building: 'Building' } satisfies Record<
		Placement['type'],
		string
	>,
	turn: (foundations: number, columns: number, stone: number) =>
		`This turn: ${foundations} of 3 foundations, ${columns} of 1 column${stone > 0 ? `; ${stone} stone to pay` : ''}.`,
	built: 'This turn: one building, and the action is done.',
	next: 'Next turn',
	nextSaid: 'A new turn: up to 3 foundations and 1 column, or one building.',
	start: 'First city',
	startSaid: 'Two foundations and a column, as everybody begins.',
	may: { foundation: 'A foundation may lie on', column: 'A column may stand on', building: 'A building may stand on' },
	none: 'Nothing of this kind may be placed now.',
	mayNot: 'It may not be placed on',
	strength: (strength: number) => (strength === 3 ? 'strength of level 3 or more' : `strength of level ${strength}`),
	stone: 'for 2 stone',
	put: (what: string, where: string) => `${what} on ${where}.`,
	putStrength: (what: string, where: string, strength: string) => `${what} on ${where}: ${strength}.`,
	headline: (type: Placement['type'], count: number) =>
		`${{ foundation: 'A foundation', column: 'A column', building: 'A building' }[type]} may go to ${counted(count, 'place')}.`,
	taken: (where: string) => `Taken off: ${where}.`,
	carries: 'Other cards lie on it: take those off first.',
	reading: 'One upright card under two foundations?',
	readingMore: 'The rulebook does not say. Why we read it so:',
	problem: {
		twice: 'The same place is there twice.',
		apart: 'A gap in the base.',
		'needs-two': 'It lies on less than two upright cards.',
		'support-shared': 'By the reading chosen an upright card carries one foundation only.',
	},
	problems: 'This city cannot lie like this:',
	full: 'The city is as large as this page can draw.',
	card: { foundation: 'Foundation', column: 'Column', building: 'Building' },
	takeOff: (what: string, where: string) => `Take off: ${what} on ${where}`,
	onTop: 'What may be taken off',
	level: (level: number) => `level ${level}`,
};

const last: Record<PlayerCount, string> = { 2: '8th', 3: '7th', 4: '6th' };

export const end = {
	title: 'Does it end now?',
	description:
		'Ka’an: players, their buildings and what the decks hold. Is the end of the game triggered, by whom, who gets the gem, and who still takes a turn?',
	lead: 'Enter buildings and decks: is the end triggered, by whom, and who still takes a turn?',
	buildings: (who: string) => `Buildings of ${who}`,
	decks: 'Cards left in the decks',
	citizens: 'Citizens left',
	buildingCards: 'Buildings left',
	afterDeal: (citizens: number, buildings: number) =>
		`After the deal ${citizens} citizens and ${buildings} buildings are left.`,
	drawn: (citizens: number, buildings: number) => `Drawn since: ${citizens} and ${buildings}.`,
	first: 'Who went first',
	active: 'Whose turn it is',
	drew: 'Who drew the last card',
	before: 'Who triggered it first',
	unsaid: 'Not said',
	goesOn: 'The game goes on.',
	missing: (who: string, count: number) => `${who} needs ${counted(count, 'more building', 'more buildings')}.`,
	ends: 'The end is triggered.',
	reason: ({ code, seat }: EndReason, players: PlayerCount): string => {
		const who = seat === null ? 'Somebody' : player(seat);
		if (code === 'last-building') return `${who} has constructed the ${last[players]} building.`;
		return `${who} has drawn the last ${code === 'last-citizen-card' ? 'citizen' : 'building'} card. No more can be drawn.`;
	},
	gem: (seat: number | null) =>
		seat === null ? 'Who gets the pyramid gem? Say who it was.' : `${player(seat)} gets the pyramid gem.`,
	still: (seats: readonly number[]) =>
		seats.length === 0
			? 'Nobody takes another turn: score now.'
			: `${listed(seats.map(player))} still ${seats.length === 1 ? 'takes a turn' : 'take a turn each'}, then score.`,
	problem: ({ path, seat, most }: EndProblem): string =>
		path === 'buildings'
			? `${player(seat ?? 0)} cannot have more than ${most} buildings: with the last one the round is played out.`
			: `The deck of ${path === 'citizens' ? 'citizens' : 'buildings'} holds ${most} at most after the deal.`,
	cannot: 'That cannot be.',
	toScore: 'Score the game',
	table: { title: 'By the number of players', last: 'Building that ends it' },
};

export const score = {
	title: 'Final scoring',
	description:
		'Ka’an: final scoring for 2 to 4 players. Buildings, citizens, harmony tokens and the pyramid gem, with ties, each line with its rule.',
	lead: 'Enter what everyone has. Ties go to the most harmony tokens.',
	name: 'Name',
	fields: { buildings: 'HP of buildings', citizens: 'HP of citizens', harmony: 'Harmony tokens' },
	gem: 'Who has the pyramid gem',
	nobody: 'Nobody',
	reading: 'The gem’s “1 PA”',
	readings: { 'one-hp': 'Counts as 1 HP', nothing: 'Counts for nothing' },
	why: 'Why we read it so:',
	buildingsNote: 'Add up what the cards print, and scoring effects by their level. No source lists the cards.',
	result: 'Result',
	row: 'Scores for',
	rows: { buildings: 'Buildings', citizens: 'Citizens', harmony: 'Harmony', gem: 'Pyramid gem' } satisfies Record<
		ScoreLine['row'],
		string
	>,
	total: 'Total',
	hp: (hp: number) => `${hp} HP`,
	none: 'nothing',
	headline: ({ winners, totals, by }: Score, names: readonly string[], harmony: readonly number[]): string => {
		const [first = 0] = winners;
		const hp = `${totals[first]} HP`;
		const who = listed(winners.map((seat) => names[seat] ?? ''));
		if (by === 'hp') return `${who} wins with ${hp}.`;
		if (by === 'harmony')
			return `${who} wins: level on ${hp}, and has the most harmony tokens of those level, ${harmony[first]}.`;
		return `${who} win together: ${hp} and ${counted(harmony[first] ?? 0, 'harmony token')} each.`;
	},
	empty: 'Enter something, and the score stands here.',
};
