/** Copan in English: the names of things, and sentences built from effects. No sentence of a card is written by hand. */
import type { Character, CharacterKind } from '#games/copan/characters.ts';
import type { Effect, Per, Trigger } from '#games/copan/effects.ts';
import type { Resource, Site } from '#games/copan/resources.ts';
import { resourceNames } from './resource-names.ts';

export { resourceNames };

export const siteNames: Record<Site, string> = {
	embassies: 'the Embassies',
	river: 'the River',
	'ball-court': 'the Ball Court',
	altars: 'the Altars',
	stairway: 'the Hieroglyphic Stairway',
};

/** Short enough for a row of a list. */
export const siteShort: Record<Site, string> = {
	embassies: 'Embassies',
	river: 'River',
	'ball-court': 'Ball Court',
	altars: 'Altars',
	stairway: 'Stairway',
};

export const kindNames: Record<CharacterKind, string> = { infinity: 'Infinity', bird: 'Bird', sun: 'Sun' };
export const kindHints: Record<CharacterKind, string> = {
	infinity: 'works all game',
	bird: 'discard to use',
	sun: 'scores at the end',
};

const plural = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;

/** “3 Power”, “1 resource of your choice”. */
const resourceAmount = (resource: Resource | 'any', amount: number): string =>
	resource === 'any' ? `${plural(amount, 'resource')} of your choice` : `${amount} ${resourceNames[resource]}`;

/** What is gained, no more said than the card says. */
const gainAmount = (effect: Extract<Effect, { verb: 'gain' }>): string =>
	effect.kind === 'unsaid' ? plural(effect.amount, 'resource') : resourceAmount(effect.resource, effect.amount);

const perWords = (per: Per): string => {
	switch (per.of) {
		case 'held':
			return `for each ${resourceNames[per.resource]} you hold`;
		case 'glyphs':
			return 'for each Glyph card you have';
		case 'characters':
			return 'for each Character above your board';
		case 'discarded-characters':
			return 'for each Character you have discarded';
		case 'extensions':
			return 'for each Storage extension you have';
		case 'embassy-cities':
			return 'for each City where you have an Embassy';
	}
};

const withPer = (text: string, per: Per | undefined): string => (per ? `${text} ${perWords(per)}` : text);

/** “2 resources of your choice come off its cost”. */
export const offCost = (less: number): string =>
	`${resourceAmount('any', less)} ${less === 1 ? 'comes' : 'come'} off its cost`;

/** An effect as an instruction, without a full stop: “gain 3 Power”. */
export const effectWords = (effect: Effect): string => {
	switch (effect.verb) {
		case 'gain':
			return withPer(`gain ${gainAmount(effect)}`, effect.per);
		case 'lose':
			return withPer(`lose ${resourceAmount(effect.resource, effect.amount)}`, effect.per);
		case 'score':
			return withPer(`score ${effect.vp} VP`, effect.per);
		case 'climb':
			return `climb ${plural(effect.steps, 'step')} on one stairway of your choice`;
		case 'step-down':
			return `go ${plural(effect.steps, 'step')} down one stairway of your choice`;
		case 'place-jade':
			return 'gain a Jade tile of your choice and place it once the action you are in is done';
		case 'remove-jade':
			return 'take one Jade tile off your Mask, if it has any';
		case 'take-glyph':
			return 'take one Glyph card of your choice from the display; it is refilled at once';
		case 'lose-glyph':
			return 'lose one Glyph card';
		case 'take-character':
			return 'take one Character of your choice from the Ball Court; the space is refilled at once';
		case 'discard-character':
			return 'discard one of your Characters';
		case 'take-river-tiles':
			return effect.refill === 'at-once'
				? 'take the two leftmost Court tiles of the River, refilled at once'
				: 'take the two leftmost Court tiles of the River';
		case 'add-extension':
			return 'gain a Storage extension';
		case 'lose-extension':
			return 'lose a Storage extension';
		case 'bonus-action': {
			const where = effect.site === 'any' ? 'any one Site' : siteNames[effect.site];
			return effect.less === 0 ? `take an action at ${where}` : `take an action at ${where}; ${offCost(effect.less)}`;
		}
		case 'discount':
			return `actions at ${siteNames[effect.site]} cost you ${plural(effect.less, 'resource')} less`;
		case 'move-decline':
			return `the ${resourceNames[effect.resource]} cube moves ${effect.direction} one space`;
		case 'place-embassy':
			return 'place an Embassy in a City of your choice, closed ones included; draw its Embassy tokens, without gaining its effect';
		case 'place-totem':
			return 'you may put your Totem on the entry space of a Site of your choice';
	}
};

/** When the effects apply, as the opening of a sentence; null where the effect says it itself. */
const triggerWords = (when: Trigger): string | null => {
	switch (when.on) {
		case 'tile-placed':
			return `Whenever you place a ${resourceNames[when.resource]} tile`;
		case 'site-action':
			return `Each time you take an action at ${siteNames[when.site]}`;
		case 'climb':
			return `After every climb of ${when.atLeast} steps or more`;
		case 'game-end':
			return 'When the game ends';
		case 'cost':
		case 'discard':
			return null;
	}
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What a Character does, in full. The kind says when a bird is used; the sentence need not. */
export const characterSentence = ({ when, effects }: Character): string => {
	const deeds = effects
		.map((effect) =>
			when.on === 'tile-placed' && effect.verb === 'gain'
				? `gain ${effect.amount} more ${resourceNames[when.resource]}`
				: effectWords(effect),
		)
		.join(', then ');
	const opening = triggerWords(when);
	return sentence(opening ? `${opening}, ${deeds}` : deeds);
};

/** An effect as a row of a list shows it: “3 Power”, “3 steps up one stairway”. */
export const effectLine = (effect: Effect): string => {
	switch (effect.verb) {
		case 'gain':
			return withPer(gainAmount(effect), effect.per);
		case 'score':
			return withPer(`${effect.vp} VP`, effect.per);
		case 'climb':
			return `${plural(effect.steps, 'step')} up one stairway`;
		case 'place-jade':
			return '1 Jade tile, placed after the action';
		case 'take-glyph':
			return '1 Glyph card from the display';
		case 'take-character':
			return '1 Character from the Ball Court';
		case 'take-river-tiles':
			return 'The River’s two leftmost Court tiles';
		case 'place-embassy':
			return 'An Embassy in any City, without its effect';
		case 'place-totem':
			return 'Your Totem to an entry space';
		case 'add-extension':
			return '1 Storage extension';
		case 'bonus-action': {
			const where = effect.site === 'any' ? 'Any Site' : siteShort[effect.site];
			return effect.less === 0 ? `${where} action` : `${where} action, −${plural(effect.less, 'resource')}`;
		}
		case 'discount':
			return `${siteShort[effect.site]} actions: −${plural(effect.less, 'resource')}`;
		default: {
			const words = effectWords(effect);
			return words.charAt(0).toUpperCase() + words.slice(1);
		}
	}
};

/** What a Character does, as a row of a list. */
export const characterLine = ({ when, effects }: Character): string => {
	const deeds = effects.map(effectLine).join(', ');
	switch (when.on) {
		case 'tile-placed':
			return `+${deeds} when you place a ${resourceNames[when.resource]} tile`;
		case 'site-action':
			return `+${deeds} at each ${siteShort[when.site]} action`;
		case 'climb':
			return `${deeds} after a climb of ${when.atLeast} or more`;
		default:
			return deeds;
	}
};

/** The glyph that stands for an effect. */
export const effectSymbol = (effect: Effect): string => {
	switch (effect.verb) {
		case 'gain':
		case 'lose':
			return effect.resource;
		case 'score':
			return 'vp';
		case 'climb':
		case 'step-down':
			return 'steps';
		case 'place-jade':
		case 'remove-jade':
			return 'jade';
		case 'take-glyph':
		case 'lose-glyph':
			return 'glyph';
		case 'take-character':
		case 'discard-character':
			return 'character';
		case 'take-river-tiles':
			return 'tile';
		case 'add-extension':
		case 'lose-extension':
			return 'storage';
		case 'bonus-action':
			return effect.site === 'any' ? 'totem-any' : `site-${effect.site}`;
		case 'discount':
			return `site-${effect.site}`;
		case 'move-decline':
			return 'cube';
		case 'place-embassy':
			return 'site-embassies';
		case 'place-totem':
			return 'totem-any';
	}
};

/** The glyph that tells a Character apart from its like: what it is about before what it gives. */
export const characterSymbol = ({ when, effects }: Character): string => {
	if (when.on === 'site-action') return `site-${when.site}`;
	const [first] = effects;
	if (!first) return 'character';
	return first.verb === 'score' && first.per?.of === 'held' ? first.per.resource : effectSymbol(first);
};

/** A piece of a symbol line: a glyph of the sprite, or a short text between them. */
export type Sign = { symbol: string } | { text: string };

const symbol = (name: string): Sign => ({ symbol: name });
const text = (words: string): Sign => ({ text: words });

const perSigns = (per: Per): Sign[] => {
	switch (per.of) {
		case 'held':
			return [symbol(per.resource)];
		case 'glyphs':
			return [symbol('glyph')];
		case 'characters':
		case 'discarded-characters':
			return [symbol('character')];
		case 'extensions':
			return [symbol('storage')];
		case 'embassy-cities':
			return [symbol('site-embassies')];
	}
};

/** An effect drawn as on a component: symbols with few words between them. */
export const effectSigns = (effect: Effect): Sign[] => {
	const per = 'per' in effect && effect.per ? [text('per'), ...perSigns(effect.per)] : [];
	switch (effect.verb) {
		case 'gain':
			return [text(`${effect.amount}`), symbol(effect.resource), ...per];
		case 'lose':
			return [text(`−${effect.amount}`), symbol(effect.resource), ...per];
		case 'score':
			return [text(`${effect.vp}`), symbol('vp'), ...per];
		case 'climb':
			return [text(`${effect.steps}`), symbol('steps')];
		case 'step-down':
			return [text(`−${effect.steps}`), symbol('steps')];
		case 'remove-jade':
		case 'lose-glyph':
		case 'discard-character':
		case 'lose-extension':
			return [text('−1'), symbol(effectSymbol(effect))];
		case 'take-river-tiles':
			return [text('2'), symbol('tile'), symbol('site-river')];
		case 'bonus-action':
			return effect.less > 0
				? [symbol(effectSymbol(effect)), text(`−${effect.less}`), symbol('any')]
				: [symbol(effectSymbol(effect))];
		case 'discount':
			return [symbol(effectSymbol(effect)), text(`−${effect.less}`), symbol('any')];
		case 'move-decline':
			return [symbol(effect.resource), symbol('cube'), text(effect.direction === 'forward' ? '+1' : 'back 1')];
		default:
			return [text('1'), symbol(effectSymbol(effect))];
	}
};

/** What a Character says, drawn: when it applies, then what it gives. */
export const characterSigns = ({ when, effects }: Character): Sign[] => {
	const deeds = effects.flatMap(effectSigns);
	switch (when.on) {
		case 'tile-placed':
			return [symbol('tile'), symbol(when.resource), text('→'), text('+'), ...deeds];
		case 'site-action':
			return [symbol(`site-${when.site}`), text('→'), ...deeds];
		case 'climb':
			return [symbol('steps'), text(`${when.atLeast}+`), text('→'), ...deeds];
		default:
			return deeds;
	}
};
