/** Copan in English: what happened. Lines of the log are made from events. */
import { characterOf } from '#games/copan/characters.ts';
import type { Cost } from '#games/copan/cities.ts';
import type { Tier } from '#games/copan/decline.ts';
import type { Effect, Per } from '#games/copan/effects.ts';
import { type DieFace, eventCards } from '#games/copan/event-cards.ts';
import type { DiscardReason, GainSource, Happening, VpSource } from '#games/copan/events.ts';
import type { CardKind } from '#games/copan/piles.ts';
import type { TurnEvent } from '#games/copan/position.ts';
import { byResource, type Resource, resources } from '#games/copan/resources.ts';
import type { Result } from '#games/copan/scoring.ts';
import type { Bought } from '#games/copan/site-actions.ts';
import { effectSymbol, resourceNames, siteNames, siteShort } from './copan.ts';
import {
	actionPlace,
	amountsWords,
	cardKindNames,
	cardName,
	cardPlace,
	characterName,
	counted,
	deedsWords,
	deedWords,
	faceNames,
	glyphCards,
	listWords,
	nthWords,
	playerName,
	sideNames,
	spaceName,
	stairwayName,
	tokenOf,
} from './copan-names.ts';

const tierWords: Record<Tier, string> = { 1: 'tier 1, plenty', 2: 'tier 2, scarce', 3: 'tier 3, exhausted' };

/** “1 of Player 1 and 2 of Player 3”, from a count for each seat. */
const tokensWords = (tokens: readonly number[]): string =>
	listWords(tokens.flatMap((count, seat) => (count > 0 ? [`${count} of ${playerName(seat)}`] : [])));

const faceLine = (card: string, face: DieFace): string => {
	const effects = eventCards.find(({ id }) => id === card)?.faces[face - 1] ?? [];
	// A cube moves once, whoever sits at the table.
	const forAll = effects.some(({ verb }) => verb !== 'move-decline') ? ', all players' : '';
	return `Event card ${card}, ${faceNames[face]}${forAll}: ${deedsWords(effects)}.`;
};

/** What a gain, a score or a choice comes from; a tile is told by the line before. */
export const sourceName = (source: GainSource | VpSource): string => {
	if ('event' in source) return `Event card ${source.event}`;
	if ('mask' in source) return `Mask space ${source.mask}`;
	if ('character' in source) return characterName(source.character);
	if ('lasting' in source) return characterName(source.lasting);
	if ('totem' in source) return 'the Totem';
	if ('anyResource' in source) return 'the any-resource space';
	if ('zenith' in source) return 'the Zenith token';
	if ('city' in source) return `City ${source.city}`;
	if ('token' in source) return 'an Embassy token';
	if ('altar' in source) return cardName(source.altar);
	if ('onStairway' in source) return siteNames.stairway;
	if ('river' in source) return siteNames.river;
	if ('exchange' in source) return 'the exchange of Glyph cards';
	return '';
};

const gainedLine = ({ player, resource, amount, lost, by }: Extract<Happening, { type: 'gained' }>): string => {
	const source = sourceName(by);
	const gained = `${playerName(player)} gains ${amount || 'no'} ${resourceNames[resource]}${source && `, from ${source}`}`;
	return lost > 0 ? `${gained}; ${lost} lost, storage is full.` : `${gained}.`;
};

const lostWords: Record<Extract<Happening, { type: 'lost' }>['to'], (player: string, what: string) => string> = {
	effect: (player, what) => `${player} loses ${what}.`,
	entry: (player, what) => `${player} pays ${what} for the entry space.`,
	storage: (player, what) => `${player} loses ${what}, which no longer fits.`,
	price: (player, what) => `${player} pays ${what}.`,
};

/** What an Event would have taken. */
const lackingWords: Partial<Record<Effect['verb'], string>> = {
	'discard-character': 'no Character to discard',
	'lose-glyph': 'no Glyph card to lose',
	'lose-extension': 'no Storage extension to lose',
};

/** What each stairway counts: one of it, several. */
const countedByStairway: Record<Resource, [one: string, several: string]> = {
	food: ['Storage extension', 'Storage extensions'],
	fame: ['token on the Ball Court', 'tokens on the Ball Court'],
	zeal: ['token at the Altars', 'tokens at the Altars'],
	power: ['Jade tile', 'Jade tiles'],
};

/** “2 for each of 3 Jade tiles”, “2 for 1 Jade tile”, “no Jade tile”. */
const eachOf = (rate: number, count: number, [one, several]: readonly [string, string]): string => {
	if (count === 0) return `no ${one}`;
	return count === 1 ? `${rate} for 1 ${one}` : `${rate} for each of ${count} ${several}`;
};

const placeWords = ['', 'most', 'second most', 'third most'];

/** A line of the score sheet: for what, with its numbers. Null where naming the source says it. */
const scoredFor = ({ vp, by }: Extract<Happening, { type: 'scored' }>): string | null => {
	if ('embassies' in by)
		return by.embassies === 0
			? 'no Embassy in any City'
			: by.embassies === 1
				? 'an Embassy in 1 City'
				: `Embassies in ${by.embassies} Cities`;
	if ('court' in by) {
		const where = by.court === 'whole' ? 'Ball Court' : `${by.court} half of the Ball Court`;
		const shared = by.shared > 1 ? `, shared by ${by.shared}` : '';
		return `${where}, ${placeWords[by.place] ?? nthWords(by.place)} tokens${shared}`;
	}
	if ('stairway' in by) {
		const { stairway, rate, count } = by;
		const sum = `${stairwayName(stairway)}, ${eachOf(Math.abs(rate), count, countedByStairway[stairway])}`;
		return rate * count < vp ? `${sum}; no score falls below 0` : sum;
	}
	if ('fullMask' in by) return 'a full Jade Mask';
	// A space gives the Totem’s 2 side so many times.
	if ('totem' in by) return `2 side of the Totem, ×${vp / 2}`;
	if ('lasting' in by) {
		const name = characterName(by.lasting);
		const [effect] = characterOf(by.lasting).effects;
		if (effect?.verb === 'score' && effect.per?.of === 'held') {
			const resource = resourceNames[effect.per.resource];
			return `${name}, ${eachOf(effect.vp, vp / effect.vp, [resource, resource])}`;
		}
	}
	return null;
};

const scoredLine = (event: Extract<Happening, { type: 'scored' }>): string => {
	const { player, vp, by } = event;
	const who = playerName(player);
	const isLoss = 'unpaid' in by || 'lacking' in by;
	const reason = scoredFor(event);
	const why =
		'unpaid' in by
			? ` for missing ${by.unpaid === 'any' ? 'resources' : resourceNames[by.unpaid]}`
			: 'lacking' in by
				? `: ${lackingWords[by.lacking] ?? 'nothing to lose'}`
				: reason === null
					? `, from ${sourceName(by)}`
					: `: ${reason}`;
	if (vp < 0) return `${who} loses ${-vp} VP${why}.`;
	return vp === 0 && isLoss ? `${who} has no VP left to lose${why}.` : `${who} scores ${vp} VP${why}.`;
};

const discardWords: Record<DiscardReason, string> = {
	event: 'to the Event',
	room: 'for want of room',
	storage: 'for want of room',
	use: 'for its effect',
	will: 'without need',
};

/** What an effect counts and finds none of. */
const countedNone = (per: Per | undefined): string => {
	switch (per?.of) {
		case 'held':
			return `has no ${resourceNames[per.resource]}`;
		case 'glyphs':
			return 'has no Glyph card';
		case 'characters':
			return 'has no Character';
		case 'discarded-characters':
			return 'has discarded no Character';
		case 'extensions':
			return 'has no Storage extension';
		case 'embassy-cities':
			return 'has no Embassy in a City';
		default:
			return 'has none';
	}
};

/** The effect and what it finds nothing of. */
const unaffectedLine = ({ player, effect }: Extract<Happening, { type: 'unaffected' }>): string => {
	const who = playerName(player);
	switch (effect.verb) {
		case 'gain':
			return `${who} ${countedNone(effect.per)} and gains nothing.`;
		case 'lose':
			return `${who} ${countedNone(effect.per)} and loses nothing.`;
		case 'climb':
			return `${who} does not climb: all four Priests are at the top.`;
		case 'step-down':
			return `No Priest of ${who} steps down.`;
		case 'place-jade':
			return `${who} has no space for a Jade tile.`;
		case 'remove-jade':
			return `${who} has no Jade tile to take off.`;
		case 'take-glyph':
			return `${who} takes no Glyph card: none lies on the Stairway.`;
		case 'take-character':
			return `${who} takes no Character: none lies at the Ball Court.`;
		case 'take-river-tiles':
			return `${who} takes no tile: the River is empty.`;
		case 'add-extension':
			return `${who} cannot gain another Storage extension.`;
		case 'lose-glyph':
		case 'discard-character':
		case 'lose-extension':
			return `${who} has ${lackingWords[effect.verb]}.`;
		case 'place-embassy':
			return `${who} has no token left for an Embassy.`;
		default:
			return `Nothing changes for ${who}.`;
	}
};

const arisenLine = (event: TurnEvent): string => {
	if (event.kind === 'spiral') return `The tile covers a spiral: a spiral Event (${spaceName(event.space)}).`;
	const { resource, nth } = event;
	// The last of the three marks is the end of the track.
	const mark = nth < 3 ? 'crosses a threshold' : 'reaches the end of its track';
	return `The ${resourceNames[resource]} cube ${mark}: its ${nthWords(nth)} Decline Event of 3.`;
};

/** What was chosen at a Site; its price is told by the lines after it. */
const boughtWords = (option: Bought): string => {
	switch (option.what) {
		case 'city':
			return `travels to the City on space ${option.space}`;
		case 'character':
			return `recruits ${characterName(option.character)}`;
		case 'column':
			return `chooses column ${option.column} of ${siteNames.altars}`;
		case 'line':
			return `chooses line ${option.line} of ${siteNames.stairway}`;
		case 'tiles':
			return `buys the Court tiles left on ${siteNames.river}`;
		case 'extension':
			return 'buys a Storage extension';
	}
};

/** Cards of one kind taken away together. */
const cardsWords = (kind: CardKind, cards: readonly string[]): string =>
	kind === 'altars' && cards.length > 1
		? `Altar cards ${listWords(cards.map((card) => card.slice('altar-'.length)))}`
		: listWords(cards.map(cardName));

/** One line of the log. */
export const eventLine = (event: Happening): string => {
	const who = 'player' in event ? playerName(event.player) : '';
	switch (event.type) {
		case 'tilePlaced':
			return event.tile === 'face-down'
				? `${who} lays a tile from the bag face down: ${spaceName(event.space)}.`
				: `${who} places a ${resourceNames[event.tile]} tile: ${spaceName(event.space)}.`;
		case 'nothingYielded':
			return `${who} collects nothing: face down, the tile yields nothing and moves no cube.`;
		case 'tileKept':
			return `No space is free: ${who} keeps the ${resourceNames[event.tile]} tile, its cube moves.`;
		case 'cubeMoved':
			return `${resourceNames[event.resource]} cube ${event.to < event.from ? 'back' : 'forward'}: ${event.from} → ${event.to}, ${event.end ? 'the end of its track' : tierWords[event.tier]}.`;
		case 'cubePassedOn':
			return `The ${resourceNames[event.from]} cube cannot move: the ${resourceNames[event.to]} cube is next in line.`;
		case 'noCubeMoved':
			return 'No cube in line can move: none does.';
		case 'cubeStays':
			return `The ${resourceNames[event.resource]} cube is at its start and stays.`;
		case 'eventArose':
			return arisenLine(event.event);
		case 'thresholdSpent':
			return `The ${resourceNames[event.resource]} cube comes over a mark of its track again: that Event is spent.`;
		case 'cardsSwept':
			return `The spiral takes away ${cardsWords(event.kind, event.cards)}.`;
		case 'tokensReserved':
			return `Tokens go from the Altars to the reserve: ${tokensWords(event.tokens)}.`;
		case 'cardLaid':
			return `${cardPlace(event.kind, event.space)}: ${cardName(event.card)} is laid out.`;
		case 'riverFilled':
			return `River, space ${event.space}: ${cardName(event.tile)} from the bag.`;
		case 'pileRenewed':
			return `The pile is empty: ${counted(event.cards, `discarded ${cardKindNames[event.kind]}`)} shuffled into a new one.`;
		case 'nothingToDraw':
			return event.kind === 'river'
				? 'No tile is left in the bag: the River is filled no further.'
				: `No ${cardKindNames[event.kind]} can be drawn: what is empty stays empty.`;
		case 'dieRolled':
			return `The Fate die shows the ${faceNames[event.face]}.`;
		case 'dieKept':
			return `The Fate die still shows the ${faceNames[event.face]}; its effect does not apply again.`;
		case 'faceApplies':
			return faceLine(event.card, event.face);
		case 'spaceClosed': {
			const closed = `${siteShort[event.site]}, ${faceNames[event.face]}: ${
				event.spaces.length === 1
					? `space ${event.spaces[0]} closes`
					: `spaces ${listWords(event.spaces.map(String))} close`
			}`;
			if (event.removed === null) return `${closed}.`;
			return event.site === 'embassies'
				? `${closed}; City ${event.removed} is out of the game.`
				: `${closed}; ${cardName(event.removed)} goes on top of its pile.`;
		}
		case 'embassiesRemoved':
			return `Embassies leave space ${event.space}: ${tokensWords(event.tokens)}.`;
		case 'closedAlready':
			return `${siteShort[event.site]}, ${faceNames[event.face]}: closed already, nothing more closes.`;
		case 'tileActivated':
			return `${who} activates the ${resourceNames[event.resource]} tile (${spaceName(event.space)}): ${tierWords[event.tier]}, yields ${event.yields}.`;
		case 'gained':
			return gainedLine(event);
		case 'nothingAdded':
			return `${characterName(event.character)} adds nothing for ${who}: the tile yielded nothing.`;
		case 'lost':
			return lostWords[event.to](who, `${event.amount} ${resourceNames[event.resource]}`);
		case 'scored':
			return scoredLine(event);
		case 'climbed': {
			const climbed = `${who} climbs the ${stairwayName(event.stairway)}: step ${event.from} → ${event.to}`;
			return event.lost > 0 ? `${climbed}; ${counted(event.lost, 'step')} beyond the top lost.` : `${climbed}.`;
		}
		case 'steppedDown':
			return `${who} goes down the ${stairwayName(event.stairway)}: step ${event.from} → ${event.to}.`;
		case 'zenithTaken':
			return `${who} reaches the top of the ${stairwayName(event.stairway)} and takes a Zenith token.`;
		case 'zenithWithheld':
			return `${who} is back at the top of the ${stairwayName(event.stairway)}: no Zenith token.`;
		case 'jadePlaced':
			return `${who} places a Jade tile on Mask space ${event.space}.`;
		case 'jadeRemoved':
			return `${who} takes the Jade tile off Mask space ${event.space}.`;
		case 'jadeGivesNothing':
			return `Mask space ${event.space} gives ${who} nothing a second time.`;
		case 'effectWaits':
			return `This waits for the next turn of ${who}: ${deedWords(event.effect)}.`;
		case 'glyphTaken':
			return `${who} takes the ${cardName(event.colour)} from space ${event.space}.`;
		case 'glyphLost':
			return `${who} loses a ${cardName(event.colour)}.`;
		case 'characterTaken':
			return `${who} takes ${characterName(event.character)} from the Ball Court, space ${event.space}.`;
		case 'characterDiscarded':
			return `${who} discards ${characterName(event.character)} ${discardWords[event.because]}.`;
		case 'courtTokenPlaced':
			return `${who} puts a token on the ${event.half} half of the Ball Court.`;
		case 'riverTilesTaken': {
			const taken = byResource((resource) => event.tiles.filter((tile) => tile === resource).length);
			return `${who} takes from the River: ${amountsWords(taken)}.`;
		}
		case 'extensionAdded':
			return `${who} gains a Storage extension and has ${event.extensions}.`;
		case 'extensionLost':
			return `${who} loses a Storage extension; ${event.extensions} left.`;
		case 'totemPlaced':
			return `${who}’s Totem comes to the entry space of ${siteNames[event.site]}, ${sideNames[event.side]} up.`;
		case 'totemLeft':
			return `${who} does not move the Totem.`;
		case 'totemPushed':
			return `${who}’s Totem is pushed to space ${event.space} of ${siteNames[event.site]}.`;
		case 'totemEjected':
			return `${who}’s Totem is pushed off the last space: ejected from ${siteNames[event.site]}.`;
		case 'bonusActionQueued':
			return `${who} gains a bonus action for later: at ${actionPlace(event)}.`;
		case 'unaffected':
			return unaffectedLine(event);
		case 'endTriggered':
			return event.by === 'pyramid-full'
				? 'The Pyramid is full: this triggers the end of the game.'
				: 'A second resource is exhausted: this triggers the end of the game.';
		case 'courtPhaseSkipped':
			return event.because === 'pyramid-full'
				? `No space of the Pyramid is free: ${who} skips the Court phase.`
				: `No tile in hand and none in the bag: ${who} places nothing.`;
		case 'courtPhaseEnded':
			return `${who}’s Court phase is over.`;
		case 'totemMoved':
			return event.how === 'stay'
				? `${who} stays at ${siteNames[event.site]}: the Totem goes on to space ${event.space}.`
				: `${who} moves the Totem to the entry space of ${siteNames[event.site]}, ${sideNames[event.side]} up.`;
		case 'noSiteTaken':
			return `No Site is open to ${who}: the Totem goes nowhere, and no action is taken.`;
		case 'actionBegun':
			return `${who}’s action at ${actionPlace(event)}.`;
		case 'optionChosen':
			return `${who} ${boughtWords(event.option)}${priceWords(event.due, event.less)}.`;
		case 'actionForgone':
			return `${who} does without the action at ${siteNames[event.site]}.`;
		case 'discounted':
			return `${who} need not pay ${event.kind === 'any' ? counted(event.amount, 'resource') : `${event.amount} ${resourceNames[event.kind]}`} of it.`;
		case 'embassyBuilt':
			return `${who} places an Embassy in the City on space ${event.space}${event.stacked > 1 ? ` and has ${event.stacked} there` : ''}.`;
		case 'tokenDrawn': {
			const { level, deed } = tokenOf(event.token);
			return `${who} draws an Embassy token of level ${level}: ${deed}.`;
		}
		case 'chestRenewed':
			return `No Embassy token of level ${event.level} is left in the chest: ${counted(event.tokens, 'used token')} ${event.tokens === 1 ? 'goes' : 'go'} back into it.`;
		case 'altarTokenPlaced':
			return `${who} puts a token under column ${event.column} of ${siteNames.altars}.`;
		case 'glyphsExchanged':
			return `${who} exchanges ${glyphCards(event.colours)} for ${counted(event.jade, 'Jade tile')}.`;
		case 'jadeWaits':
			return `${who} gains a Jade tile: it is placed once this action is done.`;
		case 'bonusActionLost':
			return event.site === 'any'
				? `${who} can take the bonus action at no Site: it is lost.`
				: `${who} cannot take the bonus action at ${siteNames[event.site]}: it is lost.`;
		case 'bonusActionDeclined':
			return `${who} declines the bonus action at ${actionPlace({ site: event.site, less: 0 })}.`;
		case 'dealBegan':
			return `The table is laid out from the box, under Event card ${event.card}.`;
		case 'cityLaid':
			return `${siteShort.embassies}, space ${event.space}: ${cardName(event.city)} is laid out.`;
		case 'turnEnded':
			return `${who}’s turn is over.`;
		case 'turnBegan':
			return `${who}’s turn begins.`;
		case 'finalScoringBegan':
			return 'The last turn is over: final scoring.';
		case 'gameEnded':
			return endWords(event);
	}
};

/** “, for 2 Power and 1 resource, 1 less”; nothing where there is no price. */
const priceWords = (due: Cost, less: number): string => {
	const parts = [
		...resources.flatMap((resource) => (due[resource] ? [`${due[resource]} ${resourceNames[resource]}`] : [])),
		...(due.any ? [counted(due.any, 'resource')] : []),
	];
	if (parts.length === 0) return '';
	return `, for ${listWords(parts)}${less > 0 ? `, ${less} less` : ''}`;
};

/** Who won, with what, and whether Jade decided it. */
export const endWords = ({ winners, vp, jade }: Result, nameOf = playerName): string => {
	const most = Math.max(...vp);
	const level = vp.filter((points) => points === most).length;
	const names = listWords(winners.map((seat) => nameOf(seat)));
	const tiles = counted(jade[winners[0] ?? 0] ?? 0, 'Jade tile');
	if (winners.length > 1) return `The game is over: ${names} win together with ${most} VP and ${tiles} each.`;
	return `The game is over: ${names} wins with ${most} VP${level > 1 ? `, level on VP and ahead with ${tiles}` : ''}.`;
};

/** The symbol beside a line of the log. */
export const eventSymbol = (event: Happening): string => {
	switch (event.type) {
		case 'tilePlaced':
			return event.tile === 'face-down' ? 'tile' : event.tile;
		case 'tileKept':
		case 'riverFilled':
			return event.tile;
		case 'cubeMoved':
		case 'cubePassedOn':
		case 'noCubeMoved':
		case 'cubeStays':
		case 'thresholdSpent':
			return 'cube';
		case 'eventArose':
			return event.event.kind === 'spiral' ? 'spiral' : 'cube';
		case 'cardsSwept':
		case 'cardLaid':
		case 'pileRenewed':
			return cardSymbols[event.kind];
		case 'nothingToDraw':
			return event.kind === 'river' ? 'tile' : cardSymbols[event.kind];
		case 'tokensReserved':
		case 'altarTokenPlaced':
			return 'site-altars';
		case 'dieRolled':
		case 'dieKept':
		case 'faceApplies':
			return `face-${event.face}`;
		case 'spaceClosed':
		case 'closedAlready':
			return 'closed';
		case 'embassiesRemoved':
		case 'embassyBuilt':
		case 'chestRenewed':
			return 'site-embassies';
		case 'tokenDrawn':
			return tokenOf(event.token).symbol;
		case 'cityLaid':
			return 'city';
		case 'tileActivated':
		case 'gained':
		case 'lost':
			return event.resource;
		case 'discounted':
			return event.kind;
		case 'scored':
		case 'finalScoringBegan':
		case 'gameEnded':
			return 'vp';
		case 'climbed':
		case 'steppedDown':
			return 'priest';
		case 'zenithTaken':
		case 'zenithWithheld':
			return 'zenith';
		case 'jadePlaced':
		case 'jadeRemoved':
		case 'jadeGivesNothing':
		case 'jadeWaits':
			return 'jade';
		case 'effectWaits':
		case 'unaffected':
			return effectSymbol(event.effect);
		case 'glyphTaken':
		case 'glyphLost':
		case 'glyphsExchanged':
			return 'glyph';
		case 'nothingAdded':
		case 'characterTaken':
		case 'characterDiscarded':
			return 'character';
		case 'courtTokenPlaced':
			return 'site-ball-court';
		case 'extensionAdded':
		case 'extensionLost':
			return 'storage';
		case 'totemPlaced':
		case 'totemPushed':
		case 'totemEjected':
		case 'totemMoved':
		case 'actionBegun':
		case 'actionForgone':
		case 'optionChosen':
			return `site-${event.site}`;
		case 'totemLeft':
		case 'noSiteTaken':
			return 'totem-any';
		case 'bonusActionQueued':
		case 'bonusActionLost':
		case 'bonusActionDeclined':
			return event.site === 'any' ? 'totem-any' : `site-${event.site}`;
		case 'nothingYielded':
		case 'riverTilesTaken':
		case 'endTriggered':
		case 'courtPhaseSkipped':
		case 'courtPhaseEnded':
			return 'tile';
		case 'dealBegan':
		case 'turnEnded':
		case 'turnBegan':
			return 'hourglass';
	}
};

const cardSymbols: Record<CardKind, string> = { characters: 'character', altars: 'altar', glyphs: 'glyph' };
