/** The numbers of the set-up, by how many play and with which modules. */
import { buildings, startTiles } from './boards.ts';
import { type Part, type PlayerCount, printed } from './resources.ts';
import type { TeoRule } from './rule-ids.ts';
import type { Line } from './tally.ts';
import { avenueDiscoveries, darkDisc, templeDiscoveries } from './tracks.ts';

export const startCocoa = printed({ first: 1, between: 2, last: 3 }, 'summary-set-up');
export const startWorkers = printed({ placed: 3, waiting: 1, waitingPower: 3 }, 'summary-set-up');
export const neutralWorkers = printed<Record<PlayerCount, number>>({ 2: 6, 3: 3, 4: 0 }, 'summary-set-up');
export const dealtTiles = printed({ dealt: 4, kept: 2 }, 'summary-set-up');
export const dealtPriests = printed({ dealt: 2, kept: 1 }, 'summary-set-up');

/** Cocoa by place in the order of play. */
export const cocoaAtStart = (players: PlayerCount): number[] =>
	Array.from({ length: players }, (_, place) =>
		place === 0 ? startCocoa.value.first : place === players - 1 ? startCocoa.value.last : startCocoa.value.between,
	);

const need = (say: string, rules: readonly TeoRule[], values: Line['values']): Line => ({
	say,
	values,
	gives: {},
	rules,
});

/** What the set-up needs in numbers, each with its rule. */
export const setUpNeeds = (players: PlayerCount, parts: readonly Part[] = []): Line[] => {
	const height = parts.includes('height');
	const { first, second } = startTiles.value[players];
	const [blue = 0] = templeDiscoveries.value.blue;
	const [red = 0] = templeDiscoveries.value.red;
	const [low = 0, high = 0] = templeDiscoveries.value.green;
	const cocoa = cocoaAtStart(players);
	return [
		need('bonus-tiles', ['teotihuacan.setup.bonus-tiles', ...(height ? (['teotihuacan.height.setup'] as const) : [])], {
			tiles: height ? 4 : 3,
		}),
		need('dark-disc', ['teotihuacan.setup.calendar'], { space: darkDisc.value[players] }),
		need('buildings', ['teotihuacan.setup.buildings'], { buildings: buildings.value }),
		need('pyramid', ['teotihuacan.setup.pyramid-pattern'], { first: first.length, second: second.length }),
		need(
			'worship-discoveries',
			['teotihuacan.setup.worship-discoveries', ...(height ? (['teotihuacan.height.setup'] as const) : [])],
			{ tiles: height ? 6 : 5 },
		),
		need('avenue-discoveries', ['teotihuacan.setup.avenue-discoveries'], {
			tiles: avenueDiscoveries.value.reduce((sum, { tiles }) => sum + tiles, 0),
		}),
		need('temple-discoveries', ['teotihuacan.setup.temple-discoveries'], {
			blue: players + blue,
			red: players + red,
			low: players + low,
			high: players + high,
		}),
		need('cocoa', ['teotihuacan.setup.cocoa'], {
			first: cocoa[0] as number,
			between: cocoa.length > 2 ? startCocoa.value.between : 0,
			last: cocoa.at(-1) as number,
		}),
		need('starting-tiles', ['teotihuacan.setup.starting-tiles'], { tiles: dealtTiles.value.dealt * players }),
		...(parts.includes('priests')
			? [need('priests', ['teotihuacan.priests.setup'], { tiles: dealtPriests.value.dealt * players })]
			: []),
		need(
			'neutral',
			players === 4
				? ['teotihuacan.setup.neutral-workers']
				: players === 3
					? ['teotihuacan.setup.neutral-workers', 'teotihuacan.setup.neutral-three']
					: ['teotihuacan.setup.neutral-workers', 'teotihuacan.setup.neutral-two'],
			{ workers: neutralWorkers.value[players], colours: neutralWorkers.value[players] / 3 },
		),
	];
};
