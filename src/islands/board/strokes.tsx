import { withBase } from '#stores/base.ts';
import type { Box, Point } from './geometry.ts';

/** To a tenth of a unit, which keeps the markup short. */
export const short = (length: number): number => Math.round(length * 10) / 10;
export const left = ({ x, width }: Box): number => short(x - width / 2);
export const top = ({ y, height }: Box): number => short(y - height / 2);

/** A symbol of the sprite round a point of the picture. */
export const Sign = ({ of, at, size }: { of: string; at: Point; size: number }) => (
	<use
		href={withBase(`/symbols.svg#${of}`)}
		x={short(at.x - size / 2)}
		y={short(at.y - size / 2)}
		width={size}
		height={size}
	/>
);

/** A slab or a tile: a rectangle with its corners cut. */
export const cutPath = (box: Box, cut: number): string => {
	const [width, height] = [box.width - 2 * cut, box.height - 2 * cut];
	return `M${left(box) + cut} ${top(box)}h${width}l${cut} ${cut}v${height}l-${cut} ${cut}h-${width}l-${cut}-${cut}v-${height}z`;
};
