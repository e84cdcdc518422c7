/**
 * What holds in every legal position, whatever was played: nothing appears or vanishes, nothing is where it cannot be.
 * Counted here anew from the plain data and not by the functions with which the engine plays, so that the two check
 * each other. Tests and the playout command ask after every step.
 */
import { altarCardCount } from './altars.ts';
import { soloRulings } from './automa-rulings.ts';
import { characters } from './characters.ts';
import { cities } from './cities.ts';
import { embassyTokens } from './embassy-tokens.ts';
import type { Event } from './events.ts';
import { glyphColours } from './glyphs.ts';
import type { Position, Seat } from './position.ts';
import { resources, sites } from './resources.ts';
import { ruleIds } from './rule-ids.ts';
import { rulings } from './rulings.ts';

const mostClosedTokens = 15;
const tokensOfEachPlayer = 25;
const jadeTiles = 16;
const zenithTokens = 3;
/** Closed tokens that one Event lays at a Site. */
const closedTokensAt = { embassies: 1, 'ball-court': 1, altars: 2, stairway: 1 } as const;
const trackOf = { embassies: 'food', 'ball-court': 'fame', altars: 'zeal', stairway: 'power' } as const;
const closing = ['embassies', 'ball-court', 'altars', 'stairway'] as const;

const total = (numbers: readonly number[]): number => numbers.reduce((added, each) => added + each, 0);
const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
const hasTwins = (list: readonly unknown[]): boolean => list.some((each, index) => list.indexOf(each) < index);
const countIn = (list: readonly unknown[], one: unknown): number =>
	list.reduce<number>((count, each) => (each === one ? count + 1 : count), 0);
const everyCharacter = new Set<string>(characters.map(({ id }) => id));

/** 80 Court tiles: in hands, on the Pyramid, on the River, and not seen yet. */
const checkTiles = ({ table, seats, pyramid, river, unseen }: Position, broken: string[]): void => {
	const lying = Object.values(pyramid);
	for (const resource of resources) {
		const found =
			total(seats.map(({ tiles }) => tiles[resource])) +
			countIn(lying, resource) +
			countIn(river, resource) +
			unseen[resource];
		const most = table.profile.courtTilesOfEach;
		if (found !== most) broken.push(`${found} ${resource} tiles in place of ${most}`);
		if (!isCount(unseen[resource])) broken.push(`${unseen[resource]} ${resource} tiles unseen`);
	}
	const faceDown = countIn(lying, 'face-down');
	const hidden = total(Object.values(unseen));
	if (faceDown > hidden) broken.push(`${faceDown} tiles face down and ${hidden} unseen`);
	if (river.length !== 4) broken.push(`${river.length} spaces on the River`);
	const covered = table.profile.setupColumns[table.players];
	for (const space of Object.keys(pyramid))
		if (covered.includes(Number(space.at(-1)))) broken.push(`a tile lies on ${space}, which a Setup tile covers`);
};

/** Characters, Altar cards and Glyphs: each card is in one place, or out of the game where a reading puts it there. */
const checkCards = ({ table, cards, seats }: Position, broken: string[]): void => {
	const { readings, profile } = table;
	const listed = ({ laid, top, rest, discard }: Position['cards'][keyof Position['cards']]): string[] => [
		...laid.filter((card) => card !== null),
		...top,
		...rest,
		...discard,
	];
	const people = [...listed(cards.characters), ...seats.flatMap((seat) => seat.characters)];
	if (hasTwins(people)) broken.push(`a Character is in two places: ${people}`);
	if (!people.every((id) => everyCharacter.has(id))) broken.push(`no such Character among ${people}`);
	const mayLeave = readings['swept-cards'] === 'out-of-the-game';
	const staysIn = !mayLeave && readings['discarded-characters'] === 'discard-pile';
	if (staysIn && people.length !== everyCharacter.size)
		broken.push(`${people.length} Characters in place of ${everyCharacter.size}`);
	const altars = listed(cards.altars);
	if (hasTwins(altars)) broken.push(`an Altar card is in two places: ${altars}`);
	if (!mayLeave && altars.length !== altarCardCount)
		broken.push(`${altars.length} Altar cards in place of ${altarCardCount}`);
	const glyphs = listed(cards.glyphs);
	for (const colour of glyphColours) {
		const held = total(seats.map((seat) => seat.glyphs[colour]));
		const found = held + countIn(glyphs, colour);
		if (found !== profile.glyphsOfEach) broken.push(`${found} Glyphs ${colour} in place of ${profile.glyphsOfEach}`);
	}
	for (const [kind, { laid }] of Object.entries(cards))
		if (laid.length !== (kind === 'altars' ? 4 : 6)) broken.push(`${laid.length} spaces for ${kind}`);
};

/** The 30 Embassy tokens: in the chest, used, or drawn and not yet put away. */
const checkChest = ({ table, chest, frames }: Position, broken: string[]): void => {
	const doubled: readonly string[] = table.profile.doubledTokens;
	for (const [index, { rest, used }] of chest.entries()) {
		const level = index + 1;
		const drawn = frames.flatMap((frame) =>
			(('ask' in frame && frame.ask === 'draw-token') || ('do' in frame && frame.do === 'draw-tokens')) &&
			frame.level === level
				? frame.drawn.map(({ token }) => token)
				: [],
		);
		const found = [...rest, ...used, ...drawn];
		let expected = 0;
		for (const token of embassyTokens) {
			if (token.level !== level) continue;
			const most = doubled.includes(token.id) ? 2 : 1;
			expected += most;
			if (countIn(found, token.id) !== most) broken.push(`Embassy tokens of level ${level}: ${found}`);
		}
		if (found.length !== expected) broken.push(`${found.length} Embassy tokens of level ${level}, not ${expected}`);
	}
};

/** Cities on the map, Closed tokens, and what may not lie or stand on a closed space. */
const checkSites = (position: Position, broken: string[]): void => {
	const {
		table,
		cities: onMap,
		closed,
		cards,
		altarTokens,
		embassies,
		ballCourt,
		altarReserve,
		seats,
		crossed,
	} = position;
	const { faceSpaces } = table.profile;
	const laidOut = onMap.filter((city) => city !== null);
	if (hasTwins(laidOut)) broken.push(`a City lies twice: ${laidOut}`);
	if (!laidOut.every((id) => cities.some((city) => city.id === id))) broken.push(`no such City among ${laidOut}`);
	let tokens = 0;
	for (const site of closing) {
		const faces = closed[site];
		tokens += faces.length * closedTokensAt[site];
		if (hasTwins(faces)) broken.push(`a face is closed twice at ${site}: ${faces}`);
		const events = crossed[trackOf[site]];
		if (faces.length > events) broken.push(`${faces.length} faces closed at ${site} by ${events} Events`);
		const isShut = (space: number) => faces.some((face) => face === faceSpaces[site][space]);
		const lying =
			site === 'embassies'
				? onMap
				: site === 'ball-court'
					? cards.characters.laid
					: site === 'stairway'
						? cards.glyphs.laid
						: altarTokens;
		for (const [space, what] of lying.entries())
			if (what !== null && isShut(space)) broken.push(`${what} on closed space ${space + 1} of ${site}`);
	}
	if (tokens > mostClosedTokens) broken.push(`${tokens} Closed tokens`);
	for (const [player] of seats.entries()) {
		const rows = [...embassies, ballCourt.left, ballCourt.right, altarReserve];
		for (const row of rows)
			if (!isCount(row[player] as number)) broken.push(`${row[player]} tokens of player ${player + 1}`);
		const out = total(rows.map((row) => row[player] as number)) + countIn(altarTokens, player);
		if (out > tokensOfEachPlayer) broken.push(`player ${player + 1} has ${out} tokens out`);
	}
	if (!altarTokens.every((owner) => owner === null || owner in seats))
		broken.push(`tokens of nobody at the Altars: ${altarTokens}`);
};

/** How many Characters may lie on a board for the moment: one too many while its player is asked which one goes. */
const mayOverflow = ({ frames }: Position, player: number): boolean =>
	frames.some(
		(frame) =>
			(('ask' in frame && frame.ask === 'discard') || ('do' in frame && frame.do === 'make-room')) &&
			frame.player === player,
	);

const checkSeat = (position: Position, seat: Seat, player: number, broken: string[]): void => {
	const { profile } = position.table;
	const who = `player ${player + 1}`;
	const capacity = profile.capacity + profile.capacityPerExtension * seat.extensions;
	for (const resource of resources) {
		const held = seat.resources[resource];
		if (!isCount(held) || held > capacity) broken.push(`${who} holds ${held} ${resource} of ${capacity}`);
		if (!isCount(seat.tiles[resource])) broken.push(`${who} has ${seat.tiles[resource]} ${resource} tiles`);
		const steps = seat.priests[resource];
		if (!isCount(steps) || steps > profile.stairwaySteps) broken.push(`${who} stands on step ${steps} of ${resource}`);
		if (steps === profile.stairwaySteps && !seat.topped.includes(resource))
			broken.push(`${who} is at the top of ${resource} unnoticed`);
	}
	if (hasTwins(seat.topped)) broken.push(`${who} reached a top twice: ${seat.topped}`);
	for (const colour of glyphColours)
		if (!isCount(seat.glyphs[colour])) broken.push(`${who} holds ${seat.glyphs[colour]} Glyphs ${colour}`);
	if (!isCount(seat.extensions)) broken.push(`${who} has ${seat.extensions} extensions`);
	if (!isCount(seat.discarded)) broken.push(`${who} discarded ${seat.discarded} Characters`);
	if (!Number.isInteger(seat.vp)) broken.push(`${who} has ${seat.vp} VP`);
	const room = profile.characterSpaces + profile.characterSpacesPerExtension * seat.extensions;
	const isUnlimited = position.automa?.seat === player;
	if (seat.characters.length > room && !isUnlimited && !mayOverflow(position, player))
		broken.push(`${who} has ${seat.characters.length} Characters in ${room} spaces`);
	for (const tiles of [seat.mask, seat.maskRemoved])
		if (hasTwins(tiles) || tiles.some((space) => !isCount(space - 1) || space > jadeTiles))
			broken.push(`the Mask of ${who}: ${tiles}`);
	if (Object.is(seat.vp, -0)) broken.push(`${who} has minus 0 VP`);
};

/** Totems stand on spaces that exist, no two on one, and none that was ejected. */
const checkTotems = ({ table, seats }: Position, broken: string[]): void => {
	const stands = seats.flatMap(({ totem }) => (totem ? [`${totem.site} ${totem.space}`] : []));
	if (hasTwins(stands)) broken.push(`two Totems on one space: ${stands}`);
	for (const [player, { totem, ejectedFrom }] of seats.entries()) {
		if (totem && ejectedFrom) broken.push(`the Totem of player ${player + 1} stands and is ejected`);
		if (!totem) continue;
		const there = sites.includes(totem.site) && table.profile.siteSpaces[totem.site][totem.space - 1];
		if (!there) broken.push(`a Totem on space ${totem.space} of ${totem.site}`);
	}
};

const checkDecline = ({ table, cubes, crossed, events, resolved, face }: Position, broken: string[]): void => {
	const { thresholds, end } = table.profile.declineTracks[table.players];
	for (const resource of resources) {
		const at = cubes[resource];
		if (!isCount(at) || at > end) broken.push(`the ${resource} cube stands at ${at} of ${end}`);
		const passed = [...thresholds, end].filter((mark) => mark <= at).length;
		const brought = crossed[resource];
		if (brought < passed || brought > 3) broken.push(`${brought} Events of ${resource} and ${passed} marks passed`);
	}
	if (!isCount(resolved) || resolved > events.length) broken.push(`${resolved} of ${events.length} Events resolved`);
	if (hasTwins(events.map(({ event }) => (event.kind === 'spiral' ? 'spiral' : `${event.resource} ${event.nth}`))))
		broken.push(`an Event arose twice: ${JSON.stringify(events)}`);
	if (face !== null && (face < 1 || face > 6)) broken.push(`the die shows ${face}`);
	if (face !== null && resolved === 0) broken.push('the die was rolled without an Event');
};

/** Somebody is asked, or the stretch that is played is over; and the end is what the position says. */
const checkCourse = (position: Position, broken: string[]): void => {
	const { table, frames, ending, acting, result, seats, active, pyramid, cubes } = position;
	const top = frames.at(-1);
	if (top && !('ask' in top)) broken.push(`nobody is asked and ${JSON.stringify(top)} is still to be done`);
	if (!(active in seats) || seats.length !== table.players) broken.push(`turn of seat ${active} of ${seats.length}`);
	const isActing = frames.some((frame) => 'do' in frame && frame.do === 'end-action');
	if ((acting !== null) !== isActing) broken.push(`acting at ${acting}, with${isActing ? '' : 'out'} an action to end`);
	if (result !== null && frames.length > 0) broken.push('the game is over and goes on');
	if (result === null && frames.length === 0 && table.until === 'game') broken.push('the game stops without a result');
	const { end } = table.profile.declineTracks[table.players];
	const free = 12 * (4 - table.profile.setupColumns[table.players].length) - Object.keys(pyramid).length;
	const exhausted = resources.filter((resource) => cubes[resource] === end).length;
	if ((free === 0 || exhausted >= 2) && ending === null) broken.push('the end has come unnoticed');
	if (ending && (ending.turnsLeft < 0 || !(ending.seat in seats))) broken.push(`the end: ${JSON.stringify(ending)}`);
	if (result !== null) {
		if (ending === null) broken.push('the game is over without an end');
		const best = Math.max(...seats.map(({ vp }) => vp));
		if (result.winners.length === 0 || result.winners.some((seat) => seats[seat]?.vp !== best))
			broken.push(`winners ${result.winners} at ${seats.map(({ vp }) => vp)} VP`);
	}
};

/** The Automa has no resources and no Mask, and is asked nothing; its row is the four cards. */
const checkAutoma = ({ automa, seats, frames, active }: Position, broken: string[]): void => {
	if (!automa) return;
	const seat = seats[automa.seat] as Seat;
	if (seats.length !== 2) broken.push(`an Automa among ${seats.length} players`);
	if (total(Object.values(seat.resources)) !== 0) broken.push('the Automa holds resources');
	if (seat.mask.length + seat.maskRemoved.length + seat.waiting.length > 0) broken.push('the Automa has Jade');
	if (hasTwins(automa.row) || automa.row.length > resources.length) broken.push(`the row of cards: ${automa.row}`);
	for (const colour of glyphColours)
		if (countIn(automa.glyphs, colour) !== seat.glyphs[colour])
			broken.push(`the Automa holds ${seat.glyphs[colour]} Glyphs ${colour} and remembers ${automa.glyphs}`);
	const top = frames.at(-1);
	if (!top || !('ask' in top) || /^(die|draw)/.test(top.ask)) return;
	const asked = 'player' in top ? top.player : active;
	if (asked === automa.seat) broken.push(`the Automa is asked ${top.ask}`);
};

/** Everything that is wrong with a position, in words for whoever mends the engine; empty where nothing is. */
export const brokenInvariants = (position: Position): string[] => {
	const broken: string[] = [];
	checkTiles(position, broken);
	checkCards(position, broken);
	checkChest(position, broken);
	checkSites(position, broken);
	for (const [player, seat] of position.seats.entries()) checkSeat(position, seat, player, broken);
	checkTotems(position, broken);
	checkDecline(position, broken);
	checkCourse(position, broken);
	checkAutoma(position, broken);
	const { table, seats, zenith } = position;
	const extensions = total(seats.map((seat) => seat.extensions));
	if (extensions > table.profile.extensionSupply[table.players]) broken.push(`${extensions} extensions attached`);
	const topped = total(seats.map((seat) => seat.topped.length));
	if (!isCount(zenith) || zenith > zenithTokens - Math.min(zenithTokens, topped))
		broken.push(`${zenith} Zenith tokens left and ${topped} tops reached`);
	return broken;
};

const everyRule = new Set<string>(ruleIds);

/**
 * Everything that is wrong with one step of play: VP without an event, events out of order, rules and rulings that do
 * not exist, tokens that come back from where they stay.
 */
export const brokenStep = (before: Position, events: readonly Event[], after: Position): string[] => {
	const broken: string[] = [];
	if (after.told !== before.told + events.length)
		broken.push(`${events.length} events, ${before.told} to ${after.told}`);
	const scored = after.seats.map(() => 0);
	for (const [index, event] of events.entries()) {
		if (event.id !== before.told + index) broken.push(`event ${event.id} in place ${before.told + index}`);
		if (event.rules.length === 0) broken.push(`event ${event.id} (${event.type}) cites no rule`);
		for (const rule of event.rules) if (!everyRule.has(rule)) broken.push(`event ${event.id} cites ${rule}`);
		for (const ruling of event.rulings ?? [])
			if (!(ruling in (after.automa ? soloRulings : rulings))) broken.push(`event ${event.id} hangs on ${ruling}`);
		const { causedBy } = event;
		if (causedBy !== undefined && causedBy >= event.id) broken.push(`event ${event.id} is caused by ${causedBy}`);
		if (event.type === 'scored') scored[event.player] = (scored[event.player] as number) + event.vp;
	}
	for (const [player, seat] of after.seats.entries()) {
		const had = (before.seats[player] as Seat).vp;
		if (seat.vp !== had + (scored[player] as number))
			broken.push(`player ${player + 1} went from ${had} to ${seat.vp} VP by events of ${scored[player]}`);
	}
	for (const resource of resources)
		if (after.crossed[resource] < before.crossed[resource])
			broken.push(`Events of ${resource} fell from ${before.crossed[resource]} to ${after.crossed[resource]}`);
	for (const site of closing)
		if (!before.closed[site].every((face) => after.closed[site].includes(face)))
			broken.push(`a space of ${site} opened again`);
	if (after.zenith > before.zenith) broken.push('a Zenith token came back');
	if (before.ending !== null && after.ending === null) broken.push('the end was taken back');
	return broken;
};
