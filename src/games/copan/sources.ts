import type { CharacterId } from './characters.ts';
import type { DieFace } from './event-cards.ts';
import type { Resource } from './resources.ts';
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
	| { exchange: true }
	/** The Automa's card, of that resource. */
	| { automa: Resource };

type Kind<Source = EffectSource> = Source extends object ? Exclude<keyof Source, 'face'> : never;
type SourceReasons = readonly [CopanRule, ...(CopanRule | RulingId)[]];

const reasonsByKind: Record<Kind, SourceReasons> = {
	event: ['copan.events.all-players'],
	mask: ['copan.mask.effect'],
	character: ['copan.characters.bird'],
	lasting: ['copan.characters.infinity'],
	anyResource: ['copan.court.any-resource.two', 'copan.court.any-resource.no-decline', 'any-resource-when'],
	totem: ['copan.action.space.times'],
	city: ['copan.embassies.build.effect'],
	token: ['copan.embassies.draw.apply'],
	altar: ['copan.altars.gain'],
	onStairway: ['copan.stairway.climb'],
	river: ['copan.river.extension.price'],
	exchange: ['copan.glyphs.jade-at-once'],
	automa: ['copan.solo.turn.action-phase'],
};

/** Why a source gives its effect, by its first key: the rules of its kind, and the rulings on which its gains hang. */
export const reasonsOf = (source: EffectSource): SourceReasons => {
	const [kind] = Object.keys(source) as [Kind];
	const reasons = reasonsByKind[kind];
	return 'character' in source && source.character === 'cabaguil' ? [...reasons, 'cabaguil'] : reasons;
};
