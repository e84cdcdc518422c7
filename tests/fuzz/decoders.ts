/**
 * Everything that reads a text from outside: an address, a file, what the device kept. A new decoder is one more entry
 * here; `npm run fuzz` and `npm test` then give it hostile inputs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { lessonRules } from '#engine/lesson.ts';
import { parseScenario } from '#engine/parse-scenario.ts';
import { playOn } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import { copan, type Setup } from '#games/copan/index.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import { enterable, profileProblems, profileSchema } from '#games/copan/profile-schema.ts';
import { referenceOf } from '#reference/content.ts';
import { parseProgress } from '#stores/course.ts';
import { everythingText, parseEverything } from '#stores/everything.ts';
import { tools as kaanTools } from '#stores/kaan.ts';
import { parseActs } from '#stores/lesson.ts';
import { pack, unpack } from '#stores/link.ts';
import { openAddress, openKept, openText } from '#stores/opening.ts';
import { tools as orlojTools } from '#stores/orloj.ts';
import { parseRecent } from '#stores/recent.ts';
import { keptText, parseKept, parseSeats } from '#stores/sandbox.ts';
import { emptySheet, parseFinished, parseSheet } from '#stores/score.ts';
import { linkTo, openHash, readSheet } from '#stores/score-link.ts';
import { gameText, parseEntries, parseGame, parseResults, type SoloGame } from '#stores/solo.ts';
import { parseGoing } from '#stores/solo-going.ts';
import { parseParts, tools as teotihuacanTools } from '#stores/teotihuacan.ts';
import { parsePins } from '#stores/this-game.ts';
import { parse, type Tool, textOf } from '#stores/tool.ts';
import { copyText, parseCopy } from '#stores/your-copy.ts';
import { keptLinks } from '../content/kept-links.ts';
import type { Kind } from './mutate.ts';

export interface Decoder {
	name: string;
	kind: Kind;
	/** Good inputs, from which hostile ones are made. */
	samples: readonly string[];
	/** Reads an input and gives what it makes of it. It must not throw. */
	decode(input: string): unknown;
	/** Most characters of what it gives, as JSON, beside the input itself; 20,000 if unsaid. */
	most?: number;
}

const folder = 'content/copan/scenarios';
const pages = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
const presets = pages.flatMap((page) => page.presets);
const own: Partial<Profile> = {
	...Object.fromEntries(enterable.map((key) => [key, standardProfile[key]])),
	automaCards: {
		'food-basic-easy': { cityVp: [0, 3, 6, 9, 12, 15, 20] },
		'zeal-advanced-hard': { stairways: ['power', 'zeal', 'fame', 'food'], steps: 2 },
	},
};
const whole = {
	v: 1,
	game: 'copan',
	setup: { players: 4, seed: [1, 2, 3, 4] },
	profile: own,
	rulings: {},
	actions: [],
};
const scenarios = [...presets.map(({ scenario }) => JSON.stringify(scenario)), JSON.stringify(whole)];
/** Whole games are left out: replaying one is work, whatever is in it. */
const links = [...keptLinks().map(({ link }) => link), await pack(JSON.stringify(whole))].filter(
	(link) => link.length < 1_200,
);

const named = emptySheet(3, ['Ana', 'Ben', 'Çağ']);
const sheet = JSON.stringify({ v: 1, sheet: { ...named, readings: { 'three-way-tie': 'two-places' } } });
const finished = JSON.stringify({
	v: 1,
	games: [{ at: 1_800_000_000_000, sheet: named, vp: [1, 2, 3], winners: [2] }],
});
const sheetLink = (await linkTo('/', named)).split('#s=')[1] as string;
const atTheEnd = JSON.stringify({ v: 1, game: 'copan', setup: { from: 'scoring', players: 2 }, actions: [] });

const keptPositions = keptText([
	{
		id: 'kept-1',
		name: 'Before',
		when: '2026-11-30',
		aside: false,
		text: scenarios[0] ?? '',
		at: 3,
		seats: ['greedy'],
	},
]);

const soloGame: SoloGame = {
	id: 'game-1',
	name: 'Alone',
	begun: 1_800_000_000_000,
	played: 1_800_000_000_001,
	kept: 3,
	stage: 'play',
	setup: {
		mode: 'advanced',
		hard: ['food'],
		order: ['zeal', 'food', 'power', 'fame'],
		card: 'C',
		first: 'automa',
		rulings: { 'automa-losses': 'nothing' },
	},
	ticks: ['cards', 'setup.river'],
	actions: [
		{ type: 'placed', mark: 'spiral', decline: false },
		{ type: 'roll', face: 4 },
	],
	at: 1,
	you: emptySheet(1).seats[0] ?? null,
};
const soloList = JSON.stringify({
	v: 1,
	games: [{ id: 'game-1', name: 'Alone', played: 1_800_000_000_001, round: 4 }],
});
const soloResults = JSON.stringify({
	v: 1,
	results: [{ at: 1, name: 'Alone', setup: soloGame.setup, vp: [80, 75], winners: [0], rounds: 12 }],
});
const lesson = referenceOf('copan').lessons.values().next().value;
const lessonPlay = lessonRules('copan', copan, lesson?.steps ?? []);
const taken = lessonPlay.wayBy(lessonPlay.begin().position, (lesson?.steps.length ?? 1) - 1);

/** The tools of the other games, each with what it keeps. */
const tools = [kaanTools, orlojTools, teotihuacanTools].flatMap((of) =>
	Object.values(of as Record<string, Tool<unknown>>),
);
/** No game is going at first: this one is. */
const orlojGame = {
	setup: { difficulty: 'basic', threshold: 6, roosterSteps: 8, tiles: ['months', 'zodiacs', 'apostles'] },
	actions: [{ type: 'workers', needed: 2 }, { type: 'clock', there: 'nobody' }, { type: 'failed' }],
	at: 2,
};

const json = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** A position with all its candidates, or a setup with all its problems, is much to give; a tenth of this is usual. */
const game = 400_000;
/** The most text that comes out of a link. */
const unpacked = 200_000;

export const decoders: readonly Decoder[] = [
	{ name: 'unpack', kind: 'code', samples: links, decode: unpack, most: unpacked + 100 },
	{ name: 'parseScenario', kind: 'json', samples: scenarios, decode: (text) => parseScenario(copanGame, text) },
	{ name: 'openText', kind: 'json', samples: scenarios, decode: (text) => openText(copanGame, text), most: game },
	{
		name: 'openKept',
		kind: 'json',
		samples: scenarios,
		decode: (text) => openKept(copanGame, text, text.slice(-3), own),
		most: game,
	},
	{
		name: 'openAddress, packed',
		kind: 'code',
		samples: links,
		decode: (code) => openAddress(copanGame, { hash: `#s=${code}`, search: '' }, presets, {}),
		most: unpacked + game,
	},
	{
		name: 'openAddress, as it stands',
		kind: 'json',
		samples: ['?preset=overflow', '#s=', '#s=q1ZKzkxWslIK', ...presets.map(({ id }) => `?preset=${id}`)],
		decode: (text) => openAddress(copanGame, { hash: text, search: text }, presets, own),
		most: game,
	},
	{
		name: 'profileSchema, profileProblems, create',
		kind: 'json',
		samples: [JSON.stringify(own), ...enterable.map((key) => JSON.stringify({ [key]: own[key] }))],
		decode(text) {
			const parsed = v.safeParse(profileSchema, json(text), { abortEarly: true });
			if (!parsed.success) return null;
			const profile = parsed.output as Partial<Profile>;
			const problems = profileProblems(profile);
			const created = copan.create({ players: 4, profile } as Setup);
			if (problems.length > 0 && created.ok) throw new Error('a profile with problems made a position');
			return created.ok ? copan.candidates(created.value.position) : created.error;
		},
	},
	{
		name: 'parsePins',
		kind: 'json',
		samples: [JSON.stringify({ v: 1, players: 3, card: 'b', cities: ['1', '20', '7'] })],
		decode: parsePins,
	},
	{
		name: 'parseRecent',
		kind: 'json',
		samples: [JSON.stringify({ v: 1, items: [{ href: '/copan/cities/14/', name: 'City 14' }] })],
		decode: parseRecent,
	},
	{
		name: 'parseCopy',
		kind: 'json',
		samples: [
			copyText({ values: { ...own, capacity: 7 }, confirmed: ['maskGrid'] }),
			...enterable.map((key) => copyText({ values: { [key]: own[key] }, confirmed: [] })),
		],
		decode(text) {
			const read = parseCopy(text);
			const rest = read.ok ? read.value : read.error.code === 'values' ? read.error.rest : null;
			if (rest && !copan.create({ profile: rest.values } as Setup).ok) throw new Error('a copy that cannot be played');
			return read;
		},
	},
	{
		name: 'parseProgress',
		kind: 'json',
		samples: [JSON.stringify({ v: 1, lessons: { collecting: { at: 'tiers', done: true, again: ['sides'] } } })],
		decode: parseProgress,
	},
	{
		name: 'parseActs, taken in the lesson',
		kind: 'json',
		samples: [JSON.stringify({ v: 1, acts: taken, at: taken.length })],
		decode(text) {
			const kept = parseActs(text);
			return kept && playOn(lessonPlay, lessonPlay.begin(), kept.acts).steps.length;
		},
	},
	{
		name: 'parseEverything',
		kind: 'json',
		samples: [everythingText({ theme: 'dark', score: sheet, learn: '{"v":1,"lessons":{}}' })],
		decode: parseEverything,
	},
	{ name: 'parseSeats', kind: 'json', samples: ['["person","greedy","random"]'], decode: parseSeats },
	{ name: 'parseKept', kind: 'json', samples: [keptPositions], decode: parseKept },
	{ name: 'parseSheet', kind: 'json', samples: [sheet], decode: parseSheet },
	{ name: 'parseFinished', kind: 'json', samples: [finished], decode: parseFinished },
	{ name: 'parseGame', kind: 'json', samples: [gameText(soloGame)], decode: parseGame },
	{ name: 'parseEntries', kind: 'json', samples: [soloList], decode: parseEntries },
	{ name: 'parseResults', kind: 'json', samples: [soloResults], decode: parseResults },
	{ name: 'parseGoing', kind: 'json', samples: [soloList], decode: parseGoing },
	{ name: 'readSheet', kind: 'json', samples: [atTheEnd, ...scenarios], decode: readSheet },
	{
		name: 'openHash of the score sheet',
		kind: 'code',
		samples: [sheetLink, ...links],
		decode: (code) => openHash(`#s=${code}&solo`),
		most: unpacked + 20_000,
	},
	...tools.map(
		(tool): Decoder => ({
			name: tool.name,
			kind: 'json',
			samples: [textOf(tool, tool === orlojTools.turn ? orlojGame : tool.empty())],
			decode: (text) => parse(tool, text),
		}),
	),
	{ name: 'teotihuacan: modules', kind: 'json', samples: ['{"v":1,"on":["priests"]}'], decode: parseParts },
];
