/** Copan in English: the source, sum or reasoning behind each value of the profile. */
import type { ProfileKey } from '#games/copan/profile.ts';

export const valueReasons: Readonly<Record<ProfileKey, string>> = {
	tierYields: 'Collecting Resources, printed pages 8–11: two, one and none',
	anyResourceGain: 'The Any-Resource Symbol, printed pages 8–11',
	courtTiles: 'Components',
	courtTilesOfEach: '80 tiles of four resources; an even split is the likeliest',
	spaceMarks:
		'The grid is only pictured: four courts of 3 × 4 squares, two spirals and two any-resource spaces in each',
	setupColumns:
		'Their shape is only pictured. One tile a court, so that each player has 12 turns: 3 squares at three players, 6 at two',
	declineTracks:
		'Lengths and thresholds are only pictured; that they differ by player count is inferred from 12 tracks = 4 × 3. Chosen so that tracks run out about when the Pyramid fills',
	adjoiningCourts: 'Whether tiles adjoin across a stairway is only pictured; on our board the courts lie apart',
	trackOrder: 'The order round the board is only pictured',
	startingTilesOfEach: 'Four tiles a player are published; which four is not, so one of each resource',
	startingResources: 'Each marker starts on the first space of its track, and 0 is the natural first space',
	startingVp: 'No source names a start; the score tokens count from 0',
	capacity: 'The tracks of the player board are only pictured',
	capacityPerExtension: 'What an extension adds is only pictured',
	characterSpaces: 'The spaces are only pictured',
	characterSpacesPerExtension: 'What an extension adds is only pictured',
	extensionSupply: 'Setup, step 9',
	eventsPerTrack: 'Clarifications, printed pages 8–11: up to 3, one for each threshold and one for the end',
	entryCosts: 'The legend names four costs of 1 resource, and each Site but the River is paired with a Decline track',
	siteSpaces:
		'The third space is x2 in a printed example and three turns are the longest stay; the legend needs an x3, and only the River gives when entered',
	cityPaths: 'The map is only pictured: six City spaces, two of each level, whose path costs the level in Food',
	faceSpaces:
		'The symbols beside the spaces are only pictured; on our board they follow in the order in which the Event cards print them, twice over at the Altars',
	ballCourtHalves: 'The halves are only pictured; six spaces in two halves make three each',
	stairwaySteps: 'The stairways are only pictured: nine steps above the first space',
	stairwayRates: 'No table is printed in words: a point lost for each thing on the lowest steps, three won at the top',
	stairwayLines: 'The Site is only pictured: lines of one, two and three Glyph cards that cost and climb as much',
	stairwayColumns: 'Only pictured; a climb has 1 to 3 steps',
	embassyVp: 'Final Scoring, Site: Embassies',
	courtPrizes: 'Final Scoring, Site: The Ball Court',
	maskVp: 'Final Scoring, Jade Mask',
	spacesByCity: 'How many spaces are drawn beside a City is only pictured',
	doubledTokens:
		'30 tokens of 24 kinds: six kinds are there twice. Ten a level, doubles among those that give a resource',
	altarCards:
		'No source lists the 16 cards: these are composed of printed costs and effects, so that the Site can be played',
	zenithVp: 'Setup, step 10, and Reaching the Top',
	glyphsOfEach: '48 cards; the tables end at eight colours and at six cards of one colour: 8 × 6 = 48',
	maskGrid: 'The board is only pictured: 16 spaces as 4 × 4, numbered by rows, with the outer ring as the edge',
	eventLengths: 'The hourglasses are only pictured; cards A–C move a cube on 2 faces, D–F on 3, G–I on 4',
	characterCosts: 'The cost stands in the corner of each card and in no source',
	automaCards:
		'They are only pictured on the cards, and we have seen none. VP by Cities: the other three cards score 3 for each thing where Easy and 6 where Hard, so ours does too. Order of stairways and number of steps: taken from the row of cards and from the board instead',
};
