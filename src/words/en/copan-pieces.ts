/** Copan in English: what each piece of the box and each Site is for. */
import type { Site } from '#games/copan/resources.ts';

interface Said {
	name: string;
	/** In one line, and in full. */
	line: string;
	sentence: string;
	symbol: string;
	/** Rules it leans on, ids without the game. */
	rules: string[];
	/** What else people call it. */
	also: string[];
}

export const pieceWords: Record<string, Said> = {
	'central-board': {
		name: 'Central board',
		line: 'Pyramid, tracks and five Sites',
		sentence: 'Lies in the middle of the table and carries the Pyramid, the Decline tracks and the five Sites.',
		symbol: 'stela',
		rules: ['setup.board', 'components.board'],
		also: ['game board', 'plateau'],
	},
	'decline-tracks': {
		name: 'Decline tracks',
		line: 'How plentiful each resource still is',
		sentence:
			'One track a resource along the Pyramid: three tiers yield 2, 1 and 0; a cube over a threshold, or at the end, brings a Decline Event.',
		symbol: 'cube',
		rules: [
			'court.decline.one-left',
			'court.collect.tiers',
			'court.events.decline',
			'court.decline.pass-on',
			'setup.decline-tracks',
			'end.two-exhausted',
		],
		also: ['scarcity track', 'tiers', 'thresholds', 'piste de déclin', 'recule'],
	},
	'decline-cubes': {
		name: 'Decline cubes',
		line: 'One for each Decline track',
		sentence: 'Each shows how far its resource has declined, and moves left as tiles of that resource are placed.',
		symbol: 'cube',
		rules: ['court.decline.one-left', 'court.decline.pass-on'],
		also: ['cube', 'marker'],
	},
	'fixing-cubes': {
		name: 'Fixing cubes',
		line: 'Grey cubes that hold the tracks',
		sentence:
			'Grey cubes at the ends of the Decline tracks; they keep the tracks from slipping and mean nothing in play.',
		symbol: 'cube',
		rules: ['setup.decline-tracks'],
		also: ['grey cubes'],
	},
	'setup-tiles': {
		name: 'Setup tiles',
		line: 'Cover spaces with 2 or 3 players',
		sentence: 'Four lie on the Pyramid in a game of three, four in a game of two, none in a game of four.',
		symbol: 'tile',
		rules: ['setup.three-players', 'setup.two-players'],
		also: ['fewer players', 'blocked spaces'],
	},
	'court-tiles': {
		name: 'Court tiles',
		line: '80 tiles, each shows one resource',
		sentence: 'You place one each turn: it moves the cube of its resource, and yields together with its neighbours.',
		symbol: 'tile',
		rules: [
			'court.place.face-up',
			'court.place.any-space',
			'court.no-tile.face-down',
			'court.collect.neighbours',
			'river.two-leftmost',
		],
		also: ['resource tiles', 'tuile', 'Nourriture', 'Renommée', 'Ferveur', 'Pouvoir'],
	},
	'cloth-bag': {
		name: 'Cloth bag',
		line: 'Holds the Court tiles',
		sentence: 'Court tiles are drawn from it blindly: for the River, and for a player who has none left.',
		symbol: 'tile',
		rules: ['setup.river', 'court.no-tile.face-down'],
		also: ['draw bag', 'sac'],
	},
	'zenith-tokens': {
		name: 'Zenith tokens',
		line: '14, 8 and 3 VP at the top',
		sentence: 'The first three Priests to reach the top of the Pyramid take one each, 14, 8 and 3 VP in that order.',
		symbol: 'zenith',
		rules: ['steps.zenith.order', 'steps.zenith.removed', 'steps.zenith.one', 'steps.zenith.again', 'setup.zenith'],
		also: ['top of the Pyramid', 'summit', 'race'],
	},
	'closed-tokens': {
		name: 'Closed tokens',
		line: 'Put a space out of use',
		sentence: 'A Decline Event lays them on spaces of its track’s Site; those are out of use until the game is over.',
		symbol: 'closed',
		rules: ['court.events.decline.close', 'court.events.closed-already', 'altars.occupied'],
		also: ['blocked', 'shut', 'fermé'],
	},
	'city-tiles': {
		name: 'City tiles',
		line: '20 in the box, 6 in a game',
		sentence:
			'Six lie at the Embassies. Each has a price beside the journey, and an effect for whoever builds an Embassy there.',
		symbol: 'city',
		rules: ['setup.cities', 'embassies.price.city', 'embassies.build.effect'],
		also: ['cité'],
	},
	'embassy-tokens': {
		name: 'Embassy tokens',
		line: '30 tokens of three levels',
		sentence:
			'Drawn face down from the Chest when you build: as many as you have tokens in that City, of its level; applied, then discarded.',
		symbol: 'site-embassies',
		rules: ['embassies.draw.count', 'embassies.draw.apply', 'embassies.levels.three', 'setup.embassy-tokens'],
		also: ['bonus tokens', 'ambassade'],
	},
	'embassy-chest': {
		name: 'Embassy token Chest',
		line: 'Keeps the tokens apart by level',
		sentence: 'A box with a compartment for each level of Embassy token.',
		symbol: 'site-embassies',
		rules: ['setup.embassy-tokens', 'embassies.levels.chest', 'setup.assembly'],
		also: ['coffret'],
	},
	'storage-extensions': {
		name: 'Storage extensions',
		line: 'More room for resources and Characters',
		sentence:
			'Bought at the River for 1 resource of any kind, and 1 more for each you own; each adds room for resources and for Characters.',
		symbol: 'storage',
		rules: [
			'river.extension.price',
			'river.extension.attach',
			'river.extension.room',
			'river.extension.lost',
			'setup.extensions',
			'steps.yellow',
		],
		also: ['extension', 'capacity', 'warehouse'],
	},
	'character-cards': {
		name: 'Character cards',
		line: '54 cards of three kinds',
		sentence: 'Recruited at the Ball Court: infinity works all game, bird once when discarded, sun when the game ends.',
		symbol: 'character',
		rules: ['characters.three-kinds', 'ball-court.recruit.price', 'characters.discard.room', 'characters.pile-empty'],
		also: ['personnage'],
	},
	'altar-cards': {
		name: 'Altar cards',
		line: '16 cards with three columns each',
		sentence:
			'Four lie on the Altars. Pay the card’s price, put a token under a free column, and gain what stands there with its climb.',
		symbol: 'altar',
		rules: ['altars.choose', 'altars.pay', 'altars.gain', 'altars.climb', 'altars.occupied'],
		also: ['autel'],
	},
	'glyph-cards': {
		name: 'Glyph cards',
		line: '48 cards, exchanged for Jade tiles',
		sentence:
			'Taken at the Hieroglyphic Stairway; once a turn a set of one colour, or all different, is exchanged for Jade tiles and perhaps an action.',
		symbol: 'glyph',
		rules: ['glyphs.exchange.once', 'glyphs.same-colour', 'glyphs.different-colours', 'glyphs.deck-empty'],
		also: ['glyphe', 'glif'],
	},
	'event-cards': {
		name: 'Event cards',
		line: 'Nine; one is used in a game',
		sentence: 'Says what each face of the Fate die does to all players, and how hard and long the game will be.',
		symbol: 'face-2',
		rules: ['setup.event-card', 'events.all-players', 'court.events.one-effect'],
		also: ['événement'],
	},
	'fate-die': {
		name: 'Fate die',
		line: 'Six faces, rolled once a turn at most',
		sentence:
			'Rolled for the first Event of a turn; its face picks the effect on the Event card and the spaces that close.',
		symbol: 'face-1',
		rules: ['court.events.one-roll', 'court.events.spiral.roll', 'court.events.decline.roll'],
		also: ['dice', 'roll'],
	},
	'dice-tower': {
		name: 'Dice tower',
		line: 'Rolls the Fate die',
		sentence: 'Stands beside the board; the Fate die is dropped into it.',
		symbol: 'face-1',
		rules: ['setup.fate-die', 'setup.assembly'],
		also: ['tower'],
	},
	'jade-mask-board': {
		name: 'Jade Mask board',
		line: '16 numbered spaces',
		sentence:
			'Your Jade tiles go here, the first on the outer edge, each further one beside another; each space gives something at once.',
		symbol: 'jade',
		rules: ['mask.first-on-edge', 'mask.adjacent', 'mask.effect', 'scoring.mask'],
		also: ['masque de jade', 'mask'],
	},
	'jade-tiles': {
		name: 'Jade tiles',
		line: 'One for each space of your Mask',
		sentence:
			'Gained for Glyph cards and by other effects, and placed on your Mask as soon as the action you are in is done.',
		symbol: 'jade',
		rules: ['mask.at-once', 'mask.after-action', 'mask.choose', 'mask.number', 'steps.green'],
		also: ['jade'],
	},
	'player-board': {
		name: 'Player board',
		line: 'Your resources and Characters',
		sentence: 'Shows how much of each resource you have; Characters lie along its upper edge.',
		symbol: 'storage',
		rules: ['setup.player-board', 'court.collect.marker', 'court.collect.storage'],
		also: ['storage', 'tableau'],
	},
	'resource-tiles': {
		name: 'Resource tiles',
		line: 'One marker a resource',
		sentence: 'They mark on your Player board how much Food, Fame, Zeal and Power you hold.',
		symbol: 'any',
		rules: ['setup.player-board', 'court.collect.marker'],
		also: ['resource tokens', 'markers'],
	},
	'player-totem': {
		name: 'Player Totem',
		line: 'Stands on the Site where you act',
		sentence:
			'Moves to a Site or along its spaces each turn; the side you put face up, any resource or 2 VP, says what the numbered spaces give.',
		symbol: 'totem-any',
		rules: ['action.move-or-stay', 'action.move.side', 'action.space.times', 'action.push.occupied'],
		also: ['worker', 'meeple'],
	},
	priests: {
		name: 'Priest meeples',
		line: 'One on each stairway of the Pyramid',
		sentence: 'Climb the four stairways: how high they stand says what each stairway scores at the end.',
		symbol: 'priest',
		rules: ['setup.priests', 'steps.choose', 'steps.no-split', 'scoring.stairways'],
		also: ['priest', 'prêtre'],
	},
	'player-tokens': {
		name: 'Player tokens',
		line: 'Mark Embassies, recruits and Altars',
		sentence:
			'Placed in Cities, on a half of the Ball Court and under Altar columns; counted for Cities, majorities and stairways.',
		symbol: 'totem-2',
		rules: ['embassies.build.token', 'ball-court.recruit.token', 'altars.choose', 'court.events.spiral.tokens'],
		also: ['discs', 'cubes of your colour'],
	},
	'score-token-100': {
		name: 'Score token, 0 to 100',
		line: 'Your VP up to 100',
		sentence: 'Marks your Victory Points on the score track.',
		symbol: 'vp',
		rules: ['action.space.two'],
		also: ['score marker'],
	},
	'score-token-200': {
		name: 'Score token, 100 to 200',
		line: 'Your VP beyond 100',
		sentence: 'Takes over once you pass 100 Victory Points.',
		symbol: 'vp',
		rules: ['action.space.two'],
		also: ['score marker'],
	},
	'automa-cards': {
		name: 'Automa cards',
		line: '16 cards for solo play',
		sentence: 'Four of them run the Automa: one a resource, Basic or Advanced, Easy or Hard.',
		symbol: 'priest',
		rules: ['solo.setup.four-cards', 'solo.card', 'solo.mix'],
		also: ['bot'],
	},
};

export const siteWords: Record<Site, Pick<Said, 'name' | 'line' | 'sentence' | 'rules' | 'also'>> = {
	embassies: {
		name: 'Embassies',
		line: 'Pay the journey and the City; its effect, then tokens',
		sentence:
			'Pay the path and the City’s own price, put a token there, gain the City’s effect, then draw as many Embassy tokens as you have there.',
		rules: [
			'embassies.price.path',
			'embassies.price.city',
			'embassies.build.token',
			'embassies.build.effect',
			'embassies.draw.count',
			'embassies.again.stack',
			'court.events.close.embassies',
		],
		also: ['ambassades', 'cities'],
	},
	river: {
		name: 'River',
		line: 'Two Court tiles; then two more, or an extension',
		sentence:
			'Take the two leftmost Court tiles. Then you may buy the other two for 1 resource, or a Storage extension for 1 and 1 more for each you own.',
		rules: [
			'river.two-leftmost',
			'river.one-purchase',
			'river.buy-tiles',
			'river.extension.price',
			'action.move.river-open',
		],
		also: ['rivière', 'Copan River'],
	},
	'ball-court': {
		name: 'Ball Court',
		line: 'Recruit a Character',
		sentence:
			'Pay a Character’s price, place it above your board, and put a token on the half of the Court it came from.',
		rules: [
			'ball-court.recruit.price',
			'ball-court.recruit.place',
			'ball-court.recruit.token',
			'characters.discard.room',
			'scoring.ball-court.whole',
			'court.events.close.ball-court',
		],
		also: ['jeu de balle', 'recruit'],
	},
	altars: {
		name: 'Altars',
		line: 'Pay a card, take one column and climb',
		sentence: 'Put a token under a free column, pay its card’s price, gain what the column shows and climb as it says.',
		rules: [
			'altars.choose',
			'altars.pay',
			'altars.gain',
			'altars.climb',
			'altars.occupied',
			'court.events.close.altars',
		],
		also: ['autels'],
	},
	stairway: {
		name: 'Hieroglyphic Stairway',
		line: 'Pay a line, take its Glyph cards and climb',
		sentence: 'Pay for a line, take all Glyph cards on it and climb as it says.',
		rules: [
			'stairway.line.pay',
			'stairway.line.take',
			'stairway.climb',
			'glyphs.exchange.any-time',
			'court.events.close.stairway',
		],
		also: ['escalier', 'glyphs'],
	},
};
