import { sites } from '#games/copan/resources.ts';
import type { SitePlace } from '#islands/board/Pyramid.tsx';
import { sitePlans } from '#islands/board/sites.ts';

/** Every place of the Sites, from 0. */
export const everyPlace: SitePlace[] = sites.flatMap((site) => [
	...sitePlans.alone[site].spaces.map((_, spot) => ({ site, spot })),
	...sitePlans.alone[site].totems.map((_, spot) => ({ site, spot, isTotem: true as const })),
]);
