import type { Effect, Trigger } from './effects.ts';

export const characterKinds = ['infinity', 'bird', 'sun'] as const;
export type CharacterKind = (typeof characterKinds)[number];

export interface Character {
	id: string;
	name: string;
	kind: CharacterKind;
	when: Trigger;
	effects: readonly Effect[];
}

/** Character cards in the box. The glossary of the sources names only 43; the other 11 are not invented here. */
export const characterCards = 54;

/** The Characters that the rulebook's glossary names, in its order. */
export const characters = [
	{
		id: 'ah-cuxtal',
		name: 'Ah-cuxtal',
		kind: 'infinity',
		when: { on: 'site-action', site: 'embassies' },
		effects: [{ verb: 'score', vp: 2 }],
	},
	{
		id: 'camazotz',
		name: 'Camazotz',
		kind: 'infinity',
		when: { on: 'climb', atLeast: 2 },
		effects: [{ verb: 'gain', resource: 'any', amount: 1 }],
	},
	{
		id: 'citlamina',
		name: 'Citlamina',
		kind: 'infinity',
		when: { on: 'cost', site: 'river' },
		effects: [{ verb: 'discount', site: 'river', less: 1 }],
	},
	{
		id: 'coyopa',
		name: 'Coyopa',
		kind: 'infinity',
		when: { on: 'cost', site: 'embassies' },
		effects: [{ verb: 'discount', site: 'embassies', less: 1 }],
	},
	{
		id: 'gucup-cakix',
		name: 'Gucup Cakix',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'zeal' },
		effects: [{ verb: 'gain', resource: 'zeal', amount: 1 }],
	},
	{
		id: 'hozanek',
		name: 'Hozanek',
		kind: 'infinity',
		when: { on: 'cost', site: 'ball-court' },
		effects: [{ verb: 'discount', site: 'ball-court', less: 1 }],
	},
	{
		id: 'huracan',
		name: 'Huracan',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'food' },
		effects: [{ verb: 'gain', resource: 'food', amount: 1 }],
	},
	{
		id: 'ixmacane',
		name: 'Ixmacane',
		kind: 'infinity',
		when: { on: 'site-action', site: 'altars' },
		effects: [{ verb: 'score', vp: 2 }],
	},
	{
		id: 'kawai',
		name: 'K’awai',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'fame' },
		effects: [{ verb: 'gain', resource: 'fame', amount: 1 }],
	},
	{
		id: 'kan-xib-yui',
		name: 'Kan-xib-yui',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'power' },
		effects: [{ verb: 'gain', resource: 'power', amount: 1 }],
	},
	{
		id: 'kawil',
		name: 'Kawil',
		kind: 'infinity',
		when: { on: 'cost', site: 'altars' },
		effects: [{ verb: 'discount', site: 'altars', less: 1 }],
	},
	{
		id: 'kinich-kakmo',
		name: 'Kinich kakmo',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'zeal' },
		effects: [{ verb: 'gain', resource: 'zeal', amount: 1 }],
	},
	{
		id: 'muluc',
		name: 'Muluc',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'fame' },
		effects: [{ verb: 'gain', resource: 'fame', amount: 1 }],
	},
	{
		id: 'tecumbalam',
		name: 'Tecumbalam',
		kind: 'infinity',
		when: { on: 'site-action', site: 'river' },
		effects: [{ verb: 'score', vp: 2 }],
	},
	{
		id: 'tonalnan',
		name: 'Tonalnan',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'food' },
		effects: [{ verb: 'gain', resource: 'food', amount: 1 }],
	},
	{
		id: 'vukubcane',
		name: 'Vukubcane',
		kind: 'infinity',
		when: { on: 'cost', site: 'stairway' },
		effects: [{ verb: 'discount', site: 'stairway', less: 1 }],
	},
	{
		id: 'xbalanque',
		name: 'Xbalanque',
		kind: 'infinity',
		when: { on: 'site-action', site: 'ball-court' },
		effects: [{ verb: 'score', vp: 2 }],
	},
	{
		id: 'yaluk',
		name: 'Yaluk',
		kind: 'infinity',
		when: { on: 'tile-placed', resource: 'power' },
		effects: [{ verb: 'gain', resource: 'power', amount: 1 }],
	},
	{
		id: 'yumchakob',
		name: 'Yumchakob',
		kind: 'infinity',
		when: { on: 'site-action', site: 'stairway' },
		effects: [{ verb: 'score', vp: 2 }],
	},
	{
		id: 'cabaguil',
		name: 'Cabaguil',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'gain', resource: 'any', amount: 5, kind: 'unsaid' }],
	},
	{
		id: 'chachiuitl',
		name: 'Chachiuitl',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'bonus-action', site: 'altars', less: 3 }],
	},
	{
		id: 'chicchan',
		name: 'Chicchan',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'gain', resource: 'power', amount: 3 }],
	},
	{ id: 'chichuaton', name: 'Chichuaton', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'add-extension' }] },
	{
		id: 'colop-u-uichikin',
		name: 'Colop-u-uichikin',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'gain', resource: 'zeal', amount: 5 }],
	},
	{ id: 'coszcatl', name: 'Coszcatl', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'place-jade' }] },
	{ id: 'cualli', name: 'Cualli', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'place-jade' }] },
	{
		id: 'gukumatz',
		name: 'Gukumatz',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'bonus-action', site: 'stairway', less: 3 }],
	},
	{
		id: 'hachakyum',
		name: 'Hacha’kyum',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'gain', resource: 'fame', amount: 3 }],
	},
	{
		id: 'ihuicatl',
		name: 'Ihuicatl',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'take-river-tiles', refill: 'unsaid' }],
	},
	{
		id: 'iktan',
		name: 'Iktan',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'bonus-action', site: 'embassies', less: 3 }],
	},
	{ id: 'itzamna', name: 'Itzamna', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'climb', steps: 3 }] },
	{
		id: 'ixazaluoh',
		name: 'Ixazaluoh',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'gain', resource: 'food', amount: 3 }],
	},
	{
		id: 'ixcuiname',
		name: 'Ixcuiname',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'bonus-action', site: 'stairway', less: 3 }],
	},
	{
		id: 'ix-tub-tun',
		name: 'Ix-tub-tun',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'gain', resource: 'fame', amount: 5 }],
	},
	{ id: 'kianto', name: 'Kianto', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'take-glyph' }] },
	{ id: 'mulac', name: 'Mulac', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'place-jade' }] },
	{
		id: 'nacon',
		name: 'Nacon',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'bonus-action', site: 'embassies', less: 3 }],
	},
	{
		id: 'necahual',
		name: 'Necahual',
		kind: 'bird',
		when: { on: 'discard' },
		effects: [{ verb: 'bonus-action', site: 'river', less: 3 }],
	},
	{ id: 'tecuith', name: 'Tecuith', kind: 'bird', when: { on: 'discard' }, effects: [{ verb: 'place-jade' }] },
	{
		id: 'chamahez',
		name: 'Chamahez',
		kind: 'sun',
		when: { on: 'game-end' },
		effects: [{ verb: 'score', vp: 2, per: { of: 'held', resource: 'food' } }],
	},
	{
		id: 'ixtli',
		name: 'Ixtli',
		kind: 'sun',
		when: { on: 'game-end' },
		effects: [{ verb: 'score', vp: 2, per: { of: 'held', resource: 'power' } }],
	},
	{
		id: 'yatzil',
		name: 'Yatzil',
		kind: 'sun',
		when: { on: 'game-end' },
		effects: [{ verb: 'score', vp: 2, per: { of: 'held', resource: 'zeal' } }],
	},
	{
		id: 'zeltzin',
		name: 'Zeltzin',
		kind: 'sun',
		when: { on: 'game-end' },
		effects: [{ verb: 'score', vp: 2, per: { of: 'held', resource: 'fame' } }],
	},
] as const satisfies readonly Character[];

export type CharacterId = (typeof characters)[number]['id'];

const characterById = new Map<string, Character>(characters.map((character) => [character.id, character]));

export const isCharacterId = (text: string): text is CharacterId => characterById.has(text);

/** The Character of that id; ids come from `characters`, so one always exists. */
export const characterOf = (id: CharacterId): Character => characterById.get(id) as Character;
