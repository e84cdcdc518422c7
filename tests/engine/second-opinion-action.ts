/**
 * A second opinion on the Action phase, written again from the rulebook without any code of the engine: where Totems
 * stand after one has come to a Site, what its space costs or gives, which sets of Glyph cards may be exchanged, what
 * each brings, and what an action costs in the end.
 */
import type { Event, Position } from '#games/copan/index.ts';

type Name = 'food' | 'fame' | 'zeal' | 'power';
type Site = 'embassies' | 'river' | 'ball-court' | 'altars' | 'stairway';
type Side = 'any' | 'two';
type Seat = Position['seats'][number];

/** What the first space of a Site costs; the River's costs nothing. */
const entry: Partial<Record<Site, Name>> = {
	embassies: 'food',
	'ball-court': 'fame',
	altars: 'zeal',
	stairway: 'power',
};

/** How the table stands once a Totem has come to its space, as far as that goes. */
export interface Standing {
	/** Site, space and side by seat; for one that is pushed off, the Site alone. */
	totems: (string | null)[];
	resources: Seat['resources'][];
	vp: number[];
	/** Resources of choice that the Totem's owner still has to name. */
	choices: number;
}

const spot = ({ totem, ejectedFrom }: Seat): string | null =>
	totem ? `${totem.site} ${totem.space} ${totem.side}` : ejectedFrom ? `off ${ejectedFrom}` : null;

/** The same of a position that the engine has reached, with what it told of prices and gifts of Totem spaces on the way. */
export const standingOf = (before: Position, after: Position, events: readonly Event[]): Standing => {
	const asked = after.frames.at(-1);
	const isGift = asked && 'ask' in asked && asked.ask === 'any-resource' && 'totem' in asked.source;
	const resources = before.seats.map((seat) => ({ ...seat.resources }));
	const vp = before.seats.map((seat) => seat.vp);
	for (const event of events) {
		const store = 'player' in event ? resources[event.player] : undefined;
		if (event.type === 'lost' && event.to === 'entry' && store) store[event.resource] -= event.amount;
		if (event.type === 'scored' && 'totem' in event.by) vp[event.player] = (vp[event.player] ?? 0) + event.vp;
	}
	return { totems: after.seats.map(spot), resources, vp, choices: isGift ? asked.left : 0 };
};

/** A player's Totem comes to a space of a Site; `resolves` says whether its symbol counts, and whether its price does now. */
export const comesTo = (
	{ seats }: Position,
	player: number,
	{ site, space, side }: { site: Site; space: number; side: Side },
	resolves: { price: boolean; gift: boolean },
): Standing => {
	// The three spaces of the Site, without the Totem that is on its way.
	const row = [1, 2, 3].map((each) =>
		seats.findIndex(({ totem }, seat) => seat !== player && totem?.site === site && totem.space === each),
	);
	// It goes down where it comes to; whoever lay there goes down on the next space, and so on.
	let inHand = player;
	for (let at = space; at <= 3 && inHand >= 0; at++) {
		const lay = row[at - 1] as number;
		row[at - 1] = inHand;
		inHand = lay;
	}
	const totems = seats.map((seat, each) => {
		if (each === player) return `${site} ${space} ${side}`;
		if (each === inHand) return `off ${site}`;
		const at = row.indexOf(each);
		return at >= 0 ? `${site} ${at + 1} ${seat.totem?.side}` : spot(seat);
	});
	const price = space === 1 ? entry[site] : undefined;
	const times = site === 'river' ? space : space - 1;
	const gift = price === undefined && resolves.gift ? times : 0;
	return {
		totems,
		resources: seats.map(({ resources }, each) =>
			each === player && price && resolves.price ? { ...resources, [price]: resources[price] - 1 } : resources,
		),
		vp: seats.map(({ vp }, each) => (each === player && side === 'two' ? vp + 2 * gift : vp)),
		choices: side === 'any' ? gift : 0,
	};
};

/** Where a Totem may not go whatever one could pay. */
export const barred = ({ seats, active }: Position): string[] => {
	const { totem, ejectedFrom } = seats[active] as Seat;
	const barredSites = totem ? [totem.site] : ejectedFrom ? [ejectedFrom] : [];
	return [...barredSites, ...(totem && totem.space < 3 ? [] : ['stay'])];
};

/* Glyphs. */

/** Both tables as printed: cards, Jade tiles, and how much less the bonus action costs, or none. */
const sameColour: [cards: number, jade: number, less: number | null][] = [
	[2, 1, null],
	[3, 2, 0],
	[4, 3, 1],
	[5, 4, 2],
	[6, 5, 3],
];
const differentColours: [cards: number, jade: number, less: number | null][] = [
	[3, 1, null],
	[4, 2, 0],
	[5, 3, 0],
	[6, 4, 1],
	[7, 5, 1],
	[8, 6, 2],
];

export type Set = 'same-colour' | 'different-colours';

/** The sets that a hand holds, as “set cards”. */
export const setsIn = ({ glyphs }: Seat): string[] => {
	const counts = Object.values(glyphs);
	return [
		...sameColour.filter(([cards]) => counts.some((count) => count >= cards)).map(([cards]) => `same-colour ${cards}`),
		...differentColours
			.filter(([cards]) => counts.filter((count) => count > 0).length >= cards)
			.map(([cards]) => `different-colours ${cards}`),
	];
};

/** What a set brings: Jade tiles, and a bonus action for so much less, or none. */
export const broughtBy = (set: Set, cards: number): { jade: number; less: number | null } => {
	const row = (set === 'same-colour' ? sameColour : differentColours).find(([each]) => each === cards);
	if (!row) throw new Error(`no such set: ${set} ${cards}`);
	return { jade: row[1], less: row[2] };
};

/** Colours that may be given next for a set of which these are given already. */
export const colours = ({ glyphs }: Seat, set: Set, cards: number, given: readonly string[]): string[] =>
	Object.entries(glyphs)
		.filter(([colour, held]) => held >= (set === 'same-colour' ? cards : 1) && !given.includes(colour))
		.map(([colour]) => colour);

/* Prices. */

const discounts: Record<Site, string> = {
	embassies: 'coyopa',
	river: 'citlamina',
	'ball-court': 'hozanek',
	altars: 'kawil',
	stairway: 'vukubcane',
};
const journeys = [1, 1, 2, 2, 3, 3];
const suns = ['chamahez', 'ixtli', 'yatzil', 'zeltzin'];
const infinities = [
	...['ah-cuxtal', 'camazotz', 'citlamina', 'coyopa', 'gucup-cakix', 'hozanek', 'huracan', 'ixmacane', 'kawai'],
	...['kan-xib-yui', 'kawil', 'kinich-kakmo', 'muluc', 'tecumbalam', 'tonalnan', 'vukubcane', 'xbalanque', 'yaluk'],
	'yumchakob',
];
/** Resources that a City costs once one is there: two where the glossary adds one of any kind. */
const dearCities = ['11', '12', '14', '16', '17', '18', '19', '20'];

/** How many resources a choice at a Site costs before anything is left out. */
export const priceOf = (
	position: Position,
	player: number,
	action: { type: string } & Record<string, unknown>,
): number => {
	switch (action.type) {
		case 'visit': {
			const space = Number(action.space) - 1;
			return (journeys[space] as number) + (dearCities.includes(position.cities[space] as string) ? 2 : 1);
		}
		case 'recruit':
			if (suns.includes(action.character as string)) return 3;
			// An infinity Character costs 2 Fame, a bird 1 Fame and 1 of any kind.
			return 2;
		case 'use-altar':
		case 'buy-tiles':
			return 1;
		case 'take-line':
			return Number(action.line);
		case 'buy-extension':
			return 1 + (position.seats[player]?.extensions ?? 0);
		default:
			throw new Error(`no price: ${action.type}`);
	}
};

/** How many resources are left out of it for a player: by a Character, and by the bonus action it is. */
export const lessFor = ({ seats }: Position, player: number, site: Site, bonus: number): number =>
	bonus + (seats[player]?.characters.includes(discounts[site] as never) ? 1 : 0);

/** Of which kind the Fame of a Character's price is: the rest of it is of any kind. */
export const fameOf = (character: string): number =>
	suns.includes(character) || infinities.includes(character) ? 2 : 1;
