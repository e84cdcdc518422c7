/**
 * `npm run playout -- [--game copan] [--players 4] [--games 1000] [--seed 1] [--bot random|greedy] [--readings any] [--no-checks]`:
 * plays whole games, prints rates and checks, and exits with 1 at a broken invariant.
 */
import { parseArgs } from 'node:util';
import { chanceAfter, chanceFrom, shareOf } from '#engine/chance.ts';
import { playOut } from '#engine/playout.ts';
import { automaModes } from '#games/copan/automa.ts';
import { soloRulings } from '#games/copan/automa-rulings.ts';
import { type PlayerCount, resources } from '#games/copan/resources.ts';
import { rulings } from '#games/copan/rulings.ts';
import { games, isGame } from './games.ts';

const help = `Usage: npm run playout -- [options]
Plays whole games and checks every position; prints rates, and events by rule. Exit code 1 at a broken invariant.
  --game copan          which game
  --players 4           1 (against the Automa: both modes and every mix of its cards in turn), 2, 3 or 4
  --games 1000          how many
  --seed 1              of the first game; each further one takes the next
  --bot random          random or greedy
  --readings ours       ours, or any: a random option of every ruling
  --no-checks           leaves the positions unchecked
  --help                prints this
The values shown are those taken where you say nothing.`;

const stop = (text: string): never => {
	console.error(text);
	process.exit(1);
};

const read = () => {
	try {
		return parseArgs({
			options: {
				game: { type: 'string', default: 'copan' },
				players: { type: 'string', default: '4' },
				games: { type: 'string', default: '1000' },
				seed: { type: 'string', default: '1' },
				bot: { type: 'string', default: 'random' },
				readings: { type: 'string', default: 'ours' },
				checks: { type: 'boolean', default: true },
				help: { type: 'boolean', short: 'h', default: false },
			},
			allowNegative: true,
		}).values;
	} catch (error) {
		return stop((error as Error).message);
	}
};

/** Seeds are numbers of 32 bits. */
const most = 0xffffffff;

const whole = (name: string, text: string, least: number): number => {
	const value = Number(text);
	return /^\d+$/.test(text) && value >= least && value <= most
		? value
		: stop(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
};

const options = read();
if (options.help) {
	console.log(help);
	process.exit(0);
}
if (!isGame(options.game)) stop(`There is no game "${options.game}"; there is ${Object.keys(games).join(', ')}.`);
const { rules, bots, brokenInvariants, cards, playerCounts, ruleIds } = games.copan;
const people =
	[1, ...playerCounts].find((count) => String(count) === options.players) ??
	stop(`--players takes ${[1, ...playerCounts].join(', ')}, not "${options.players}".`);
const seats = Math.max(2, people);
const bot = Object.hasOwn(bots, options.bot)
	? bots[options.bot as keyof typeof bots]
	: stop(`--bot takes ${Object.keys(bots).join(' or ')}, not "${options.bot}".`);
if (!['ours', 'any'].includes(options.readings)) stop(`--readings takes ours or any, not "${options.readings}".`);
const count = whole('games', options.games, 1);
const first = whole('seed', options.seed, 0);
if (first + count - 1 > most) stop(`--seed ${first} leaves no ${count} seeds up to ${most}.`);

/** Any option of every ruling, by the seed; ours where the readings are ours. */
const readingsFor = (seed: number): Record<string, string> => {
	if (options.readings !== 'any') return {};
	let state = chanceFrom(seed);
	return Object.fromEntries(
		Object.entries(people === 1 ? soloRulings : rulings).map(([id, choices]) => {
			state = chanceAfter(state);
			return [id, choices[Math.floor(shareOf(state) * choices.length)] as string];
		}),
	);
};

/** Who sits at the table: people, or one of them and the Automa, with the mode and the Hard cards that are next in turn. */
const tableFor = (seed: number) => {
	if (people > 1) return { players: people as PlayerCount };
	const mix = Math.floor(seed / automaModes.length);
	return {
		automa: {
			mode: automaModes[seed % automaModes.length] as (typeof automaModes)[number],
			hard: resources.filter((_, at) => (mix >> at) % 2 === 1),
		},
	};
};

const seen = new Map<string, number>();
const endings = new Map<string, number>();
const winning: number[] = [];
/** Games in which the Automa was beaten. */
let beaten = 0;
let actions = 0;
let longest = 0;
let turns = 0;
/** Time spent in playing; what is counted of the events afterwards is not the engine's. */
let milliseconds = 0;
for (let seed = first; seed < first + count; seed++) {
	let broken: string[] = [];
	const setup = {
		base: 'box' as const,
		...tableFor(seed),
		card: cards[seed % cards.length] as string,
		seed,
		rulings: readingsFor(seed),
	};
	const began = performance.now();
	const played = playOut(rules, setup, [bot], seed, (position) => {
		if (options.checks && broken.length === 0) broken = brokenInvariants(position);
	});
	milliseconds += performance.now() - began;
	if (!played.ok) stop(`Seed ${seed}: the setup is refused: ${JSON.stringify(played.error)}`);
	else {
		const { position, events } = played.value;
		if (broken.length === 0 && !position.result) broken = ['the game does not end'];
		if (broken.length > 0) stop(`Seed ${seed}, Event card ${setup.card}, ${people} players: ${broken.join('; ')}`);
		actions += played.value.actions.length;
		longest = Math.max(longest, played.value.actions.length);
		winning.push(Math.max(...(position.result?.vp ?? [0])));
		if (position.automa) beaten += position.result?.winners.includes(1 - position.automa.seat) ? 1 : 0;
		const how = position.ending?.by ?? 'none';
		endings.set(how, (endings.get(how) ?? 0) + 1);
		for (const event of events) {
			if (event.type === 'turnEnded') turns++;
			for (const rule of event.rules) seen.set(rule, (seen.get(rule) ?? 0) + 1);
		}
	}
}
const seconds = milliseconds / 1000;
winning.sort((one, other) => one - other);
const share = (part: number) => winning[Math.min(winning.length - 1, Math.floor(part * winning.length))];
console.log(
	`${count} games of ${people} ${people === 1 ? 'player and the Automa' : 'players'}, ${options.bot} bots, seeds ${first} to ${first + count - 1}: all ended${options.checks ? ', no invariant broken' : ', invariants not checked'}`,
);
console.log(
	`${(count / seconds).toFixed(1)} games/s · ${Math.round(actions / seconds)} actions/s · ${(actions / count).toFixed(0)} actions a game, longest ${longest}`,
);
console.log(
	`${(turns / count / seats).toFixed(1)} turns a player · ${[...endings].map(([how, times]) => `${how} ${times}`).join(' · ')}`,
);
console.log(`winning score: least ${share(0)}, median ${share(0.5)}, most ${share(1)}`);
if (people === 1) console.log(`the Automa was beaten in ${beaten} of ${count} games`);
console.log('events by rule:');
for (const [rule, times] of [...seen].sort((one, other) => other[1] - one[1]))
	console.log(`  ${String(times).padStart(9)} ${rule}`);
const never = ruleIds.filter((rule) => !seen.has(rule) && (people === 1 || !rule.startsWith('copan.solo.')));
console.log(
	never.length > 0
		? `rules that no event met (questions and refusals may cite them): ${never.join(', ')}`
		: 'every rule was met',
);
