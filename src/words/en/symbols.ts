/** The symbol key in English: each symbol's name, what it means, and where it is printed. */

export interface SymbolWords {
	name: string;
	/** What it tells the one who sees it, in one sentence. */
	means: string;
	/** Where it is printed, so far as a source says it. */
	where: string;
}

const onCards = 'City tiles, cards, tokens, Mask spaces';
const face = (shape: string, name = shape.charAt(0).toUpperCase() + shape.slice(1)): SymbolWords => ({
	name,
	means: `Rolled ${shape}: its line of the Event card happens to everyone, and a Decline Event closes the spaces that bear it.`,
	where: 'Fate die, Event card, spaces of four Sites',
});
const site = (name: string, means: string): SymbolWords => ({ name, means, where: 'Board; effects that act there' });

export const symbolWords: Record<string, SymbolWords> = {
	food: {
		name: 'Food',
		means: 'The yellow resource; its Decline track closes Cities, and its stairway counts Storage extensions.',
		where: `Court tiles, Decline track; ${onCards}`,
	},
	fame: {
		name: 'Fame',
		means: 'The red resource; its Decline track closes Character spaces, and its stairway counts Ball Court tokens.',
		where: `Court tiles, Decline track; ${onCards}`,
	},
	zeal: {
		name: 'Zeal',
		means: 'The teal resource; its Decline track closes Altar spaces, and its stairway counts tokens on the Altars.',
		where: `Court tiles, Decline track; ${onCards}`,
	},
	power: {
		name: 'Power',
		means: 'The green resource; its Decline track closes Glyph spaces, and its stairway counts placed Jade tiles.',
		where: `Court tiles, Decline track; ${onCards}`,
	},
	any: {
		name: 'Any resource',
		means: 'One resource of your choice, whether you gain it, pay it or pay it less.',
		where: `Totem; ${onCards}`,
	},
	'any-pair': {
		name: 'Any-resource pair',
		means: 'Two coloured symbols together: 2 resources of your choice, alike or not, whatever the Decline tracks say.',
		where: 'Spaces of the Pyramid; effects that give 2 of choice',
	},
	vp: { name: 'Victory Points', means: 'Score as many VP as the number beside it says.', where: onCards },
	steps: {
		name: 'Pyramid steps',
		means: 'One of your Priests climbs so many steps, all of them on one stairway of your choice.',
		where: 'Altar columns, Hieroglyphic Stairway, City tiles, cards, tokens',
	},
	jade: {
		name: 'Jade tile',
		means: 'Take a Jade tile of your choice and place it on your Mask once your action is done.',
		where: onCards,
	},
	glyph: {
		name: 'Glyph card',
		means: 'A Glyph card; sets of one colour, or all different, are exchanged for Jade tiles.',
		where: 'Glyph cards; effects that give or count them',
	},
	tile: {
		name: 'Court tile',
		means: 'A Court tile: from the River where an effect gives it, on the Pyramid where an effect waits for it.',
		where: 'River; effects that give or wait for tiles',
	},
	character: {
		name: 'Character',
		means: 'A Character card, taken from the Ball Court, lost, or counted.',
		where: 'Effects that give, take or count Characters',
	},
	storage: {
		name: 'Storage extension',
		means: 'More room on your Player board for resources and Characters.',
		where: 'Extensions; effects that give, take or count them',
	},
	spiral: {
		name: 'Spiral',
		means:
			'A Court tile laid on it, face down too, triggers an Event: new Characters, new Altar cards, then the die is rolled.',
		where: 'Spaces of the Pyramid',
	},
	cube: {
		name: 'Decline cube',
		means: 'The cube of the resource beside it moves on its Decline track, forward or back as the effect says.',
		where: 'Decline tracks, Event cards',
	},
	closed: {
		name: 'Closed token',
		means: 'This space is out of play: no City, card or player token goes here any more.',
		where: 'Closed tokens, on the spaces of four Sites',
	},
	zenith: {
		name: 'Zenith',
		means: 'Top of the Pyramid: the first three Priests to get there take 14, 8 and 3 VP.',
		where: 'Middle of the Pyramid, Zenith tokens',
	},
	priest: {
		name: 'Priest',
		means: 'Your climber, one on each stairway; its height at the end decides what that stairway scores.',
		where: 'The four Priests of a player',
	},
	'face-1': face('flame-drop'),
	'face-2': face('sun-burst'),
	'face-3': face('gear-ring'),
	'face-4': face('left half-disc'),
	'face-5': face('right half-disc'),
	'face-6': face('full disc'),
	infinity: {
		name: 'Infinity',
		means: 'This Character works from the moment you place it until the game is over.',
		where: 'Character cards',
	},
	bird: {
		name: 'Bird',
		means: 'Discard this Character at any time on your own turn to use its effect, once.',
		where: 'Character cards',
	},
	sun: {
		name: 'Sun on the horizon',
		means: 'This Character scores at the end of the game, if you still have it.',
		where: 'Character cards',
	},
	city: {
		name: 'City',
		means: 'A City to reach and build an Embassy in: pay the path, then the tile’s own price.',
		where: 'Embassies',
	},
	altar: {
		name: 'Altar column',
		means: 'Pay the price at the top of the card, then gain all that stands in the column you chose.',
		where: 'Altar cards',
	},
	difficulty: {
		name: 'Difficulty',
		means: 'One is easy, two normal, three hard; on an Automa card it marks the Hard one.',
		where: 'Event cards, Automa cards',
	},
	hourglass: {
		name: 'Hourglass',
		means: 'How long a game this Event card makes: the fuller, the shorter.',
		where: 'Event cards',
	},
	cost: {
		name: 'Red cross',
		means: 'A price: pay 1 of the resource that is crossed.',
		where: 'Spaces of the Sites',
	},
	x1: {
		name: 'x1',
		means: 'Gain what your Totem shows, once: 1 resource of your choice, or 2 VP.',
		where: 'Spaces of the Sites',
	},
	x2: {
		name: 'x2',
		means: 'Gain what your Totem shows, twice: 2 resources of your choice, or 4 VP.',
		where: 'Spaces of the Sites',
	},
	x3: {
		name: 'x3',
		means: 'Gain what your Totem shows, three times: 3 resources of your choice, or 6 VP.',
		where: 'Spaces of the Sites',
	},
	'totem-any': {
		name: 'Totem, any-resource side',
		means:
			'With this side up the numbered spaces give resources of your choice; in an effect it means a Site of your choice.',
		where: 'Totem; effects at any Site',
	},
	'totem-2': {
		name: 'Totem, 2 side',
		means: 'With this side up the numbered spaces give 2 VP for each time.',
		where: 'Totem',
	},
	'site-embassies': site('Embassies', 'Here you travel to a City, build an Embassy and draw Embassy tokens.'),
	'site-river': site('River', 'Here you take two Court tiles, then buy the other two or a Storage extension.'),
	'site-ball-court': site('Ball Court', 'Here you recruit a Character and leave a token on its half.'),
	'site-altars': site('Altars', 'Here you pay an Altar card, gain one of its columns and climb.'),
	'site-stairway': site('Hieroglyphic Stairway', 'Here you pay for a line, take its Glyph cards and climb.'),
	important: {
		name: 'Important',
		means: 'A rule that the printed rulebook itself sets in a box.',
		where: 'Rules of this site',
	},
	clarification: {
		name: 'Clarification',
		means: 'A rule that makes another one precise.',
		where: 'Rules of this site',
	},
	example: { name: 'Example', means: 'A case played through; it adds no rule.', where: 'Rules of this site' },
	'open-question': {
		name: 'Open question',
		means: 'The rulebook does not settle this; the readings and ours stand behind it.',
		where: 'Rules and components of this site',
	},
	mark: {
		name: 'Our value',
		means: 'A number that no source prints, inferred or put in by us; your copy is right.',
		where: 'Wherever such a value is used',
	},
	stela: {
		name: 'Stela',
		means: 'The sign of this site, and of the game’s board as a whole.',
		where: 'Head of each page',
	},
};

export const symbolGroups = {
	resources: 'Resources',
	gains: 'What you gain or climb',
	pyramid: 'On the Pyramid and its tracks',
	die: 'Faces of the Fate die',
	cards: 'On cards and tiles',
	spaces: 'Totem and Site spaces',
	sites: 'The five Sites',
	ours: 'Marks of this site',
};

export const symbolKey = {
	title: 'Symbol key',
	description:
		'Every symbol of Copan: Dying City with its meaning: resources, spiral, die faces, Character kinds, Site spaces and the rest, each with the rule behind it.',
	lead: 'Every symbol of the components, drawn anew by us. Tap one for its meaning.',
	find: 'Find a component by its symbols',
	jump: 'All symbols',
	shownBy: (count: number) => (count === 1 ? '1 component shows it' : `${count} components show it`),
};

export const find = {
	title: 'Find by what you see',
	homeTitle: 'Find it by what you see',
	description:
		'Tap the symbols on a tile, token, card or board space of Copan: Dying City and its price, and see which component it is and what it does.',
	lead: 'Tap the symbols on the piece in your hand.',
	symbols: 'Symbols on it',
	kind: 'What it is',
	anyKind: 'Any component',
	cost: 'Its cost',
	costNote: 'City tiles and Altar cards. What a Character costs is in no source.',
	howMany: (name: string) => `How many: ${name}`,
	anyNumber: 'any',
	costOf: (name: string) => `Cost: ${name}`,
	chosen: 'What you see',
	clear: 'Clear',
	toFinds: 'See them',
	key: 'What the symbols mean',
	/** Head of the list without scripts. */
	by: (name: string, count: number) => `${name}: ${symbolKey.shownBy(count)}`,
};
