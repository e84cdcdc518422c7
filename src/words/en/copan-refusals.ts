/** Copan in English: why an action is not allowed, and what is wrong with a position that cannot be. */
import type { Rejection, SetupProblem } from '#engine/rules.ts';
import type { CardKind } from '#games/copan/piles.ts';
import type { Resource, Site } from '#games/copan/resources.ts';
import { resourceNames, siteNames } from './copan.ts';
import { capital, cardKindNames, cardName, counted, playerName, spaceName, stairwayName } from './copan-names.ts';

type Value = string | number | undefined;

const named = (resource: Value): string => resourceNames[resource as Resource] ?? String(resource);
const siteNamed = (site: Value): string => siteNames[site as Site] ?? String(site);
const stairwayNamed = (stairway: Value): string =>
	named(stairway) === stairway ? 'stairway' : stairwayName(stairway as Resource);

/** Why an action is refused, as a sentence. */
export const rejectionWords = ({ code, values }: Rejection): string => {
	switch (code) {
		case 'not-in-hand':
			return `You hold no ${named(values.resource)} tile.`;
		case 'space-covered':
			return `With ${values.players} players a Setup tile covers this space.`;
		case 'space-taken':
			return values.tile === 'face-down'
				? 'A face-down tile lies here already.'
				: `A ${named(values.tile)} tile lies here already.`;
		case 'none-left':
			return `No ${named(values.tile)} tile is left to draw: all have been seen.`;
		case 'resource-lacking':
			return `You have no ${named(values.resource)}: choose something you have.`;
		case 'priest-at-top':
			return `Your Priest is at the top of the ${stairwayNamed(values.stairway)} already.`;
		case 'priest-at-foot':
			return `Your Priest stands at the foot of the ${stairwayNamed(values.stairway)}.`;
		case 'priest-stays':
			return `Your Priest at the top of the ${stairwayNamed(values.stairway)} stays there.`;
		case 'jade-there':
			return `A Jade tile lies on Mask space ${values.space} already.`;
		case 'jade-not-on-edge':
			return `Your first Jade tile goes on the outer edge; Mask space ${values.space} lies inside.`;
		case 'jade-apart':
			return `Mask space ${values.space} touches none of your Jade tiles.`;
		case 'jade-other-edge':
			return `Mask space ${values.space} lies on another outer edge than the one where your Mask began.`;
		case 'jade-falls-apart':
			return `Without the tile on Mask space ${values.space} your Mask would fall apart.`;
		case 'ejected-from-there':
			return `Your Totem was ejected from ${siteNamed(values.site)}: choose another Site.`;
		case 'totem-there':
			return `Your Totem is at ${siteNamed(values.site)} already: choose another Site.`;
		case 'entry-unpayable':
			return `The entry space of ${siteNamed(values.site)} costs ${values.amount} ${named(values.resource)}; you have too little.`;
		case 'present-site':
			return `Your Totem is at ${siteNamed(values.site)} already: a move takes it to another Site.`;
		case 'not-on-site':
			return 'Your Totem stands at no Site where it could stay: move to one.';
		case 'last-space':
			return `Your Totem is on the last space of ${siteNamed(values.site)}: move to another Site.`;
		case 'nothing-left':
			return `Nothing is left to do at ${siteNamed(values.site)}.`;
		case 'action-unpayable':
			return `You could not pay for any action at ${siteNamed(values.site)}.`;
		case 'action-is-due':
			return `You can take an action at ${siteNamed(values.site)}: it has to be taken.`;
		case 'bonus-is-due':
			return 'You can take the bonus action: it has to be taken.';
		case 'unpayable':
			return `The price is ${counted(Number(values.price), 'resource')}${Number(values.less) > 0 ? `, ${values.less} less for you` : ''}; you lack some of it.`;
		case 'discount-leaves-unpayable':
			return 'What is left of the price you could not pay: leave out something else.';
		case 'no-token-left':
			return 'All of your tokens are placed.';
		case 'city-closed':
			return `The City on space ${values.space} is closed.`;
		case 'city-full':
			return `The City on space ${values.space} is full: it has room for no further player.`;
		case 'altar-closed':
			return `Column ${values.column} of ${siteNames.altars} is closed.`;
		case 'altar-taken':
			return `A token lies under column ${values.column} already.`;
		case 'no-altar-card':
			return `No Altar card lies over column ${values.column}.`;
		case 'line-empty':
			return `No Glyph card lies on line ${values.line}.`;
		case 'river-empty':
			return 'No Court tile is left on the River.';
		case 'no-extension-left':
			return 'No Storage extension is left in the supply.';
		case 'extension-limit':
			return 'You have as many Storage extensions as a player may have.';
		case 'exchanged-already':
			return 'You have exchanged Glyph cards this turn already.';
		case 'colour-given':
			return `A Glyph card of colour ${String(values.colour).toUpperCase()} is in the set already: choose another colour.`;
		case 'too-few-glyphs':
			return `The set takes ${values.cards} Glyph cards of colour ${String(values.colour).toUpperCase()}; you have ${values.held}.`;
		case 'no-such-choice':
			return 'That is none of the choices here.';
		case 'not-asked':
			return 'Something else has to be chosen first.';
		case 'nothing-asked':
			return 'Nothing is to be chosen here any more.';
		default:
			return 'That is not allowed here.';
	}
};

/** “Character called x”, as one that does not exist is spoken of. */
const cardCalled = (kind: Value, card: Value): string => `${cardKindNames[kind as CardKind] ?? 'card'} called ${card}`;

/** A card of which there is more than the box holds. */
const cardTwice = (kind: Value, card: Value): string =>
	kind === 'glyphs'
		? `There are more Glyph cards of colour ${String(card).toUpperCase()} than the box has. Take one away.`
		: `${cardName(String(card))} is there twice; every ${cardKindNames[kind as CardKind] ?? 'card'} exists once. Take one away.`;

const problemWords = ({ code, path, values }: SetupProblem): string => {
	switch (code) {
		case 'players':
			return `the game is for 2, 3 or 4 players, not ${values.players}.`;
		case 'reading':
			return `the ruling ${values.id} has no reading called ${values.option}. Choose one of those on its page.`;
		case 'seat':
			return `seat ${values.seat} is none of the table: ${values.players} players have the seats from 0 to ${Number(values.players) - 1}.`;
		case 'seats':
			return `${values.seats} players are described, ${values.players} are playing. Take some away or let more play.`;
		case 'count':
			return path === 'seed'
				? `the seed ${values.value} is neither a whole number nor the four of a generator’s state. Use a whole number.`
				: `${values.value} at ${path} is no count. Use a whole number from 0.`;
		case 'from-box':
			return 'a game dealt from the box begins with the Court phase. Leave out where it stands, or the box.';
		case 'row':
			return `${path} names ${values.given} places, and there are ${values.length}. Take some away.`;
		case 'points':
			return `${values.value} is no score. Use a whole number.`;
		case 'steps':
			return `a Priest has climbed ${counted(Number(values.steps), 'step')}; a stairway has ${values.top}. Put it lower.`;
		case 'mask-space':
			return `the Mask has no space ${values.number}. Its spaces are numbered 1 to 16.`;
		case 'mask-twice':
			return `the Jade tile of Mask space ${values.number} is there twice. Take one away.`;
		case 'topped':
			return `a Priest stands at the top of the ${stairwayNamed(values.resource)}, so it has been there. Name that stairway too, or put the Priest lower.`;
		case 'topped-stairways':
			return 'the stairways whose top was reached are food, fame, zeal or power, each at most once. Take the others away.';
		case 'waiting':
			return `the Jade tile of Mask space ${values.number} brings nothing that waits for its owner’s turn. Name one that places a Totem or takes a Character or River tiles.`;
		case 'waiting-over':
			return 'what waited for this turn was done as it began. Take it away, or begin with the Court phase.';
		case 'token':
			return `no Embassy token is called ${values.id}. Tokens are called like level-2-jade: choose one of those in the glossary.`;
		case 'token-twice':
			return `the Embassy token ${values.id} was used more often than it is in the box. Take one away.`;
		case 'exchanged':
			return 'Glyphs can have been exchanged only in a turn that is being played. Take that away, or begin with the Court phase or the Action phase.';
		case 'rolled-when':
			return 'what the die showed this turn can be said from the Action phase on. Take it away, or begin with the Action phase.';
		case 'die-face':
			return `the Fate die has no face ${values.face}. Choose one from 1 to 6.`;
		case 'rolled-why':
			return 'the die is rolled for an Event, and none is named. Name the Events of this turn, or take the roll away.';
		case 'rolled-spiral':
			return `no tile covers a spiral on ${spaceName(String(values.space))}. Lay one there, or take this Event away.`;
		case 'rolled-decline':
			return `the ${named(values.resource)} track has not brought ${counted(Number(values.nth), 'Decline Event')}. Move its cube on, or take this Event away.`;
		case 'turns-left':
			return `${values.turnsLeft} turns cannot be left: it is a whole number from 0 to ${values.most}. Change it.`;
		case 'ending-full':
			return 'the Pyramid is not full, so it cannot have brought the end. Fill it, or take the end away.';
		case 'ending-exhausted':
			return `two tracks must have brought all their Events before they can bring the end; ${values.exhausted} of them ${values.exhausted === 1 ? 'has' : 'have'}. Move the cubes on, or take the end away.`;
		case 'ending-setup':
			return 'a game that was set up at its end begins with final scoring. Begin there, or say what brought the end.';
		case 'totem':
			return `a Totem cannot stand on space ${values.space} of ${siteNamed(values.site)}. Choose one of the Totem spaces of a Site, and a side.`;
		case 'totem-space':
			return `the Totem of ${playerName(Number(values.player) - 1)} stands on space ${values.space} of ${siteNamed(values.site)} too. Move one of them.`;
		case 'ejected':
			return `the Totem cannot be off ${siteNamed(values.site)} by a push: that takes one of the five Sites, and a Totem that stands nowhere. Change one or the other.`;
		case 'capacity':
			return `${values.held} ${named(values.resource)} are more than the ${values.capacity} that fit on this player’s board. Add an extension or take some away.`;
		case 'character':
			return `no Character is called ${values.id}. Choose one of those in the glossary.`;
		case 'character-twice':
			return `${cardName(String(values.id))} is there twice; every Character exists once. Take one away.`;
		case 'character-room':
			return `${counted(Number(values.characters), 'Character')}, and room for ${values.room}. Add an extension or take one away.`;
		case 'extensions':
			return `${values.extensions} extensions are on the table; the supply is ${values.supply}. Take some away.`;
		case 'space':
			return `${values.space} is no space of the Pyramid; spaces are named like south-1-2.`;
		case 'space-covered':
			return `with ${values.players} players a Setup tile covers ${spaceName(String(values.space))}: no tile can lie there. Take it away.`;
		case 'tile':
			return `${values.tile} is no tile: food, fame, zeal, power or face-down.`;
		case 'track':
			return `a Decline track needs its marks in order: tier 2 from ${values.second}, tier 3 from ${values.third}, the end at ${values.end}. Mend the values of your copy.`;
		case 'setup-columns':
			return `the Setup tiles for ${values.players} players cover columns from 1 to 4, each at most once, and leave one free. Mend the values of your copy.`;
		case 'starting-tiles':
			return `${values.tiles} Court tiles of each resource are more than four players can start with: there are ${values.most} for each. Enter fewer.`;
		case 'starting-resources':
			return `${values.held} of each resource at the start are more than the ${values.capacity} that fit on a player board. Enter fewer, or more room.`;
		case 'face-spaces':
			return `each die face stands ${values.times === 2 ? 'twice' : 'once'} along ${siteNamed(values.site)}. Change a face that is there too often to one that is missing.`;
		case 'entry-space':
			return `the first Totem space of ${siteNamed(values.site)} and its entry price do not agree: it bears a cost just where there is a price. Change one or the other.`;
		case 'cost-further-on':
			return `at ${siteNamed(values.site)} only the first Totem space can bear a cost. Enter x1, x2 or x3 on the others.`;
		case 'rates':
			return `${counted(Number(values.rates), 'rate')} for a stairway of ${counted(Number(values.steps), 'step')}: it takes ${values.wanted}, one for the first space and one for each step. Enter as many.`;
		case 'lines':
			return `the lines of ${siteNames.stairway} take its spaces from 1 to ${values.spaces}, each just once. Enter each space on one line.`;
		case 'line-columns':
			return `the longest line of ${siteNames.stairway} has ${values.longest} spaces, and steps are said for ${values.columns}. Enter steps for each.`;
		case 'mask-grid':
			return `${values.spaces} Mask spaces do not fill rows of ${values.columns}. Enter 2, 4 or 8 columns.`;
		case 'altar-cards':
			return `the Altar cards are ${values.cards}, called altar-1 to altar-${values.cards}, in this order. Enter each once.`;
		case 'doubled-tokens':
			return `${counted(Number(values.tokens), 'kind')} of Embassy tokens are entered as being there twice; it takes ${values.wanted} different ones, so that there are 30 in all. Enter as many.`;
		case 'automa-print':
			return `the Automa card ${values.card} cannot print that: Food cards print VP by Cities, Zeal and Power cards an order of all four stairways and steps. Enter it anew.`;
		case 'cube':
			return `the ${named(values.resource)} cube stands at ${values.moves}; its track ends at ${values.end}. Move it back.`;
		case 'crossed':
			return `the ${named(values.resource)} track has brought ${values.value} Decline Events; with its cube there it is ${values.least} to ${values.most}. Change one or the other.`;
		case 'event-card':
			return `there is no Event card ${values.card}. Choose one from A to I.`;
		case 'faces':
			return `the closed faces of ${siteNamed(values.site)} are numbers from 1 to 6, each at most once.`;
		case 'closed':
			return `${counted(Number(values.closed), 'face')} closed at ${siteNamed(values.site)}, but the ${named(values.resource)} track has brought ${counted(Number(values.events), 'Decline Event')}. Close fewer, or move the ${named(values.resource)} cube on.`;
		case 'city':
			return `there is no City ${values.id}. The tiles are numbered 1 to 20.`;
		case 'city-twice':
			return `City ${values.id} is there twice; every City exists once. Take one away.`;
		case 'token-closed':
			return `a token lies on space ${values.space} of ${siteNames.altars}, which is closed. Put it in the reserve.`;
		case 'tokens':
			return `${values.tokens} tokens are on the table; a player has ${values.most}. Take some away.`;
		case 'card':
			return `there is no ${cardCalled(values.kind, values.card)}. Choose one of those in the box.`;
		case 'card-closed':
			return `something lies on space ${values.space} of ${siteNamed(values.site)}, which is closed. Take it away or open the space.`;
		case 'card-twice':
			return cardTwice(values.kind, values.card);
		case 'tiles':
			return `${values.tiles} ${named(values.resource)} tiles are on the table; the box has ${values.most}. Take some away.`;
		case 'face-down-tiles':
			return `${values.tiles} tiles lie face down; only ${values.most} are left that could. Take some away.`;
		case 'zenith':
			return `${values.tokens} Zenith tokens cannot be left: with these Priests it is a whole number from 0 to ${values.most}. Change one or the other.`;
		default:
			return `the value at ${path} cannot be. Change it.`;
	}
};

/** What is wrong with a setup and how to mend it; of a player's own things it says whose. */
export const setupProblemWords = (problem: SetupProblem): string => {
	const seat = /^seats\.(\d+)/.exec(problem.path)?.[1];
	const words = problemWords(problem);
	return seat === undefined ? capital(words) : `${playerName(Number(seat))}: ${words}`;
};
