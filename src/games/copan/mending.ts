/** What would mend a setup that cannot be on a table: for each problem one small change. */
import type { SetupProblem } from '#engine/rules.ts';
import type { Resource } from './resources.ts';
import type { SeatSetup, Setup } from './setup.ts';

/** A change that takes a problem away, and what kind of change it is, for the words. */
export interface Mending {
	how: 'set' | 'empty' | 'fewer' | 'drop';
	/** The number it is set to. */
	value?: number;
	setup: Setup;
}

type Json = { [key: string]: Json | undefined } | Json[] | string | number | boolean | null;
type Fields = { [key: string]: Json | undefined };

/** A copy of a setup in which the value at a path is another; undefined takes it away. */
const withAt = (setup: Setup, path: string, value: Json | undefined): Setup => {
	const copy = JSON.parse(JSON.stringify(setup)) as Fields;
	const keys = path.split('.');
	const last = keys.pop() as string;
	let here = copy;
	for (const key of keys) {
		// A seat, or a part, of which nothing is said yet.
		here[key] ??= {};
		here = here[key] as Fields;
	}
	if (value === undefined) delete here[last];
	else here[last] = value;
	return copy as Setup;
};

const valueAt = (setup: Setup, path: string): Json | undefined =>
	path.split('.').reduce<Json | undefined>((here, key) => (here as Fields | undefined)?.[key], setup as Json);

/** A list without one of the values: the last that is like it. */
const without = (list: readonly Json[], value: Json): Json[] => list.toSpliced(list.lastIndexOf(value), 1);

/** Takes one away wherever most lie, until only so many are left. */
const lowered = (counts: readonly number[], most: number): number[] => {
	const left = [...counts];
	for (let total = left.reduce((sum, count) => sum + count, 0); total > most; total--) {
		const largest = left.indexOf(Math.max(...left));
		left[largest] = (left[largest] as number) - 1;
	}
	return left;
};

const set = (setup: Setup, path: string, value: number): Mending => ({
	how: 'set',
	value,
	setup: withAt(setup, path, value),
});
/** Every seat of which something is said, with a part of it changed. */
const withSeats = (setup: Setup, part: (seat: SeatSetup, at: number) => SeatSetup): Setup => ({
	...setup,
	seats: (setup.seats ?? []).map((seat, at) => ({ ...seat, ...part(seat, at) })),
});
const drop = (setup: Setup, path: string): Mending => ({ how: 'drop', setup: withAt(setup, path, undefined) });

/** Takes tokens of a seat off the Sites, from the largest heap first. */
const fewerTokens = (setup: Setup, seat: number, tooMany: number): Setup => {
	let mended = setup;
	const heaps = (): string[] => [
		...(mended.sites?.embassies ?? []).map((_, space) => `sites.embassies.${space}.${seat}`),
		`sites.ballCourt.left.${seat}`,
		`sites.ballCourt.right.${seat}`,
		`sites.altarReserve.${seat}`,
	];
	for (let left = tooMany; left > 0; left--) {
		const counts = heaps().map((path) => [path, Number(valueAt(mended, path) ?? 0)] as const);
		const [path, count] = counts.reduce((one, other) => (other[1] > one[1] ? other : one));
		if (count === 0) {
			const owners = mended.sites?.altarTokens ?? [];
			const at = owners.lastIndexOf(seat);
			if (at < 0) return mended;
			mended = withAt(mended, `sites.altarTokens.${at}`, null);
		} else mended = withAt(mended, path, count - 1);
	}
	return mended;
};

/** Takes tiles of a resource away, from the Pyramid first, then from the hands. */
const fewerTiles = (setup: Setup, tile: string, tooMany: number): Setup => {
	let left = tooMany;
	const pyramid = Object.fromEntries(
		Object.entries(setup.pyramid ?? {}).filter(([, each]) => each !== tile || left-- <= 0),
	) as Setup['pyramid'];
	const seats = setup.seats?.map((seat) => {
		const held = seat.tiles?.[tile as Resource] ?? 0;
		const taken = Math.min(held, Math.max(0, left));
		left -= taken;
		return taken > 0 ? { ...seat, tiles: { ...seat.tiles, [tile]: held - taken } } : seat;
	});
	return { ...setup, ...(pyramid && { pyramid }), ...(seats && { seats }) };
};

/**
 * The change that takes a problem of a setup away, and as little else as may be. What is wrong with a single value is
 * put right where the rule says what it may be, and taken away elsewhere: then it is as at the start of a game. Null for
 * values of the owner's copy and for readings, which are no part of what lies on the table.
 */
export const mendingOf = (setup: Setup, problem: SetupProblem): Mending | null => {
	const { path, code, values } = problem;
	const [part] = path.split('.') as [string];
	if (part === 'profile' || part === 'rulings') return null;
	// What was rolled, and how the end came, only make sense as a whole.
	if (part === 'rolled' || part === 'ending') return drop(setup, part);
	const there = valueAt(setup, path);
	const number = (name: string): number => Number(values[name]);
	switch (code) {
		case 'capacity':
			return set(setup, path, number('capacity'));
		case 'steps':
			return set(setup, path, number('top'));
		case 'cube':
			return set(setup, path, number('end'));
		case 'crossed':
			return set(setup, path, Math.min(number('most'), Math.max(number('least'), number('value') || 0)));
		case 'zenith':
			return set(setup, path, number('most'));
		case 'points':
		case 'count':
			return set(setup, path, 0);
		case 'seat':
			if (path === 'automa.seat') return drop(setup, path);
			return path === 'active' ? set(setup, path, 0) : { how: 'empty', setup: withAt(setup, path, null) };
		case 'totem':
		case 'totem-space':
			return { how: 'drop', setup: withAt(setup, path, null) };
		case 'seats':
			return { how: 'fewer', setup: { ...setup, seats: (setup.seats ?? []).slice(0, number('players')) } };
		case 'row':
			return { how: 'fewer', setup: withAt(setup, path, (there as Json[]).slice(0, number('length'))) };
		case 'mask-space':
		case 'mask-twice':
			return { how: 'fewer', setup: withAt(setup, path, without(there as Json[], number('number'))) };
		case 'character':
		case 'character-twice':
			return { how: 'drop', setup: withAt(setup, path, without(there as Json[], values.id as string)) };
		case 'character-room':
			return { how: 'fewer', setup: withAt(setup, path, (there as Json[]).slice(0, number('room'))) };
		case 'extensions': {
			const held = lowered(
				(setup.seats ?? []).map(({ extensions = 0 }) => extensions),
				number('supply'),
			);
			return { how: 'fewer', setup: withSeats(setup, (_, at) => ({ extensions: held[at] as number })) };
		}
		case 'closed':
			return { how: 'fewer', setup: withAt(setup, path, (there as Json[]).slice(0, number('events'))) };
		case 'faces':
			return { how: 'fewer', setup: withAt(setup, path, [...new Set(there as Json[])]) };
		case 'tokens':
			return { how: 'fewer', setup: fewerTokens(setup, Number(path.split('.')[1]), number('tokens') - number('most')) };
		case 'tiles':
			return { how: 'fewer', setup: fewerTiles(setup, values.resource as string, number('tiles') - number('most')) };
		case 'face-down-tiles':
			return { how: 'fewer', setup: fewerTiles(setup, 'face-down', number('tiles') - number('most')) };
		case 'card':
		case 'card-twice':
			// More Glyph cards of a colour in the hands than there are.
			if (path === 'seats') {
				const colour = values.card as 'a';
				const held = lowered(
					(setup.seats ?? []).map(({ glyphs }) => glyphs?.[colour] ?? 0),
					number('most'),
				);
				return {
					how: 'fewer',
					setup: withSeats(setup, (seat, at) => ({ glyphs: { ...seat.glyphs, [colour]: held[at] } })),
				};
			}
			if (Array.isArray(there))
				return { how: 'drop', setup: withAt(setup, path, without(there, values.card as string)) };
			return { how: 'empty', setup: withAt(setup, path, null) };
		case 'token':
		case 'token-twice':
			return { how: 'drop', setup: withAt(setup, path, without(there as Json[], values.id as string)) };
		case 'city':
		case 'city-twice':
		case 'card-closed':
		case 'token-closed':
			return { how: 'empty', setup: withAt(setup, path, null) };
		case 'space': {
			// It may be called anything, so it is not looked for by its path.
			const pyramid = Object.entries(setup.pyramid ?? {}).filter(([id]) => id !== values.space);
			return { how: 'drop', setup: { ...setup, pyramid: Object.fromEntries(pyramid) } };
		}
		case 'tile':
			return path.startsWith('sites.') ? { how: 'empty', setup: withAt(setup, path, null) } : drop(setup, path);
		default:
			return drop(setup, path);
	}
};
