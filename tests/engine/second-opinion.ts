/**
 * A second opinion on Events: a turn from the tile to the harvest, written again from the rulebook without any code of
 * the engine, as plain functions that change a state. It is told what players and chance answered, in order, and must
 * come to the same position; any answer that it does not expect at that point stops it.
 */
import type { Action, Position } from '#games/copan/index.ts';

type Name = 'food' | 'fame' | 'zeal' | 'power';
type Taken = Extract<Action, { type: string }>;

/** Clockwise round the Pyramid. */
const names: readonly Name[] = ['food', 'fame', 'zeal', 'power'];
/** Both thresholds and the end of the tracks on the tests' copy of the board. */
const marks: Record<number, number[]> = { 2: [3, 5, 7], 3: [4, 7, 10], 4: [5, 9, 13] };

/** The Characters that add 1 to a tile placed. */
const adds: Record<Name, string[]> = {
	food: ['huracan', 'tonalnan'],
	fame: ['kawai', 'muluc'],
	zeal: ['gucup-cakix', 'kinich-kakmo'],
	power: ['kan-xib-yui', 'yaluk'],
};

export class SecondOpinion {
	readonly p: Position;
	private readonly answers: Action[];
	private readonly queue: Position['events'][number]['event'][] = [];
	private done = 0;

	constructor(position: Position, answers: readonly Action[]) {
		this.p = JSON.parse(JSON.stringify(position));
		this.answers = [...answers];
	}

	/** The state as it can be compared: without what only the engine's own workings need. */
	static essence({ table, events, frames, told, chance, ...rest }: Position): object {
		return { ...rest, events: events.map(({ event }) => event) };
	}

	turn(): object {
		const { p } = this;
		const hand = this.seat(p.active);
		const tile = this.next('take-tile').tile;
		const space = this.next('place-tile').space;
		hand.tiles[tile]--;
		p.pyramid[space] = tile;
		this.lookForTheEnd();
		const order = p.table.readings['spiral-before-decline'];
		const spiral = space === 'north-2-2';
		if (spiral && order === 'spiral-before-the-cube') {
			this.queue.push({ kind: 'spiral', space });
			this.resolve();
		}
		const before = this.queue.length;
		this.forward(tile, true);
		if (spiral && order === 'spiral-first') this.queue.splice(before, 0, { kind: 'spiral', space });
		if (spiral && order === 'decline-first') this.queue.push({ kind: 'spiral', space });
		this.resolve();
		const cube = p.cubes[tile];
		const [second = 0, third = 0] = this.marks;
		this.gain(p.active, tile, cube < second ? 2 : cube < third ? 1 : 0);
		this.gain(p.active, tile, hand.characters.filter((each) => adds[tile].includes(each)).length);
		if (this.answers.length > 0) throw new Error(`answers left over: ${JSON.stringify(this.answers)}`);
		return SecondOpinion.essence({
			...p,
			resolved: this.done,
			events: this.queue.map((event) => ({ event, cause: 0 })),
		});
	}

	private get marks(): number[] {
		return marks[this.p.seats.length] as number[];
	}

	private get end(): number {
		return this.marks[2] as number;
	}

	private seat(player: number): Position['seats'][number] {
		return this.p.seats[player] as Position['seats'][number];
	}

	private next<Type extends Action['type']>(...types: Type[]): Extract<Taken, { type: Type }> {
		const answer = this.answers.shift();
		if (!answer || !types.includes(answer.type as Type))
			throw new Error(`expected ${types.join(' or ')}, not ${JSON.stringify(answer)}`);
		return answer as Extract<Taken, { type: Type }>;
	}

	private ask(type: Action['type']): boolean {
		return this.answers[0]?.type === type;
	}

	/* Cubes. */

	private lookForTheEnd(): void {
		const { p } = this;
		if (p.ending) return;
		const covered = p.seats.length === 2 ? 24 : p.seats.length === 3 ? 36 : 48;
		const ever = p.table.readings['exhausted-when'] === 'ever';
		const ending = { seat: p.active, turnsLeft: p.seats.length - 1 };
		if (Object.keys(p.pyramid).length === covered) p.ending = { by: 'pyramid-full', ...ending };
		else if (names.filter((name) => (ever ? p.crossed[name] === 3 : p.cubes[name] === this.end)).length > 1)
			p.ending = { by: 'two-exhausted', ...ending };
	}

	private forward(name: Name, handOn: boolean): void {
		const { p, end } = this;
		let at = names.indexOf(name);
		for (let tries = 0; p.cubes[names[at % 4] as Name] >= end; tries++) {
			if (tries === 3 || !handOn) return;
			at++;
		}
		const moving = names[at % 4] as Name;
		p.cubes[moving]++;
		const reached = this.marks.filter((mark) => mark <= p.cubes[moving]).length;
		if (reached > p.crossed[moving]) {
			p.crossed[moving] = reached;
			this.queue.push({ kind: 'decline', resource: moving, nth: reached });
		}
		this.lookForTheEnd();
	}

	private back(name: Name): void {
		const { p } = this;
		const { readings } = p.table;
		if (readings['moves-back'] === 'towards-exhaustion') {
			this.forward(name, readings['pass-on'] === 'until-one-moves');
			return;
		}
		for (let tries = 0; tries < (readings['back-at-start'] === 'stays' ? 1 : 4); tries++) {
			const moving = names[(names.indexOf(name) + tries) % 4] as Name;
			if (p.cubes[moving] > 0) {
				p.cubes[moving]--;
				return;
			}
		}
	}

	/* Events. */

	private resolve(): void {
		while (this.done < this.queue.length) {
			const event = this.queue[this.done++];
			if (event?.kind === 'spiral') this.sweep();
			if (this.p.face === null) {
				this.p.face = this.next('roll').face;
				this.applyFace();
			}
			if (event?.kind === 'decline') this.close(event.resource);
		}
	}

	private sweep(): void {
		const { cards, table, altarTokens } = this.p;
		const { altars } = cards;
		const keep =
			table.readings['altar-pile-empty'] === 'keep-those-there' && altars.top.length + altars.rest.length === 0;
		for (const each of keep ? [cards.characters] : [cards.characters, altars]) {
			const gone = each.laid.filter((card) => card !== null);
			each.laid = each.laid.map(() => null);
			if (table.readings['swept-cards'] === 'discarded') each.discard = [...each.discard, ...gone].sort();
		}
		for (let column = 0; column < 12; column++) this.reserve(column);
		this.p.altarTokens = altarTokens.map(() => null);
		this.layOut('characters');
		this.layOut('altars');
	}

	private reserve(column: number): void {
		const owner = this.p.altarTokens[column];
		if (typeof owner === 'number') this.p.altarReserve[owner] = (this.p.altarReserve[owner] ?? 0) + 1;
		this.p.altarTokens[column] = null;
	}

	/** Fills what is empty and open, from the left: known tops, then draws; the discards when nothing is left. */
	private layOut(kind: 'characters' | 'altars' | 'glyphs'): void {
		const { cards, closed, table } = this.p;
		const pile = cards[kind];
		const shut: number[] = kind === 'characters' ? closed['ball-court'] : kind === 'glyphs' ? closed.stairway : [];
		for (let space = 0; space < pile.laid.length; space++) {
			if (pile.laid[space] !== null || shut.includes(space + 1)) continue;
			if (pile.top.length + pile.rest.length === 0) {
				if (kind === 'altars' && table.readings['altar-pile-empty'] !== 'reshuffle') return;
				pile.rest = [...pile.discard].sort();
				pile.discard = [];
				if (pile.rest.length === 0) return;
			}
			let card = pile.top.shift();
			if (!card) {
				card = new Set(pile.rest).size === 1 ? (pile.rest[0] as string) : this.next('draw').card;
				pile.rest.splice(pile.rest.indexOf(card), 1);
			}
			pile.laid[space] = card;
		}
	}

	private close(resource: Name): void {
		const { p } = this;
		const face = p.face as 1 | 2 | 3 | 4 | 5 | 6;
		const site = { food: 'embassies', fame: 'ball-court', zeal: 'altars', power: 'stairway' } as const;
		const shut = p.closed[site[resource]];
		if (shut.includes(face)) return;
		shut.push(face);
		const space = face - 1;
		if (resource === 'food') {
			p.cities[space] = null;
			if (p.table.readings['closed-city-embassies'] === 'they-go') p.embassies[space] = p.seats.map(() => 0);
		} else if (resource === 'zeal') {
			this.reserve(space);
			this.reserve(space + 6);
		} else {
			const pile = resource === 'fame' ? p.cards.characters : p.cards.glyphs;
			const card = pile.laid[space];
			if (card) pile.top.unshift(card);
			pile.laid[space] = null;
		}
	}

	/* The 54 faces, as the rulebook's glossary lists them. */

	private applyFace(): void {
		const each = (does: (player: number) => void) => () => {
			for (let turn = 0; turn < this.p.seats.length; turn++) does((this.p.active + turn) % this.p.seats.length);
		};
		const handOn = this.p.table.readings['pass-on'] === 'until-one-moves';
		const forward = (name: Name) => () => this.forward(name, handOn);
		const back = (name: Name) => () => this.back(name);
		const gain = (name: Name, amount: number) => each((player) => this.gain(player, name, amount));
		const choose = (amount: number) => each((player) => this.choose(player, amount));
		const lose = (name: Name, amount: number) => each((player) => this.lose(player, name, amount));
		const losePer = (count: (seat: Position['seats'][number]) => number) =>
			each((player) => this.lose(player, 'fame', count(this.seat(player))));
		const giveUp = (count: (player: number) => number) => each((player) => this.giveUp(player, count(player)));
		const jade = each((player) => this.jade(player));
		const character = each((player) => this.dropCharacter(player));
		const climb = each((player) => this.climb(player, 1));
		const faces: Record<string, (() => void)[]> = {
			A: [
				losePer(({ glyphs }) => Object.values(glyphs).reduce((one, other) => one + other, 0)),
				choose(2),
				forward('food'),
				jade,
				each((player) => this.gain(player, 'power', this.seat(player).discarded)),
				forward('zeal'),
			],
			B: [lose('zeal', 2), gain('power', 2), forward('fame'), character, back('food'), climb],
			C: [
				lose('fame', 2),
				forward('power'),
				choose(3),
				each((player) => this.takeOffJade(player)),
				giveUp((player) => this.p.embassies.filter((tokens) => (tokens[player] ?? 0) > 0).length),
				forward('zeal'),
			],
			D: [forward('power'), jade, forward('food'), choose(3), forward('zeal'), climb],
			E: [
				gain('zeal', 2),
				forward('zeal'),
				losePer(({ characters }) => characters.length),
				gain('food', 2),
				back('fame'),
				back('power'),
			],
			F: [
				back('food'),
				back('power'),
				gain('fame', 2),
				giveUp((player) => this.seat(player).extensions),
				character,
				forward('fame'),
			],
			G: [
				forward('fame'),
				each((player) => {
					this.gain(player, 'power', 2);
					this.gain(player, 'fame', 2);
				}),
				forward('zeal'),
				forward('power'),
				each((player) => {
					this.gain(player, 'zeal', 2);
					this.gain(player, 'food', 2);
				}),
				back('food'),
			],
			H: [
				each((player) => this.stepDown(player)),
				forward('zeal'),
				forward('power'),
				forward('fame'),
				forward('food'),
				choose(3),
			],
			I: [
				forward('zeal'),
				forward('food'),
				forward('fame'),
				each((player) => this.dropExtension(player)),
				forward('power'),
				each((player) => this.dropGlyph(player)),
			],
		};
		faces[this.p.table.card]?.[(this.p.face as number) - 1]?.();
	}

	/* What players gain and lose. */

	private gain(player: number, name: Name, amount: number): void {
		const seat = this.seat(player);
		seat.resources[name] = Math.min(seat.resources[name] + amount, 5 + 2 * seat.extensions);
	}

	private choose(player: number, amount: number): void {
		for (let time = 0; time < amount; time++) this.gain(player, this.next('gain-resource').resource, 1);
	}

	private points(player: number, vp: number): void {
		const seat = this.seat(player);
		const stops = this.p.table.readings['vp-below-zero'] === 'stops-at-zero';
		if (!stops) seat.vp += vp;
		else if (vp > 0) seat.vp += vp;
		else if (seat.vp > 0) seat.vp = Math.max(0, seat.vp + vp);
	}

	private lose(player: number, name: Name, amount: number): void {
		const { resources } = this.seat(player);
		for (let time = 0; time < amount; time++) {
			if (resources[name] > 0) resources[name]--;
			else this.points(player, -1);
		}
	}

	private giveUp(player: number, amount: number): void {
		const { resources } = this.seat(player);
		for (let time = 0; time < amount; time++) {
			if (names.every((name) => resources[name] === 0)) this.points(player, -1);
			else resources[this.next('lose-resource').resource]--;
		}
	}

	private miss(player: number): void {
		if (this.p.table.readings['take-what-is-not-there'] === 'one-vp') this.points(player, -1);
	}

	private dropCharacter(player: number): void {
		const seat = this.seat(player);
		if (seat.characters.length === 0) {
			this.miss(player);
			return;
		}
		const gone = this.next('discard-character').character;
		seat.characters = seat.characters.filter((each) => each !== gone);
		seat.discarded++;
		const { discard } = this.p.cards.characters;
		if (this.p.table.readings['discarded-characters'] === 'discard-pile') discard.push(gone);
		discard.sort();
	}

	private dropGlyph(player: number): void {
		const { glyphs } = this.seat(player);
		if (Object.values(glyphs).every((count) => count === 0)) {
			this.miss(player);
			return;
		}
		const { colour } = this.next('lose-glyph');
		glyphs[colour]--;
		this.p.cards.glyphs.discard.push(colour);
		this.p.cards.glyphs.discard.sort();
	}

	private dropExtension(player: number): void {
		const seat = this.seat(player);
		if (seat.extensions === 0) {
			this.miss(player);
			return;
		}
		seat.extensions--;
		for (const name of names) seat.resources[name] = Math.min(seat.resources[name], 5 + 2 * seat.extensions);
		this.makeRoom(player);
	}

	private makeRoom(player: number): void {
		const seat = this.seat(player);
		while (seat.characters.length > 3 + seat.extensions) this.dropCharacter(player);
	}

	private climb(player: number, steps: number): void {
		const seat = this.seat(player);
		if (names.every((name) => seat.priests[name] === 9)) return;
		const { stairway } = this.next('climb');
		seat.priests[stairway] = Math.min(9, seat.priests[stairway] + steps);
		if (seat.priests[stairway] < 9) return;
		seat.topped.push(stairway);
		if (this.p.zenith === 0) return;
		this.points(player, { 3: 14, 2: 8, 1: 3 }[this.p.zenith] as number);
		this.p.zenith--;
	}

	private stepDown(player: number): void {
		const { priests } = this.seat(player);
		if (names.some((name) => priests[name] > 0)) priests[this.next('step-down').stairway]--;
	}

	private takeOffJade(player: number): void {
		const seat = this.seat(player);
		if (seat.mask.length === 0) return;
		const { space } = this.next('remove-jade');
		seat.mask = seat.mask.filter((each) => each !== space);
		seat.maskRemoved.push(space);
	}

	/* Jade, with what the 16 spaces bring. */

	private jade(player: number): void {
		const seat = this.seat(player);
		if (seat.mask.length === 16) return;
		const { space } = this.next('place-jade');
		seat.mask.push(space);
		if (space === 1) this.gain(player, 'fame', 2);
		if (space === 3) this.gain(player, 'power', 2);
		if (space === 15) this.gain(player, 'food', 2);
		if (space === 16) this.gain(player, 'zeal', 2);
		if (space === 2 || space === 4 || space === 5) this.choose(player, 1);
		if (space === 6 || space === 12) this.choose(player, 2);
		if (space === 7) this.points(player, 4);
		if (space === 11 || space === 13) this.points(player, 2);
		if (space === 8) this.riverTiles(player);
		if (space === 9 && this.extensionsOut() < { 2: 6, 3: 9, 4: 12 }[this.p.table.players]) seat.extensions++;
		if (space === 10) this.totem(player);
		if (space === 14) this.character(player);
	}

	private extensionsOut(): number {
		return this.p.seats.reduce((total, { extensions }) => total + extensions, 0);
	}

	private riverTiles(player: number): void {
		for (let taken = 0; taken < 2; taken++) {
			const space = this.p.river.findIndex((tile) => tile !== null);
			const tile = this.p.river[space];
			if (!tile) return;
			this.seat(player).tiles[tile]++;
			this.p.river[space] = null;
		}
	}

	private character(player: number): void {
		const { laid } = this.p.cards.characters;
		if (laid.every((card) => card === null)) return;
		const { character } = this.next('take-character');
		laid[laid.indexOf(character)] = null;
		this.seat(player).characters.push(character);
		this.makeRoom(player);
		this.layOut('characters');
	}

	private totem(player: number): void {
		if (this.ask('leave-totem')) {
			this.next('leave-totem');
			return;
		}
		const { site } = this.next('place-totem');
		const { side } = this.next('turn-totem');
		const seat = this.seat(player);
		seat.totem = null;
		const standing = (space: number) => this.p.seats.find(({ totem }) => totem?.site === site && totem.space === space);
		let chain = 0;
		while (standing(chain + 1)) chain++;
		for (let space = chain; space > 0; space--) {
			const pushed = standing(space);
			if (!pushed?.totem) continue;
			if (space === 3) {
				pushed.totem = null;
				pushed.ejectedFrom = site;
			} else pushed.totem.space++;
		}
		seat.totem = { site, space: 1, side };
		const price = { embassies: 'food', 'ball-court': 'fame', altars: 'zeal', stairway: 'power' } as const;
		if (site !== 'river') seat.resources[price[site]]--;
		else if (side === 'two') this.points(player, 2);
		else this.choose(player, 1);
	}
}
