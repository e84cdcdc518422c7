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

/** The rules under which a source gives its effect. */
export const rulesOf = (source: EffectSource): CopanRule[] => {
	if ('event' in source) return ['copan.events.all-players'];
	if ('mask' in source) return ['copan.mask.effect'];
	if ('character' in source) return ['copan.characters.bird'];
	if ('lasting' in source) return ['copan.characters.infinity'];
	if ('city' in source) return ['copan.embassies.build.effect'];
	if ('token' in source) return ['copan.embassies.draw.apply'];
	if ('altar' in source) return ['copan.altars.gain'];
	if ('onStairway' in source) return ['copan.stairway.climb'];
	if ('river' in source) return ['copan.river.extension.price'];
	if ('exchange' in source) return ['copan.glyphs.jade-at-once'];
	if ('totem' in source) return ['copan.action.space.times'];
	return ['copan.court.any-resource.two', 'copan.court.any-resource.no-decline'];
};

/** The rulings on which a source's gains hang. */
export const rulingsOf = (source: EffectSource): RulingId[] => {
	if ('anyResource' in source) return ['any-resource-when'];
	return 'character' in source && source.character === 'cabaguil' ? ['cabaguil'] : [];
};
