/**
 * What players type, and where the first hit must lead (any of the addresses, without the base path; none where nothing
 * may be found). The content tests ask the index, the browser tests the built site.
 */
const rule = (chapter: string, id: string): string => `/copan/rules/${chapter}/#${id}`;

export const searchQueries: readonly [query: string, ...first: string[]][] = [
	// Names as they are remembered.
	['chachuitl', '/copan/characters/chachiuitl/'],
	['gukumaz', '/copan/characters/gukumatz/'],
	['kawai', '/copan/characters/kawai/'],
	['kawil', '/copan/characters/kawil/'],
	['hacha kyum', '/copan/characters/hachakyum/'],
	['ix tub', '/copan/characters/ix-tub-tun/'],
	['kan xib', '/copan/characters/kan-xib-yui/'],
	['mulac or muluc', '/copan/characters/mulac/', '/copan/characters/muluc/'],
	['quetz'],

	// What lies on the table.
	['city 14', '/copan/cities/14/'],
	['city that gives jade', '/copan/cities/3/', '/copan/cities/17/'],
	['jade 10', '/copan/jade-mask/10/'],
	['event f', '/copan/events/card-f/'],
	['event now', '/copan/events/now/'],
	['tutorial', '/copan/learn/'],
	['lessons', '/copan/learn/'],
	['learn', '/copan/learn/'],
	['first turn lesson', '/copan/learn/first-turn/', '/copan/learn/'],
	['die face', '/copan/events/now/'],
	['score sheet', '/copan/score/'],
	['sandbox', '/copan/sandbox/'],
	['position editor', '/copan/sandbox/'],
	['score pad', '/copan/score/'],
	['full disc card c', '/copan/events/card-c/#face-6'],
	['glyph exchange 5 same', '/copan/glyphs/#same-colour-5'],
	['zeal tile bonus', '/copan/characters/gucup-cakix/', '/copan/characters/kinich-kakmo/'],
	[
		'jade bird',
		'/copan/characters/coszcatl/',
		'/copan/characters/cualli/',
		'/copan/characters/mulac/',
		'/copan/characters/tecuith/',
	],
	['character 5 zeal', '/copan/characters/colop-u-uichikin/'],
	['automa zeal hard', '/copan/automa/zeal-basic-hard/', '/copan/automa/zeal-advanced-hard/'],
	['level 3 embassy token jade', '/copan/embassy-tokens/level-3-jade/'],

	// Rules by a word or two.
	['spiral', rule('court-phase', 'court.events.spiral')],
	['decline cube end of track', rule('court-phase', 'court.decline.pass-on')],
	['face down tile', rule('court-phase', 'court.no-tile.face-down')],
	['diagonal', rule('court-phase', 'court.collect.diagonal')],
	['any resource', rule('court-phase', 'court.any-resource.two')],
	['push totem', rule('action-phase', 'action.push.occupied')],
	['ejected', rule('action-phase', 'action.push.ejected')],
	['tie ball court', rule('final-scoring', 'scoring.ball-court.draw')],
	['zenith', rule('pyramid-steps', 'steps.zenith.order'), '/copan/components/zenith-tokens/'],
	['third storage extension', rule('river', 'river.extension.price'), rule('river', 'river.example.third-extension')],
	['last turn first player', rule('end-of-game', 'end.last-turns')],
	['automa jade', rule('solo', 'solo.jade')],
	['embassy twice same city', rule('embassies', 'embassies.again.stack')],
	['red cross', rule('action-phase', 'action.space.cost')],

	// Typed in haste.
	['embasies', '/copan/sites/embassies/', '/copan/rules/embassies/'],
	['steirway', '/copan/sites/stairway/', '/copan/rules/stairway/'],
	['declne cube', rule('court-phase', 'court.decline.one-left'), '/copan/components/decline-cubes/'],
	['glif exchange', rule('stairway', 'glyphs.exchange.any-time'), rule('stairway', 'glyphs.exchange.once')],
	['storge extension', '/copan/components/storage-extensions/', rule('river', 'river.extension.price')],
	['jade mak', '/copan/rules/jade-mask/', '/copan/jade-mask/', '/copan/components/jade-mask-board/'],
	['tottem', '/copan/components/player-totem/', rule('action-phase', 'action.move-or-stay')],
	['alter reserve', rule('court-phase', 'court.events.spiral.tokens'), '/copan/rulings/altar-reserve/'],
	['winnng tie', rule('winning', 'winning.draw-jade')],
	['solo setp', rule('solo', 'solo.setup.two-players'), rule('solo', 'solo.setup.four-cards')],

	// Words of the French edition.
	['Nourriture', '/copan/components/court-tiles/', rule('court-phase', 'court.events.close.embassies')],
	['Renommée', '/copan/components/court-tiles/', rule('court-phase', 'court.events.close.ball-court')],
	['Ferveur', '/copan/components/court-tiles/', rule('court-phase', 'court.events.close.altars')],
	['Pouvoir', '/copan/components/court-tiles/', rule('court-phase', 'court.events.close.stairway')],
	['recule', rule('event-cards', 'events.forward-back')],
	['tuile', '/copan/components/court-tiles/', '/copan/components/city-tiles/', '/copan/components/jade-tiles/'],
	['cité', '/copan/cities/', '/copan/components/city-tiles/'],
	['personnage', '/copan/characters/', '/copan/components/character-cards/', '/copan/rules/characters/'],
	['autel', '/copan/sites/altars/', '/copan/rules/altars/', '/copan/components/altar-cards/', '/copan/altars/'],
	['glyphe', '/copan/glyphs/', '/copan/components/glyph-cards/'],
	['masque de jade', '/copan/rules/jade-mask/', '/copan/jade-mask/', '/copan/components/jade-mask-board/'],
	['escalier', '/copan/sites/stairway/', '/copan/rules/stairway/'],

	// What a table asks.
	['lose resources don’t have', rule('court-phase', 'court.loss.vp'), '/copan/rulings/lose-what-you-lack/'],
	['does a pushed totem gain anything', rule('action-phase', 'action.push.no-symbol')],
	['how many embassy tokens do I draw', rule('embassies', 'embassies.draw.count')],
	[
		'when does the game end',
		rule('end-of-game', 'end.pyramid-full'),
		rule('end-of-game', 'end.two-exhausted'),
		'/copan/rules/end-of-game/',
	],
	['who wins a tie', rule('winning', 'winning.draw-jade')],
	['can I split a climb', rule('pyramid-steps', 'steps.no-split')],
	['can I pay with VP', rule('court-phase', 'court.loss.not-for-costs')],
	[
		'do I have to pay for a bonus action',
		rule('action-phase', 'action.bonus.pay'),
		rule('stairway', 'glyphs.bonus.pay'),
	],
	[
		'second event in the same turn',
		rule('court-phase', 'court.events.one-roll'),
		rule('court-phase', 'court.events.one-effect'),
	],
	['no space for a new character', rule('characters', 'characters.discard.room')],
	['what if the bag is empty', '/copan/rulings/supplies-run-out/'],
	['does my embassy count in a closed city', '/copan/rulings/closed-city-embassies/'],
	['how long can I stay on a site', rule('action-phase', 'action.stay.three-turns')],
	[
		'what do I do when I can’t pay for any site',
		'/copan/rulings/no-payable-site/',
		rule('action-phase', 'action.move.river-open'),
	],
];
