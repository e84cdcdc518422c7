import {
	bonusAction,
	climb,
	type Effect,
	extension,
	gain,
	glyph,
	jade,
	riverTiles,
	score,
	type Trigger,
} from './effects.ts';
import type { Resource, Site } from './resources.ts';

export const characterKinds = ['infinity', 'bird', 'sun'] as const;
export type CharacterKind = (typeof characterKinds)[number];

export interface Character {
	id: string;
	kind: CharacterKind;
	when: Trigger;
	effects: readonly Effect[];
}

/** Character cards in the box. The glossary of the sources names only 43; the other 11 are not invented here. */
export const characterCards = 54;

const character = <Id extends string>(
	id: Id,
	kind: CharacterKind,
	when: Trigger,
	effect: Effect,
): Character & { id: Id } => ({ id, kind, when, effects: [effect] });

/** VP for an action at a Site. */
const pays = <Id extends string>(id: Id, site: Site) =>
	character(id, 'infinity', { on: 'site-action', site }, score(2));
/** A lower price for an action at a Site. */
const lowers = <Id extends string>(id: Id, site: Site) =>
	character(id, 'infinity', { on: 'cost', site }, { verb: 'discount', site, less: 1 });
/** One more resource for a tile placed. */
const adds = <Id extends string>(id: Id, resource: Resource) =>
	character(id, 'infinity', { on: 'tile-placed', resource }, gain(resource, 1));
const bird = <Id extends string>(id: Id, effect: Effect) => character(id, 'bird', { on: 'discard' }, effect);
/** VP at the end for what is still held. */
const sun = <Id extends string>(id: Id, resource: Resource) =>
	character(id, 'sun', { on: 'game-end' }, { verb: 'score', vp: 2, per: { of: 'held', resource } });

/** The Characters that the rulebook's glossary names, in its order. */
export const characters = [
	pays('ah-cuxtal', 'embassies'),
	character('camazotz', 'infinity', { on: 'climb', atLeast: 2 }, gain('any', 1)),
	lowers('citlamina', 'river'),
	lowers('coyopa', 'embassies'),
	adds('gucup-cakix', 'zeal'),
	lowers('hozanek', 'ball-court'),
	adds('huracan', 'food'),
	pays('ixmacane', 'altars'),
	adds('kawai', 'fame'),
	adds('kan-xib-yui', 'power'),
	lowers('kawil', 'altars'),
	adds('kinich-kakmo', 'zeal'),
	adds('muluc', 'fame'),
	pays('tecumbalam', 'river'),
	adds('tonalnan', 'food'),
	lowers('vukubcane', 'stairway'),
	pays('xbalanque', 'ball-court'),
	adds('yaluk', 'power'),
	pays('yumchakob', 'stairway'),
	bird('cabaguil', { verb: 'gain', resource: 'any', amount: 5, kind: 'unsaid' }),
	bird('chachiuitl', bonusAction('altars', 3)),
	bird('chicchan', gain('power', 3)),
	bird('chichuaton', extension),
	bird('colop-u-uichikin', gain('zeal', 5)),
	bird('coszcatl', jade),
	bird('cualli', jade),
	bird('gukumatz', bonusAction('stairway', 3)),
	bird('hachakyum', gain('fame', 3)),
	bird('ihuicatl', riverTiles('unsaid')),
	bird('iktan', bonusAction('embassies', 3)),
	bird('itzamna', climb(3)),
	bird('ixazaluoh', gain('food', 3)),
	bird('ixcuiname', bonusAction('stairway', 3)),
	bird('ix-tub-tun', gain('fame', 5)),
	bird('kianto', glyph),
	bird('mulac', jade),
	bird('nacon', bonusAction('embassies', 3)),
	bird('necahual', bonusAction('river', 3)),
	bird('tecuith', jade),
	sun('chamahez', 'food'),
	sun('ixtli', 'power'),
	sun('yatzil', 'zeal'),
	sun('zeltzin', 'fame'),
] as const;

export type CharacterId = (typeof characters)[number]['id'];

const characterById = new Map<string, Character>(characters.map((each) => [each.id, each]));

export const isCharacterId = (text: string): text is CharacterId => characterById.has(text);

/** The effects of Characters for which this is the moment, in the order in which they lie there. */
export const effectsAt = (
	held: readonly CharacterId[],
	isMoment: (when: Trigger) => boolean,
): { id: CharacterId; effect: Effect }[] =>
	held.flatMap((id) => {
		const { when, effects } = characterOf(id);
		return isMoment(when) ? effects.map((effect) => ({ id, effect })) : [];
	});

/** The Character of that id; ids come from `characters`, so one always exists. */
export const characterOf = (id: CharacterId): Character => characterById.get(id) as Character;
