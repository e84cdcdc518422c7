/**
 * “What do I get here?”: one action on one board. The input is what lies on the table once the worker is moved, the
 * answer is lines, each with its rules; or the reason why it may not be.
 */
import { fail, type Outcome, ok } from '#engine/outcome.ts';
import {
	alchemyPowerUps,
	alchemyTemples,
	architectureGold,
	buildings,
	buildingWood,
	columnOf,
	decorationGold,
	decorationPowerUps,
	decorationVp,
	isResourceBoard,
	type Level,
	levelCosts,
	levels,
	levelVp,
	mostCounted,
	noblesRows,
	ownersScore,
	powerUps,
	type ResourceBoard,
	strongWorker,
	worshipTemples,
	yields,
} from './boards.ts';
import type { PriestId } from './priests.ts';
import { type Board, numberOf, type Power, type Resource, resources } from './resources.ts';
import type { TeoRule } from './rule-ids.ts';
import type { TeoReadings } from './rulings.ts';
import { add, type Line, minus, type Refused, type Stock, type Tally, tallyOf, totalOf } from './tally.ts';
import { technologies, technologyOf } from './technologies.ts';
import { royalTileOf } from './tiles.ts';

export const actions = ['main', 'collect', 'worship'] as const;
export type BoardAction = (typeof actions)[number];

/** Everything an answer may hang on; what a board does not ask is not looked at. */
export interface Situation {
	board: Board;
	action: BoardAction;
	/** Own unlocked workers in the general area, the one just moved first. */
	powers: readonly Power[];
	/** Other colours, neutral ones among them, with an unlocked worker there. */
	others: number;
	/** The worker was moved onto or past the Palace. */
	passes: boolean;
	technologies: readonly string[];
	priest: PriestId | null;
	/** The foreign worker that Tlaloc counts, by its power; 0 for none. */
	borrowed: 0 | Power;
	stock: Stock;
	/** Discoveries used now. */
	noCocoa: boolean;
	oneMore: boolean;
	/** Alchemy: the tile wanted, where it lies, and how many others own it. */
	wanted: { technology: string; row: 1 | 2; column: 1 | 2 | 3; owners: number };
	/** Nobles: buildings in each row, and the row wanted. */
	taken: readonly [number, number, number];
	row: 1 | 2 | 3;
	/** Construction: tiles wanted, by level. Decorations: the first number counts them. */
	tiles: readonly [number, number, number, number];
	/** Icons that match, by their colour on the tile laid. */
	matches: Record<'plain' | 'blue' | 'red' | 'green', number>;
	/** Technology 15: the resource it saves. */
	saves: 'stone' | 'wood';
	/** Worship: whether another colour stands on the space, what is taken, and the Royal tile. */
	occupied: boolean;
	takes: 'space' | 'discovery' | 'both';
	royal: string;
	/** How often a Royal tile trades. */
	times: number;
	/** Steps on the Avenue and on the Pyramid track, for the Royal tiles that score them. */
	avenue: number;
	track: number;
	/** The boards of these modules are in play. */
	architecture: boolean;
	development: boolean;
	readings: Partial<TeoReadings>;
}

export const emptySituation = (board: Board = 'forest'): Situation => ({
	board,
	action: board === 'palace' ? 'collect' : 'main',
	powers: [1],
	others: 0,
	passes: false,
	technologies: [],
	priest: null,
	borrowed: 0,
	stock: { cocoa: 3, wood: 0, stone: 0, gold: 0 },
	noCocoa: false,
	oneMore: false,
	wanted: { technology: '01', row: 1, column: 1, owners: 0 },
	taken: [0, 0, 0],
	row: 1,
	tiles: [1, 0, 0, 0],
	matches: { plain: 0, blue: 0, red: 0, green: 0 },
	saves: 'stone',
	occupied: false,
	takes: 'space',
	royal: 'c01',
	times: 1,
	avenue: 0,
	track: 0,
	architecture: false,
	development: false,
	readings: {},
});

export interface Answer {
	lines: Line[];
	total: Tally;
}
type Result = Outcome<Answer, Refused>;
type Made = Outcome<Line[], Refused>;

const line = (say: string, gives: Tally, rules: readonly TeoRule[], values: Line['values'] = {}): Line => ({
	say,
	values,
	gives,
	rules,
});
const refuse = (code: string, rule: TeoRule, values: Refused['values'] = {}): { ok: false; error: Refused } =>
	fail({ code, rule, values });

/** Colours with an unlocked worker on the board before the moved worker is placed: the cost, and what Collect Cocoa counts. */
export const coloursAt = ({ others, powers }: Pick<Situation, 'others' | 'powers'>): number =>
	others + (powers.length > 1 ? 1 : 0);

const owns = ({ technologies: own }: Situation, number: string): boolean => own.includes(number);

/** What is in store once moving has paid its cocoa. */
const atHand = (situation: Situation): Stock =>
	situation.passes && owns(situation, '01')
		? { ...situation.stock, cocoa: situation.stock.cocoa + 1 }
		: situation.stock;

const moved = (situation: Situation): Line[] =>
	situation.passes && owns(situation, '01')
		? [line('palace-passed', { cocoa: 1 }, ['teotihuacan.technologies.after'])]
		: [];

/** Workers counted, with everything that counts as one more; and whether anything does. */
const workersAt = (situation: Situation): { workers: number; lowest: Power; extra: Line[] } => {
	const { board, powers, priest, oneMore, borrowed } = situation;
	const extra: Line[] = [];
	let workers = powers.length;
	let lowest = Math.min(...powers) as Power;
	if (oneMore && ['alchemy', 'nobles', 'construction'].includes(board)) {
		workers += 1;
		extra.push(line('one-more', {}, ['teotihuacan.discoveries.one-more-worker']));
	}
	if (priest === 'oxomoco' && (board === 'nobles' || board === 'decorations')) {
		workers += 1;
		extra.push(line('oxomoco', {}, ['teotihuacan.priests.each']));
	}
	if (priest === 'tlaloc' && borrowed !== 0 && isResourceBoard(board)) {
		workers += 1;
		lowest = Math.min(lowest, borrowed) as Power;
		extra.push(line('tlaloc', {}, ['teotihuacan.priests.each'], { power: borrowed }));
	}
	if (owns(situation, '15') && board === 'construction') {
		workers += 1;
		extra.push(line('technology-15', {}, ['teotihuacan.technologies.fifteen']));
	}
	return { workers: Math.min(workers, mostCounted.value), lowest, extra };
};

/** The cocoa of a main action. */
const cocoaOf = (situation: Situation): Outcome<Line, Refused> => {
	const colours = coloursAt(situation);
	if (situation.noCocoa) return ok(line('cocoa-ignored', {}, ['teotihuacan.discoveries.no-cocoa'], { colours }));
	const exact = situation.priest === 'chalchiuhtlicue';
	const cost = exact ? 1 : colours;
	const { cocoa } = atHand(situation);
	if (cocoa < cost) return refuse('too-little-cocoa', 'teotihuacan.main.pay', { cost, cocoa });
	return ok(
		exact
			? line('cocoa-exactly-one', { cocoa: -1 }, ['teotihuacan.priests.each'], { colours })
			: line('cocoa-paid', cost === 0 ? {} : { cocoa: -cost }, ['teotihuacan.main.count', 'teotihuacan.main.pay'], {
					colours,
				}),
	);
};

const short = (stock: Stock, cost: Partial<Stock>): { what: Resource | 'cocoa'; cost: number; has: number } | null => {
	for (const [what, amount] of Object.entries(cost) as [Resource | 'cocoa', number][])
		if (stock[what] < amount) return { what, cost: amount, has: stock[what] };
	return null;
};

/** Resources of any kind that are left once the cost is paid. */
const anyLeft = (stock: Stock, cost: Partial<Record<Resource, number>> = {}): number =>
	resources.reduce((sum, what) => sum + stock[what] - (cost[what] ?? 0), 0);

/** Why Tlaloc’s resource of choice for each building or tile cannot be paid besides the cost; null where it can. */
const lacksBesides = (
	{ priest, stock }: Situation,
	count: number,
	cost: Partial<Record<Resource, number>>,
): { ok: false; error: Refused } | null => {
	const left = anyLeft(stock, cost);
	return priest === 'tlaloc' && left < count
		? refuse('too-little-besides', 'teotihuacan.priests.each', { cost: count, left })
		: null;
};

/** What owned technologies add after a main action on a board, each by its own number. */
const afterMain = ({ board, technologies: own }: Situation): Line[] =>
	technologies
		.filter(({ id, when }) => own.includes(id) && when.on === 'main-action' && when.boards.includes(board))
		.flatMap(({ id, number, effects }) => {
			const gives = id === '05' ? { [goods[board as ResourceBoard]]: 1 } : tallyOf(effects);
			return Object.keys(gives).length === 0
				? []
				: [line('technology', gives, ['teotihuacan.technologies.after'], { number })];
		});

const goods: Record<ResourceBoard, Resource> = { forest: 'wood', 'stone-quarry': 'stone', 'gold-deposits': 'gold' };
const boardRules = {
	forest: 'teotihuacan.resources.forest',
	'stone-quarry': 'teotihuacan.resources.quarry',
	'gold-deposits': 'teotihuacan.resources.gold',
} as const satisfies Record<ResourceBoard, TeoRule>;

const powersUp = (times: number, workers: number): Line =>
	line('power-ups', { 'power-up': times }, ['teotihuacan.main.power-ups'], { times, workers });

const fromResources = (board: ResourceBoard, situation: Situation): Made => {
	const { workers, lowest, extra } = workersAt(situation);
	const cell = yields[board].value[workers - 1]?.[columnOf(lowest)] ?? [];
	return ok([
		...extra,
		line('cell', tallyOf(cell), ['teotihuacan.main.workers', 'teotihuacan.main.lowest', boardRules[board]], {
			workers,
			lowest,
		}),
		...afterMain(situation),
		powersUp(powerUps.value[workers - 1] as number, workers),
	]);
};

const fromAlchemy = (situation: Situation): Made => {
	const { wanted, powers, priest, stock, technologies: own } = situation;
	const tile = technologyOf(wanted.technology);
	if (!tile) return refuse('no-such-technology', 'teotihuacan.alchemy.choose', { number: wanted.technology });
	if (own.includes(tile.id)) return refuse('owned-already', 'teotihuacan.alchemy.once', { number: tile.number });
	const { workers, extra } = workersAt(situation);
	const free = priest === 'xochipilli';
	const strong = powers.some((power) => power >= strongWorker.value);
	if (wanted.row === 2 && workers < 2 && !strong && !free)
		return refuse('first-row-only', 'teotihuacan.alchemy.rows', { power: powers[0] as number });
	if (!tile.gold) return refuse('price-unknown', 'teotihuacan.alchemy.pay', { number: tile.number });
	const cost = Math.max(0, tile.gold.value - (free ? 1 : 0));
	if (stock.gold < cost)
		return refuse('too-little', 'teotihuacan.alchemy.pay', { what: 'gold', cost, has: stock.gold });
	const colour = alchemyTemples.value[wanted.column - 1] as 'blue' | 'red' | 'green';
	const forfeits = wanted.row === 2 && workers < 2 && !free;
	return ok([
		...extra,
		line(
			'alchemy-paid',
			cost === 0 ? {} : { gold: -cost },
			free ? ['teotihuacan.alchemy.pay', 'teotihuacan.priests.each'] : ['teotihuacan.alchemy.pay'],
			{
				number: tile.number,
				cost,
			},
		),
		...(wanted.owners > 0
			? [line('owners-score', {}, ['teotihuacan.alchemy.owners'], { owners: wanted.owners, vp: ownersScore.value })]
			: []),
		line('alchemy-temple', { [colour]: 1 }, ['teotihuacan.alchemy.temple'], { colour }),
		...afterMain(situation),
		forfeits
			? line('no-power-up', {}, ['teotihuacan.alchemy.lone-strong'])
			: line('power-ups', { 'power-up': alchemyPowerUps.value }, ['teotihuacan.alchemy.power-up'], {
					times: alchemyPowerUps.value,
					workers,
				}),
	]);
};

/** Rows of the Nobles board that a building may go into, by workers counted and buildings there. */
export const noblesRowsOpen = (
	workers: number,
	taken: readonly number[],
	reading: TeoReadings['nobles-row'] = 'any-lesser-row',
): number[] => {
	const roomy = [1, 2, 3].filter(
		(row) => row <= workers && (taken[row - 1] ?? 0) < (noblesRows.value[row - 1]?.length ?? 0),
	);
	return reading === 'any-lesser-row' ? roomy : roomy.slice(-1);
};

const fromNobles = (situation: Situation): Made => {
	const { taken, row, stock, priest, readings } = situation;
	const { workers, extra } = workersAt(situation);
	const gone = taken.reduce((sum, each) => sum + each, 0);
	if (gone >= buildings.value) return refuse('no-buildings', 'teotihuacan.nobles.first-building', { gone });
	const open = noblesRowsOpen(workers, taken, readings['nobles-row']);
	if (open.length === 0) return refuse('no-row', 'teotihuacan.nobles.no-room', { workers });
	if (!open.includes(row)) return refuse('row-closed', 'teotihuacan.nobles.row', { row, workers });
	const wood = buildingWood.value + (priest === 'tonacacihuatl' ? 1 : 0);
	const lacks = short(stock, { wood });
	if (lacks) return refuse('too-little', 'teotihuacan.nobles.first-building', lacks);
	const besides = lacksBesides(situation, 1, { wood });
	if (besides) return besides;
	const space = taken[row - 1] as number;
	const vp = noblesRows.value[row - 1]?.[space] ?? 0;
	return ok([
		...extra,
		line(
			'building-paid',
			{ wood: -wood },
			['teotihuacan.nobles.first-building', ...(wood > 2 ? (['teotihuacan.priests.each'] as const) : [])],
			{ wood },
		),
		...(priest === 'tlaloc' ? [line('tlaloc-pays', { resource: -1 }, ['teotihuacan.priests.each'])] : []),
		line('building-scores', { vp }, ['teotihuacan.nobles.row', 'teotihuacan.nobles.vp'], { row, space: space + 1 }),
		line('building-avenue', { avenue: 1 }, ['teotihuacan.nobles.avenue']),
		...afterMain(situation),
		powersUp(powerUps.value[workers - 1] as number, workers),
	]);
};

const matched = ({ matches }: Situation, rules: readonly TeoRule[]): Line[] => {
	const { plain, blue, red, green } = matches;
	const all = plain + blue + red + green;
	if (all === 0) return [];
	const steps = Object.fromEntries(Object.entries({ blue, red, green }).filter(([, count]) => count > 0));
	return [line('matches', { vp: all, ...steps }, rules, { all })];
};

const fromDecorations = (situation: Situation): Made => {
	const { tiles, stock, architecture, priest } = situation;
	const { workers, extra } = workersAt(situation);
	const count = architecture ? tiles[0] : 1;
	if (count < 1) return refuse('no-tile', 'teotihuacan.architecture.pay', {});
	const each = architecture ? architectureGold.value : (decorationGold.value[workers - 1] as number);
	const gold = each * count;
	const wood = priest === 'tonacacihuatl' ? 1 : 0;
	const lacks = short(stock, architecture ? { wood } : { gold, wood });
	if (lacks) return refuse('too-little', 'teotihuacan.decorations.pay', lacks);
	const boardRule: TeoRule = architecture ? 'teotihuacan.architecture.pay' : 'teotihuacan.decorations.pay';
	return ok([
		...extra,
		...(architecture ? [line('chart-unknown', {}, ['teotihuacan.architecture.chart'])] : []),
		line(
			'decoration-paid',
			{ gold: -gold, ...(wood > 0 && { wood: -wood }) },
			[boardRule, ...(wood > 0 ? (['teotihuacan.priests.each'] as const) : [])],
			{ count, each, workers },
		),
		...matched(situation, ['teotihuacan.decorations.match', 'teotihuacan.decorations.coloured']),
		line(
			'decoration-scores',
			{ vp: decorationVp.value * count, track: count },
			['teotihuacan.decorations.vp-and-step'],
			{ count },
		),
		...afterMain(situation),
		...(architecture
			? []
			: [
					line('power-ups', { 'power-up': decorationPowerUps.value }, ['teotihuacan.decorations.power-up'], {
						times: 1,
						workers,
					}),
				]),
	]);
};

/** Wood and stone for tiles by level. */
export const costOfTiles = (tiles: readonly number[]): { stone: number; wood: number } =>
	levels.reduce(
		(cost, level) => {
			const each = levelCosts.value[level - 1] as { stone: number; wood: number };
			const count = tiles[level - 1] ?? 0;
			return { stone: cost.stone + each.stone * count, wood: cost.wood + each.wood * count };
		},
		{ stone: 0, wood: 0 },
	);

const fromConstruction = (situation: Situation): Made => {
	const { tiles, stock, saves, priest, development } = situation;
	const { workers, extra } = workersAt(situation);
	const count = tiles.reduce((sum, each) => sum + each, 0);
	if (count < 1) return refuse('no-tile', 'teotihuacan.construction.at-least-one', {});
	if (!development && count > workers)
		return refuse('too-many-tiles', 'teotihuacan.construction.how-many', { count, workers });
	if (tiles[3] > 1) return refuse('one-top', 'teotihuacan.construction.levels', {});
	const full = costOfTiles(tiles);
	const fifteen = owns(situation, '15');
	// Every tile costs stone, so where no wood is paid the resource saved is a stone.
	const saved: { stone?: number; wood?: number } = fifteen ? { [full[saves] > 0 ? saves : 'stone']: 1 } : {};
	const wood = priest === 'tonacacihuatl' ? 1 : 0;
	const cost = { stone: full.stone - (saved.stone ?? 0), wood: full.wood - (saved.wood ?? 0) + wood };
	const lacks = short(stock, cost);
	if (lacks) return refuse('too-little', 'teotihuacan.construction.pay', lacks);
	const besides = lacksBesides(situation, count, cost);
	if (besides) return besides;
	return ok([
		...extra,
		...(development ? [line('chart-unknown', {}, ['teotihuacan.development.chart'])] : []),
		line(
			'tiles-paid',
			minus(Object.fromEntries(Object.entries(full).filter(([, each]) => each > 0))),
			['teotihuacan.construction.pay'],
			{ count },
		),
		...(Object.keys(saved).length > 0 ? [line('tile-saved', saved, ['teotihuacan.technologies.fifteen'])] : []),
		...(wood > 0 ? [line('tonacacihuatl', { wood: -wood }, ['teotihuacan.priests.each'])] : []),
		...(priest === 'tlaloc' ? [line('tlaloc-pays', { resource: -count }, ['teotihuacan.priests.each'])] : []),
		...matched(situation, ['teotihuacan.construction.match', 'teotihuacan.construction.coloured']),
		...levels
			.filter((level) => (tiles[level - 1] as number) > 0)
			.map((level: Level) =>
				line(
					'level-scores',
					{ vp: (levelVp.value[level - 1] as number) * (tiles[level - 1] as number) },
					['teotihuacan.construction.level-vp'],
					{ level, count: tiles[level - 1] as number },
				),
			),
		line('tiles-step', { track: count }, ['teotihuacan.construction.step'], { count }),
		...(tiles[3] > 0 ? [line('top-laid', {}, ['teotihuacan.construction.top'])] : []),
		...afterMain(situation),
		...(development ? [] : [powersUp(powerUps.value[workers - 1] as number, workers)]),
	]);
};

const mainAction = (situation: Situation): Made => {
	const { board } = situation;
	if (board === 'palace') return refuse('no-main-action', 'teotihuacan.main.palace', {});
	const cocoa = cocoaOf(situation);
	if (!cocoa.ok) return cocoa;
	const done = isResourceBoard(board)
		? fromResources(board, situation)
		: {
				alchemy: fromAlchemy,
				nobles: fromNobles,
				decorations: fromDecorations,
				construction: fromConstruction,
			}[board](situation);
	if (!done.ok) return done;
	const lines = [...moved(situation), cocoa.value, ...done.value];
	const { cocoa: left = 0 } = add({ cocoa: situation.stock.cocoa }, totalOf(lines));
	if (owns(situation, '13') && (totalOf(lines)['power-up'] ?? 0) > 0 && left > 0)
		lines.push(line('buy-power-up', {}, ['teotihuacan.technologies.thirteen']));
	return ok(lines);
};

const collect = (situation: Situation): Made => {
	const colours = coloursAt(situation);
	const lines = [
		...moved(situation),
		line('collected', { cocoa: colours + 1 }, ['teotihuacan.cocoa.count', 'teotihuacan.cocoa.gain'], { colours }),
	];
	if (owns(situation, '02'))
		lines.push(line('technology', { cocoa: 1 }, ['teotihuacan.technologies.after'], { number: '02' }));
	if (situation.priest === 'ehecatl') lines.push(line('ehecatl', { cocoa: -1 }, ['teotihuacan.priests.each']));
	return ok(lines);
};

/** What a Royal tile gives a worker of that power. `times` is how often it trades, `cocoa` what is left to pay it with. */
const royal = (situation: Situation, cocoa: number): Made => {
	const tile = royalTileOf(situation.royal);
	const power = situation.powers[0] as Power;
	const effect = tile?.effects[0];
	if (!tile || !effect || effect.verb === 'standing')
		return refuse('royal-unknown', 'teotihuacan.royal.each', { tile: situation.royal.toUpperCase() });
	const rules: TeoRule[] = ['teotihuacan.royal.each'];
	const values = { tile: tile.id.toUpperCase(), power };
	const held = { cocoa, resource: anyLeft(situation.stock) };
	const lacks = (pays: Tally): { ok: false; error: Refused } | null => {
		const what = (['cocoa', 'resource'] as const).find((each) => held[each] < (pays[each] ?? 0));
		return what
			? refuse('too-little', 'teotihuacan.royal.each', { what, cost: pays[what] as number, has: held[what] })
			: null;
	};
	switch (effect.verb) {
		case 'score-least': {
			const has = {
				technologies: situation.technologies.length,
				'pyramid-steps': situation.track,
				'avenue-steps': situation.avenue,
			}[effect.of];
			return ok([
				line('royal-scores', { vp: effect.vp * Math.min(has, power + effect.limit.plus) }, rules, { ...values, has }),
			]);
		}
		case 'gain-by-power': {
			const pays = tallyOf(effect.pay);
			const refused = lacks(pays);
			if (refused) return refused;
			return ok([
				...(effect.pay.length > 0 ? [line('royal-paid', minus(pays), rules, values)] : []),
				line('royal-gains', { [effect.of]: power + effect.amount.plus }, rules, values),
			]);
		}
		case 'trade': {
			const most = power + effect.times.plus;
			if (most === 0) return ok([line('royal-nothing', {}, ['teotihuacan.royal.power-one'], values)]);
			if (situation.times > most) return refuse('too-often', 'teotihuacan.royal.each', { most, power });
			const times = Math.max(1, situation.times);
			const each = (tally: Tally): Tally =>
				Object.fromEntries(Object.entries(tally).map(([key, amount]) => [key, amount * times]));
			const pays = each(tallyOf(effect.pay));
			const refused = lacks(pays);
			if (refused) return refused;
			return ok([
				line('royal-paid', minus(pays), rules, { ...values, times }),
				line('royal-gains', each(tallyOf(effect.get)), rules, { ...values, times }),
			]);
		}
		default:
			return ok([]);
	}
};

const worship = (situation: Situation): Made => {
	const { board, priest, occupied, takes, noCocoa } = situation;
	if (priest === 'xochipilli') return refuse('xochipilli', 'teotihuacan.priests.each', {});
	const space = worshipTemples.value[board];
	if (board !== 'palace' && !space)
		return refuse('no-worship', 'teotihuacan.worship.spaces', { board: numberOf(board) });
	if (board === 'palace' && takes === 'discovery') return refuse('palace-royal', 'teotihuacan.worship.palace', {});
	const free = noCocoa || priest === 'xipe-totec';
	const cost = free ? 0 : (occupied ? 1 : 0) + (takes === 'both' ? 1 : 0);
	const { cocoa } = atHand(situation);
	if (cocoa < cost)
		return refuse('too-little-cocoa', occupied ? 'teotihuacan.worship.no-bump' : 'teotihuacan.worship.both', {
			cost,
			cocoa,
		});
	const lines = [...moved(situation)];
	if (free && (occupied || takes === 'both'))
		lines.push(line('worship-free', {}, [noCocoa ? 'teotihuacan.discoveries.no-cocoa' : 'teotihuacan.priests.each']));
	if (!free && occupied) lines.push(line('bumped', { cocoa: -1 }, ['teotihuacan.worship.bump']));
	if (!free && takes === 'both') lines.push(line('both-taken', { cocoa: -1 }, ['teotihuacan.worship.both']));
	if (board === 'palace') {
		const done = royal(situation, cocoa - cost);
		if (!done.ok) return done;
		lines.push(...done.value);
	} else if (takes !== 'discovery' && space)
		lines.push(
			line(
				'temple-step',
				{ [space === 'any' ? 'temple' : space]: 1 },
				['teotihuacan.worship.spaces', 'teotihuacan.worship.choose'],
				{ colour: space },
			),
		);
	if (takes !== 'space')
		lines.push(line('discovery-claimed', {}, ['teotihuacan.worship.discovery', 'teotihuacan.worship.refill']));
	lines.push(line('locked', {}, ['teotihuacan.worship.locks']));
	return ok(lines);
};

/** What an action on a board brings, line by line. Total. */
export const boardAction = (situation: Situation): Outcome<Answer, Refused> => {
	const { powers, others, action } = situation;
	if (powers.length < 1 || powers.length > 4 || others < 0 || others > 4)
		return refuse('no-worker', 'teotihuacan.main.workers', {});
	const made = { main: mainAction, collect, worship }[action](situation);
	if (!made.ok) return made;
	const lines = made.value;
	// One VP more whenever VP are gained: once for each line that brings some.
	const scoring = lines.filter(({ gives }) => (gives.vp ?? 0) > 0).length;
	if (situation.priest === 'huitzilopochtli' && scoring > 0)
		lines.push(line('huitzilopochtli', { vp: scoring }, ['teotihuacan.priests.each'], { times: scoring }));
	return ok({ lines, total: totalOf(lines) }) satisfies Result;
};
