import type { CharacterId } from './characters.ts';
import type { DieFace } from './event-cards.ts';
import type { CopanRule } from './rule-ids.ts';
import type { RulingId } from './rulings.ts';

/** The component or space that brought an effect about. */
export type EffectSource =
	| { event: string; face: DieFace }
	| { mask: number }
	/** A bird that was discarded. */
	| { character: CharacterId }
	/** A Character whose effect lasts. */
	| { lasting: CharacterId }
	| { anyResource: true }
	| { totem: true }
	| { city: string }
	| { token: string }
	/** The Altar card. */
	| { altar: string }
	| { onStairway: true }
	| { river: true }
	| { exchange: true };

const rulesBySource: Record<string, CopanRule[]> = {
	event: ['copan.events.all-players'],
	mask: ['copan.mask.effect'],
	character: ['copan.characters.bird'],
	lasting: ['copan.characters.infinity'],
	anyResource: ['copan.court.any-resource.two', 'copan.court.any-resource.no-decline'],
	totem: ['copan.action.space.times'],
	city: ['copan.embassies.build.effect'],
	token: ['copan.embassies.draw.apply'],
	altar: ['copan.altars.gain'],
	onStairway: ['copan.stairway.climb'],
	river: ['copan.river.extension.price'],
	exchange: ['copan.glyphs.jade-at-once'],
};

/** The rules under which a source gives its effect: what it is says its first key. */
export const rulesOf = (source: EffectSource): CopanRule[] => {
	for (const kind in source) if (kind in rulesBySource) return [...(rulesBySource[kind] as CopanRule[])];
	return [];
};

/** The rulings on which a source's gains hang. */
export const rulingsOf = (source: EffectSource): RulingId[] => {
	if ('anyResource' in source) return ['any-resource-when'];
	return 'character' in source && source.character === 'cabaguil' ? ['cabaguil'] : [];
};
