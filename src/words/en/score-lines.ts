/** The score: its lines from the engine's events, the winner, and what is wrong with a sheet that cannot be. */
import type { ScenarioProblem } from '#engine/parse-scenario.ts';
import type { SetupProblem } from '#engine/rules.ts';
import { type CharacterId, characterOf } from '#games/copan/characters.ts';
import type { Event, VpSource } from '#games/copan/events.ts';
import type { Position } from '#games/copan/position.ts';
import type { Resource } from '#games/copan/resources.ts';
import { prizesShared } from '#games/copan/scoring.ts';
import { characterName } from './copan-names.ts';
import { resourceNames } from './resource-names.ts';
import { counted, listed, minus, stairwayTitles } from './score.ts';

type Scored = Extract<Event, { type: 'scored' }>;

/** What each stairway counts: one, several. */
const countedBy: Record<Resource, [one: string, many: string]> = {
	food: ['Storage extension', 'Storage extensions'],
	fame: ['Ball Court token', 'Ball Court tokens'],
	zeal: ['Altar token', 'Altar tokens'],
	power: ['Jade tile', 'Jade tiles'],
};
const places = ['most', 'second most', 'third most'];
const ordinals = ['1st', '2nd', '3rd'];

/** How the VP of a place on the Ball Court come about: “2 level for the most: 10 + 5 = 15, 7 each, rounded down”. */
const courtWords = (
	{ court, place, shared }: Extract<VpSource, { court: unknown }>,
	vp: number,
	{ profile, readings }: Position['table'],
): string => {
	const rank = places[place - 1] ?? '';
	if (shared === 1) return `${rank} tokens`;
	const prizes = prizesShared(profile.courtPrizes[court === 'whole' ? 'whole' : 'half'], place, shared, readings);
	const sum = prizes.reduce((total, prize) => total + prize, 0);
	const added = prizes.length > 1 ? `${prizes.join(' + ')} = ${sum}` : String(sum);
	return `${shared} level for ${rank}: ${added}, ${vp} each${sum % shared ? ', rounded down' : ''}`;
};

/** What a sun Character counted, where its VP say how much. */
const heldBy = (id: CharacterId, vp: number): { each: number; held: number; resource: string } | null => {
	const [effect] = characterOf(id).effects;
	return effect?.verb === 'score' && effect.per?.of === 'held'
		? { each: effect.vp, held: vp / effect.vp, resource: resourceNames[effect.per.resource] }
		: null;
};

export const scoreLines = {
	cannot: 'This cannot lie on a table:',
	rows: {
		vp: 'On the track',
		embassies: 'Embassies',
		whole: 'Ball Court, whole',
		left: 'Left half',
		right: 'Right half',
		...stairwayTitles,
		mask: 'Full Mask',
		'card-food': 'Its Food card',
		'card-fame': 'Its Fame card',
		'card-zeal': 'Its Zeal card',
		'card-power': 'Its Power card',
		total: 'Total',
	},
	row: 'Scored for',
	none: 'nothing',
	/** The numbers behind a cell of the table, as short as they go. */
	cell: ({ by, vp }: Scored): string => {
		if ('embassies' in by) return counted(by.embassies, 'City', 'Cities');
		if ('court' in by) return `${ordinals[by.place - 1]}${by.shared > 1 ? `, ${by.shared} level` : ''}`;
		if ('stairway' in by) return `${minus(by.rate)} × ${by.count}`;
		if ('automaCard' in by) return `for ${by.count}`;
		const counts = 'lasting' in by ? heldBy(by.lasting, vp) : null;
		return counts ? `${counts.each} × ${counts.held}` : '';
	},
	/** The numbers behind a line, in words. */
	line: ({ by, vp }: Scored, table: Position['table']): string => {
		if ('embassies' in by) return by.embassies === 0 ? 'in no City' : `in ${counted(by.embassies, 'City', 'Cities')}`;
		if ('court' in by) return courtWords(by, vp, table);
		if ('stairway' in by) {
			const { stairway, rate, count } = by;
			const sum = `${minus(rate)} × ${counted(count, ...countedBy[stairway])}`;
			return rate * count < vp ? `${sum}; no score falls below 0` : sum;
		}
		const counts = 'lasting' in by ? heldBy(by.lasting, vp) : null;
		return counts ? `${counts.each} × ${counts.held} ${counts.resource}` : 'all Jade tiles placed';
	},
	ourReading: 'Our reading',
	otherReading: 'Your choice of reading',
	lines: (name: string) => `${name}, line by line`,
	start: 'On the track',
	running: (vp: number) => `makes ${minus(vp)}`,
	own: (vp: number) => `${minus(vp)} VP.`,
	wins: (name: string, vp: number) => `${name} wins with ${minus(vp)} VP.`,
	byJade: (name: string, vp: number, jade: number, others: readonly string[]) =>
		`${name} wins: level with ${listed(others)} at ${minus(vp)} VP, with the most Jade on the Mask, ${counted(jade, 'tile')}.`,
	together: (names: readonly string[], vp: number, jade: number) =>
		`${listed(names)} win together: ${minus(vp)} VP and ${counted(jade, 'Jade tile')} each.`,
	scenarioProblem: ({ path, code, values }: ScenarioProblem): string =>
		code === 'not-json'
			? 'It is no scenario text.'
			: code === 'version'
				? `It is of format ${values.found}; this page knows ${values.known}.`
				: code === 'game'
					? `It belongs to another game (${values.found}).`
					: values.received === 'undefined'
						? `${path || 'Something'} is missing.`
						: `${path ? `At ${path}: ` : ''}${values.received} stands where ${values.expected} belongs.`,
	/** What is wrong with a setup, and how to mend it. */
	setupProblem: ({ code, path, values }: SetupProblem, nameOf: (seat: number) => string): string => {
		const seat = /^seats\.(\d+)/.exec(path)?.[1];
		const whose = seat === undefined ? '' : `${nameOf(Number(seat))}: `;
		switch (code) {
			case path === 'sites.embassies' ? 'row' : '':
				return 'Nobody has an Embassy in more than 6 Cities. Take some away.';
			case 'extensions':
				return `${values.extensions} Storage extensions are on the boards together; the supply is ${values.supply}. Take some away.`;
			case 'tokens':
				return `${whose}${values.tokens} tokens are on the table; a player has ${values.most}. Take some away.`;
			case 'steps':
				return `${whose}a Priest has climbed ${values.steps} steps; a stairway has ${values.top}. Put it lower.`;
			case 'mask-space':
				return `${whose}a Mask has 16 spaces for Jade. Take some away.`;
			case 'character-twice':
				return `${whose}another player has ${characterName(values.id as CharacterId)} already; every Character exists once.`;
			case 'reading':
				return `The open question ${values.id} has no reading called ${values.option}. Choose one of those below.`;
			default:
				return `${whose}the value at ${path} cannot be. Change it.`;
		}
	},
};
