/**
 * The Action phase against a second opinion, on positions of random games under random readings: every Totem that comes
 * to a Site, every set of Glyph cards that is held, every price that is paid.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { eventCards } from '#games/copan/event-cards.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import { type Action, copan, type Event, type Position } from '#games/copan/index.ts';
import { playerCounts } from '#games/copan/resources.ts';
import { rulings } from '#games/copan/rulings.ts';
import {
	barred,
	broughtBy,
	colours,
	comesTo,
	fameOf,
	type Set as Glyphs,
	lessFor,
	priceOf,
	setsIn,
	standingOf,
} from './second-opinion-action.ts';
import { eventsOf, expectOk } from './support.ts';

/** Numbers from 0 to below `count`, the same ones for the same seed. */
const dice = (seed: number) => {
	let state = (Math.imul(seed, 2654435761) ^ 0x85ebca6b) >>> 0;
	return (count: number): number => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
};
type Deal = ReturnType<typeof dice>;
type Seat = Position['seats'][number];

const next = (position: Position, deal: Deal): Action => {
	const legal = copan.legalActions(position);
	return copan.chanceAnswer(position) ?? (legal[deal(legal.length)] as Action);
};

type See = (before: Position, action: Action, after: Position, events: readonly Event[], deal: Deal) => void;

/** Plays random games; `see` is told of every step. */
const games = (count: number, see: See): void => {
	for (let seed = 1; seed <= count; seed++) {
		const deal = dice(seed);
		const readings = Object.fromEntries(
			Object.entries(rulings).map(([id, options]) => [id, deal(3) > 0 ? options[0] : options[deal(options.length)]]),
		);
		let { position } = expectOk(
			copan.create({
				base: 'box',
				players: playerCounts[seed % 3] as 2 | 3 | 4,
				card: eventCards[seed % 9]?.id as string,
				seed,
				rulings: readings,
			}),
		);
		while (copan.decision(position)) {
			const action = next(position, deal);
			const played = expectOk(copan.play(position, action));
			see(position, action, played.position, played.events, deal);
			position = played.position;
		}
	}
};

const question = ({ frames }: Position) => frames.at(-1);

test('Totems: where they stand, whom they push, what the space costs or gives', () => {
	const seen = { moved: 0, stayed: 0, byEffect: 0, pushed: 0, several: 0, ejected: 0, back: 0 };
	games(120, (before, action, after, events) => {
		const asked = question(before);
		if (!asked || !('ask' in asked)) return;
		const { active, seats, table } = before;
		const { readings } = table;
		if (asked.ask === 'move') {
			const bars = barred(before);
			for (const each of copan.legalActions(before)) {
				// With nothing payable the River may be entered again, under one reading.
				const isRiver =
					each.type === 'move' && each.site === 'river' && readings['no-payable-site'] === 're-enter-river';
				const isBarred = each.type === 'move' ? !isRiver && bars.includes(each.site) : bars.includes(each.type);
				if (isBarred) expect.fail(`${JSON.stringify(each)} is legal: ${JSON.stringify(seats[active])}`);
			}
		}
		const totem = seats[active]?.totem;
		let player = active;
		let expected: ReturnType<typeof comesTo>;
		if (asked.ask === 'move' && action.type === 'stay' && totem) {
			expected = comesTo(before, active, { ...totem, space: totem.space + 1 }, { price: true, gift: true });
			seen.stayed++;
		} else if (asked.ask === 'move-side' && action.type === 'turn-totem') {
			const isBack = seats[active]?.ejectedFrom !== null;
			const { site } = asked;
			// Under one reading the price of the entry is paid with that of the action, where one can be taken.
			if (!isBack && site !== 'river' && readings['discount-and-entry'] === 'entry-too') return;
			expected = comesTo(before, active, { site, space: 1, side: action.side }, { price: !isBack, gift: !isBack });
			seen.moved++;
			if (isBack) seen.back++;
		} else if (asked.ask === 'totem-side' && action.type === 'turn-totem') {
			player = asked.player;
			const resolves = asked.ejected === null && readings['placed-totem-symbol'] === 'symbol-and-push';
			const there = { site: asked.site, space: 1, side: action.side };
			expected = comesTo(before, player, there, { price: resolves, gift: resolves });
			seen.byEffect++;
		} else return;
		const reached = standingOf(before, after, events);
		if (!isDeepStrictEqual(reached, expected))
			expect(reached, JSON.stringify({ asked, action, seats })).toEqual(expected);
		const pushed = eventsOf(events, 'totemPushed').length;
		const ejected = eventsOf(events, 'totemEjected').length;
		if (pushed + ejected > 0) seen.pushed++;
		if (pushed + ejected > 1) seen.several++;
		if (ejected > 0) seen.ejected++;
	});
	expect(seen.moved + seen.stayed + seen.byEffect).toBeGreaterThan(3000);
	for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
}, 120_000);

/** The position with more Glyph cards in the active player's hand, from the pile. */
const enriched = (position: Position, deal: Deal): Position => {
	const { seats, active, cards } = position;
	const glyphs = { ...(seats[active] as Seat).glyphs };
	const rest = [...cards.glyphs.rest];
	// Often of one colour, or one of each, so that the long rows of both tables are met.
	const wanted = [0, 1].flatMap(() => {
		const colour = glyphColours[deal(8)];
		return deal(2) === 0 ? Array.from({ length: deal(6) }, () => colour) : glyphColours.slice(0, deal(9));
	});
	for (const colour of wanted) {
		const at = rest.indexOf(colour as string);
		if (at < 0) continue;
		rest.splice(at, 1);
		glyphs[colour as keyof typeof glyphs]++;
	}
	return {
		...position,
		seats: seats.map((seat, each) => (each === active ? { ...seat, glyphs } : seat)),
		cards: { ...cards, glyphs: { ...cards.glyphs, rest } },
	};
};

/** Plays an exchange and what it brings at once, and compares each part. */
const checkExchange = (before: Position, set: Glyphs, cards: number, deal: Deal): void => {
	const say = JSON.stringify({ set, cards, hand: before.seats[before.active]?.glyphs });
	const { active } = before;
	const own = (position: Position) => position.seats[active] as Seat;
	const { jade, less } = broughtBy(set, cards);
	const first = expectOk(copan.play(before, { type: 'exchange', set, cards }));
	let { position } = first;
	const events = [...first.events];
	const given: string[] = [];
	const play = (action: Action): void => {
		const played = expectOk(copan.play(position, action));
		position = played.position;
		events.push(...played.events);
	};
	for (;;) {
		const asked = question(position);
		if (!asked || !('ask' in asked) || asked.ask !== 'exchange-colour') break;
		const legal = copan.legalActions(position);
		expect(legal.map((action) => 'colour' in action && action.colour).sort(), say).toEqual(
			colours(own(before), set, cards, given).sort(),
		);
		const action = legal[deal(legal.length)] as Action;
		if ('colour' in action) given.push(action.colour);
		play(action);
	}
	const [exchanged] = eventsOf(events, 'glyphsExchanged');
	if (!exchanged) expect.fail(`${say}: nothing exchanged`);
	// Nothing was asked where only one way was open.
	const lot =
		given.length > 0
			? set === 'same-colour'
				? Array.from({ length: cards }, () => given[0] as string)
				: given
			: set === 'same-colour'
				? Array.from({ length: cards }, () => colours(own(before), set, cards, [])[0] as string)
				: colours(own(before), set, cards, []);
	expect(lot, say).toHaveLength(cards);
	expect([...exchanged.colours].sort(), say).toEqual([...lot].sort());
	for (const colour of glyphColours)
		expect(own(position).glyphs[colour], say).toBe(
			own(before).glyphs[colour] - lot.filter((each) => each === colour).length,
		);
	expect(position.cards.glyphs.discard, say).toEqual([...before.cards.glyphs.discard, ...lot].sort());

	// On through the Jade, each tile with its effect, up to the bonus action or back to where the player was.
	const jadeOutcomes = () =>
		eventsOf(events, 'jadePlaced').filter(({ causedBy }) => causedBy === exchanged.id).length +
		eventsOf(events, 'unaffected').filter(
			({ causedBy, effect }) => causedBy === exchanged.id && effect.verb === 'place-jade',
		).length;
	const bonus = () =>
		events.find(
			(event) =>
				(event.type === 'bonusActionQueued' || event.type === 'bonusActionLost') && event.causedBy === exchanged.id,
		);
	const isBonusAsked = () => {
		const asked = question(position);
		return asked !== undefined && 'ask' in asked && asked.ask === 'bonus' && asked.cause === exchanged.id
			? asked
			: null;
	};
	const was = copan.decision(before)?.ask ?? '';
	const isOver = () =>
		jadeOutcomes() >= jade &&
		(bonus() !== undefined ||
			isBonusAsked() !== null ||
			[was, 'another-set'].includes(copan.decision(position)?.ask ?? was) ||
			eventsOf(events, 'turnEnded').length > 0);
	for (let step = 0; !isOver(); step++) {
		if (step === 200) expect.fail(`${say}: the exchange does not end`);
		play(next(position, deal));
	}
	expect(jadeOutcomes(), say).toBe(jade);
	const isAtOnce = before.table.readings['off-action-timing'] === 'at-once' && before.acting === null;
	if (less === null) {
		expect(bonus(), say).toBeUndefined();
		expect(isBonusAsked(), say).toBeNull();
	} else if (!isAtOnce) {
		expect(bonus(), say).toMatchObject({ type: 'bonusActionQueued', player: active, site: 'any', less });
		// First the Jade, then the action: none of the tiles came after it.
		expect(
			events.findLast(({ type, causedBy }) => type === 'jadePlaced' && causedBy === exchanged.id)?.id ?? -1,
		).toBeLessThan(bonus()?.id ?? -1);
	} else if (isBonusAsked()) expect(isBonusAsked(), say).toMatchObject({ player: active, site: 'any', less });
	else expect(bonus(), say).toMatchObject({ type: 'bonusActionLost', player: active, site: 'any' });
};

test('Glyphs: which sets may be exchanged, for how much Jade, and with which bonus action', () => {
	const seen = new Map<string, number>();
	let hands = 0;
	games(45, (before, _, __, ___, deal) => {
		if (copan.decision(before)?.actor !== before.active || deal(3) > 0) return;
		const asked = question(before);
		const free = ['tile', 'move', 'pause', 'site', 'river-buy', 'bonus'];
		if (!asked || !('ask' in asked) || !free.includes(asked.ask)) return;
		const rich = enriched(before, deal);
		hands++;
		const seat = rich.seats[rich.active] as Seat;
		const offered = copan
			.candidates(rich)
			.flatMap(({ action, refused }) => (action.type === 'exchange' ? [{ ...action, refused }] : []));
		expect(offered.map(({ set, cards }) => `${set} ${cards}`).sort()).toEqual(setsIn(seat).sort());
		for (const { set, cards, refused } of offered) {
			expect(refused !== null).toBe(rich.exchanged);
			if (refused || deal(3) > 0) continue;
			checkExchange(rich, set, cards, deal);
			const name = `${set} ${cards}`;
			seen.set(name, (seen.get(name) ?? 0) + 1);
		}
	});
	expect(hands).toBeGreaterThan(1500);
	expect(seen.size).toBe(11);
	for (const [set, times] of seen) expect(times, set).toBeGreaterThan(15);
}, 120_000);

test('prices: what a choice costs, what is left out of it, and what is paid', () => {
	const seen = new Map<string, number>();
	const begun = new Map<number, Extract<Event, { type: 'actionBegun' }>>();
	/** Resources still to be accounted for, by the event of the choice. */
	const open = new Map<number, { due: number; less: number; fame: number }>();
	const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
	games(45, (before, action, after, events) => {
		if (before.told === 0) {
			begun.clear();
			open.clear();
		}
		for (const event of events) {
			if (event.type === 'actionBegun') begun.set(event.id, event);
			if (event.type === 'optionChosen') {
				const { player, site, causedBy } = event;
				const bonus = begun.get(causedBy ?? -1)?.less ?? 0;
				const asked = question(before);
				const plus = asked && 'ask' in asked && asked.ask === 'site' ? Object.values(asked.plus) : [];
				const due = priceOf(before, player, { ...action }) + plus.reduce((one, other) => one + other, 0);
				const less = Math.min(due, lessFor(before, player, site, bonus));
				expect(event.less, `less of event ${event.id}`).toBe(less);
				if (action.type === 'recruit') expect(event.due.fame).toBe(fameOf(action.character) + plus.length);
				open.set(event.id, { due: due - less, less, fame: 0 });
				count(action.type);
				if (bonus > 0) count('a bonus action for less');
				if (less > bonus) count('a Character that makes it cheaper');
				if (due > 0 && less === due) count('nothing to pay');
			}
			const paying = open.get(event.causedBy ?? -1);
			if (paying && event.type === 'discounted') paying.less -= event.amount;
			if (paying && event.type === 'lost') paying.due -= event.amount;
		}
		const asked = question(after);
		if (asked && 'ask' in asked && ['pay-any', 'discount'].includes(asked.ask)) return;
		for (const [id, { due, less }] of open) {
			expect({ due, less }, `event ${id}`).toEqual({ due: 0, less: 0 });
			open.delete(id);
		}
	});
	for (const what of ['visit', 'recruit', 'use-altar', 'take-line', 'buy-tiles', 'buy-extension'])
		expect(seen.get(what) ?? 0, what).toBeGreaterThan(30);
	for (const what of ['a bonus action for less', 'a Character that makes it cheaper', 'nothing to pay'])
		expect(seen.get(what) ?? 0, what).toBeGreaterThan(10);
}, 120_000);
