/** Teotihuacan in English: the source, sum or reading behind each value. */
import type { Reason } from '#games/teotihuacan/reasons.ts';

const summary = 'The rules summary that this reference tells';
const bga = 'Board Game Arena’s public implementation';
const twice = 'Two stages of Board Game Arena’s public implementation agree';
const bot = 'The public helper for the solo bot, by its texts';
const pictures = 'The tile pictures of the public helper for the solo bot';

export const valueReasons: Readonly<Record<Reason, string>> = {
	summary,
	'summary-says': `${summary} says so`,
	'summary-set-up': `${summary}, set-up`,
	'summary-alchemy': `${summary}, Alchemy`,
	'summary-nobles': `${summary}, Nobles`,
	'summary-decorations': `${summary}, Decorations`,
	'summary-construction': `${summary}, Construction`,
	'summary-eclipse': `${summary}, Eclipse`,
	bga,
	'bga-made': `${bga}, made from the official rules`,
	'bga-base-board': `${bga}, base board`,
	'bga-twice': twice,
	'bga-bot': 'Board Game Arena’s public implementation and the public helper for the solo bot agree',
	'bga-picture': 'Board Game Arena’s public implementation and a drawing of the board agree',
	bot,
	'bot-no-price': `${bot}; nobody states the price`,
	'bot-pictures': pictures,
	four: 'Two stages of Board Game Arena’s public implementation, its help page and the helper for the solo bot agree',
	'power-ups': `${bga}, for boards 2–4, 6 and 8; drawings of the Quarry, Nobles and Construction agree`,
	'alchemy-power-ups': `${bga}; none for a lone worker that took from the second row`,
	buildings: 'Twelve spaces in the Buildings row, and the leftmost stays empty at set-up',
	'buildings-row': `${twice}; a drawing of the board has 2 in the last two places, which we take for a slip`,
	'architecture-gold': `${summary}, whose Decorations board is that of the module`,
	'pyramid-levels': `${bga}; a grid of 4 × 4, then 3 × 3, 2 × 2 and 1`,
	'pyramid-tiles': `${bga} lists them all; 30 fit on the Pyramid`,
	'pyramid-steps': 'A bug report answered by Board Game Arena; an older stage of its code stopped at 9',
	'decoration-tiles': `${bga} lists them all; there are 16 places`,
	'start-tiles': `${bga}; for two players the public helper for the solo bot, by its texts, agrees`,
	'discovery-tiles': `${bga}: 17 masks and 37 others`,
	'royal-tiles': `${bga}; the helper for the solo bot adds a tenth, C00`,
	'mask-copies': `${bga}: 17 tiles`,
	'season-tiles': 'A public helper for the solo bot counts eight',
	orange: `${pictures} show three icons; this is how we read them`,
};
