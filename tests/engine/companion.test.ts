/**
 * The companion runs the engine's own Automa over a sketch of the table. Told only what it asks, it keeps what the engine
 * keeps: turn by turn, and to the final score.
 */
import { describe, expect, test } from 'vitest';
import { automaRulings } from '#games/copan/automa-rulings.ts';
import {
	beginCompanion,
	type CompanionAction,
	companionPlay,
	companionQuestion,
	countsOf,
	type Sketch,
	scoreCompanion,
} from '#games/copan/companion.ts';
import { automaState, dice, follow, mixOf, playSolo, yoursOf } from './companion-support.ts';

const sharesOf = 3;

describe('the same record', () => {
	for (const mode of ['basic', 'advanced'] as const)
		for (let share = 0; share < sharesOf; share++)
			test(`${mode}, games ${share * 16 + 1} to ${share * 16 + 16}: the companion has what the engine has`, () => {
				for (let seed = share * 16 + 1; seed <= share * 16 + 16; seed++) {
					const record = playSolo(seed, mode);
					let turns = 0;
					const { position } = follow(record, (sketch, game) => {
						turns++;
						expect(automaState(sketch, true), `${mode} ${seed}, turn ${turns}`).toEqual(automaState(game, true));
					});
					expect(turns, `${mode} ${seed}`).toBeGreaterThan(5);
					const { position: end } = scoreCompanion(position, yoursOf(record));
					expect(end.result, `${mode} ${seed}`).toEqual(record.end.result);
				}
			});
});

test('under each reading of the questions about the Automa that it plays', () => {
	for (const [id, options] of Object.entries(automaRulings))
		for (const option of options.slice(1))
			for (const mode of ['basic', 'advanced'] as const)
				for (const seed of [3, 7, 12]) {
					// The Totem of a player moves each turn: what stands on the Sites the companion does not see.
					if (option === 'as-a-player') continue;
					const record = playSolo(seed, mode, { [id]: option });
					const { position } = follow(record);
					const { position: end } = scoreCompanion(position, yoursOf(record));
					expect(end.result, `${id}: ${option}, ${mode} ${seed}`).toEqual(record.end.result);
				}
});

test('the 16 mixes of cards are all among the records', () => {
	expect(new Set(Array.from({ length: 48 }, (_, at) => mixOf((at + 1) % 16).join())).size).toBe(16);
});

/** Somebody else's idea of the action: a value changed, a field too many. */
const mutants = (action: CompanionAction): unknown[] => {
	const [key, value] = Object.entries(action).at(-1) as [string, string | number | boolean];
	return [
		{ ...action, [key]: typeof value === 'number' ? value + 1000 : `${value}-not` },
		{ ...action, also: 1 },
		null,
		{},
	];
};

/** A companion game of a person who says anything, up to its end. */
const sayAnything = (seed: number, see: (sketch: Sketch) => void, most = 1500): Sketch => {
	const deal = dice(seed);
	const begun = beginCompanion({
		mode: seed % 2 === 0 ? 'basic' : 'advanced',
		hard: mixOf(seed % 16),
		row: ['zeal', 'food', 'power', 'fame'],
		card: 'ABCDEFGHI'[seed % 9] as string,
		first: seed % 3 === 0 ? 'you' : 'automa',
	});
	if (!begun.ok) throw new Error(JSON.stringify(begun.error));
	let { position } = begun.value;
	for (let step = 0; step < most; step++) {
		if (!companionQuestion(position)) return position;
		see(position);
		const legal = companionPlay.legalActions(position);
		// Corrections are many: they are taken now and then.
		const said = legal.filter(({ type }) => !['correct', 'add-character', 'drop-character'].includes(type));
		const from = deal(12) === 0 ? legal : said;
		expect(said.length, JSON.stringify(companionQuestion(position))).toBeGreaterThan(0);
		// The end is told after some rounds, so that games have one.
		const near = said.find(({ type }) => type === 'end-near');
		const action = step > 250 && near ? near : (from[deal(from.length)] as CompanionAction);
		const played = companionPlay.play(position, action);
		if (!played.ok) throw new Error(`${JSON.stringify(action)} refused`);
		for (const event of played.value.events) expect(event.rules.length, event.type).toBeGreaterThan(0);
		position = played.value.position;
	}
	throw new Error('no end');
};

describe('whatever a person says', () => {
	test('no question is stuck, every event has a rule, and games come to an end', () => {
		for (let seed = 1; seed <= 60; seed++) {
			const end = sayAnything(seed, () => {});
			const { position, events } = scoreCompanion(end, {
				vp: 20,
				cities: 3,
				left: 2,
				right: 1,
				altars: 4,
				extensions: 1,
				jade: 5,
				steps: { food: 1, fame: 2, zeal: 3, power: 4 },
				suns: ['yatzil'],
				held: { food: 0, fame: 0, zeal: 3, power: 0 },
			});
			expect(position.result?.vp).toHaveLength(2);
			expect(events.at(-1)?.type).toBe('gameEnded');
		}
	});

	test('accepted is what is enumerated, a refusal leaves no trace, and a game saved goes on alike', () => {
		for (let seed = 1; seed <= 6; seed++) {
			let step = 0;
			sayAnything(seed, (sketch) => {
				if (step++ % 5 !== 0) return;
				const bytes = JSON.stringify(sketch);
				const loaded: Sketch = JSON.parse(bytes);
				for (const action of companionPlay.legalActions(sketch)) {
					const played = companionPlay.play(sketch, action);
					expect(played.ok).toBe(true);
					expect(JSON.stringify(companionPlay.play(loaded, action))).toBe(JSON.stringify(played));
					for (const mutant of mutants(action))
						expect(companionPlay.play(sketch, mutant as CompanionAction).ok, JSON.stringify(mutant)).toBe(false);
				}
				expect(JSON.stringify(sketch)).toBe(bytes);
				expect(JSON.stringify(loaded)).toBe(bytes);
			});
		}
	});

	test('each question of its own is met', () => {
		const met = new Set<string>();
		const see = (sketch: Sketch) => met.add(companionQuestion(sketch)?.ask ?? '');
		for (let seed = 1; seed <= 40; seed++) sayAnything(seed, see);
		// A Priest seldom comes to the top where anything is said: in games it does.
		for (let seed = 1; seed <= 12; seed++) follow(playSolo(seed, 'advanced'), () => {}, see);
		expect([...met].sort()).toEqual([
			'automa-space',
			'die',
			'die-automa',
			'draw-token',
			'look-character',
			'look-city',
			'look-column',
			'look-effect',
			'look-extension',
			'look-glyph',
			'look-river',
			'look-row',
			'look-steps',
			'look-zenith',
			'turn-end',
			'your-turn',
		]);
	});
});

describe('what is corrected', () => {
	const start = () => {
		const begun = beginCompanion({
			mode: 'basic',
			hard: [],
			row: ['food', 'fame', 'zeal', 'power'],
			card: 'A',
			first: 'you',
		});
		if (!begun.ok) throw new Error('no game');
		return begun.value.position;
	};
	const say = (sketch: Sketch, action: CompanionAction): Sketch => {
		const played = companionPlay.play(sketch, action);
		if (!played.ok) throw new Error(JSON.stringify(played.error));
		return played.value.position;
	};

	test('each count goes up and down by what is said, and the question stays', () => {
		const sketch = start();
		for (const { what, value } of countsOf(sketch)) {
			const more = say(sketch, { type: 'correct', what, by: 1 });
			expect(countsOf(more).find((each) => each.what === what)?.value, what).toBe(value + 1);
			expect(companionQuestion(more)).toEqual(companionQuestion(sketch));
			const back = say(more, { type: 'correct', what, by: -1 });
			expect(automaState(back, true), what).toEqual(automaState(sketch, true));
		}
	});

	test('nothing goes below nothing but VP', () => {
		const sketch = start();
		const least = companionPlay
			.legalActions(sketch)
			.flatMap((action) => (action.type === 'correct' && action.by < 0 ? [action.what] : []));
		expect(new Set(least)).toEqual(new Set(['vp', 'tiles-food', 'tiles-zeal', 'tiles-power']));
	});

	test('Characters come and go by name; one without a name counts too, and gives a name back that is needed', () => {
		const sketch = start();
		const added = say(sketch, { type: 'add-character', character: 'kawai' });
		expect(automaState(added, true).characters).toEqual(['kawai']);
		expect(automaState(say(added, { type: 'drop-character', character: 'kawai' }), true).characters).toEqual([]);
		// Basic mode: the first that stands in is a sun; should that very card come, the stand-in takes another name.
		let fame = start();
		for (let tiles = 0; tiles < 2; tiles++) fame = say(fame, { type: 'correct', what: 'tiles-food', by: -1 });
		for (let tiles = 0; tiles < 3; tiles++) fame = say(fame, { type: 'correct', what: 'tiles-fame', by: 1 });
		const turn = (sketch: Sketch, action: CompanionAction): Sketch => {
			let here = say(sketch, { type: 'go-on' });
			here = say(here, { type: 'placed', mark: 'none', decline: false });
			here = say(here, { type: 'roll', face: 2 });
			here = say(here, action);
			return say(here, { type: 'go-on' });
		};
		const unnamed = turn(fame, { type: 'unnamed' });
		const [standIn] = unnamed.companion.unnamed;
		if (!standIn) throw new Error('nothing stands in');
		const named = turn(unnamed, { type: 'character', character: standIn });
		expect(named.companion.unnamed).toHaveLength(1);
		expect(named.companion.unnamed).not.toContain(standIn);
		expect(automaState(named, false).characters).toBe(2);
		expect(automaState(named, true).characters).toContain(standIn);
	});
});
