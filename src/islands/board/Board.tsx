import type { Position } from '#games/copan/position.ts';
import { type Court, courts } from '#games/copan/pyramid.ts';
import { type Site, sites } from '#games/copan/resources.ts';

import { pictureName } from '#words/en/board.ts';
import { type MarkedBox, Marks } from './Marks.tsx';
import { type ChangeMark, changeBox, Pyramid, type PyramidProps } from './Pyramid.tsx';
import { SitePicture, Sites } from './Sites.tsx';
import { type Spot, Spots, spotBox } from './Spots.tsx';
import { boardSize, type SiteView, siteSide } from './sites.ts';

/** A part of the board that fills the picture. */
export type Region = 'whole' | 'pyramid' | Court | Site;

export const isSite = (region: Region): region is Site => (sites as readonly string[]).includes(region);
export const isCourt = (region: Region): region is Court => (courts as readonly string[]).includes(region);

const siteBox = (at: ChangeMark['at'], view: SiteView, only?: Site): MarkedBox | null => {
	if (!('site' in at) || (only && at.site !== only)) return null;
	const box = spotBox(at, view);
	return box
		? { ...box, width: box.width + 4, height: box.height + 4, side: view === 'whole' ? 'right' : 'corner' }
		: null;
};

export interface BoardProps extends Omit<PyramidProps, 'court' | 'onBoard'> {
	region: Region;
	position: Position | null;
	/** What may be pressed on the Sites; the same is offered as a list. */
	spots: readonly Spot[];
}

/**
 * The board picture: the whole of it, the Pyramid, one court, or one Site. Sites are only drawn where there is a
 * position; what can be pressed are the spaces and tracks of the Pyramid, and the
 * places of an answer on the Sites.
 */
export const Board = ({ region, position, label, spots, ...pyramid }: BoardProps) => {
	const { changed = [], view } = pyramid;
	if (position && isSite(region))
		return (
			<svg class="board" viewBox={`-4 -4 ${siteSide} ${siteSide}`} role="group" aria-label={pictureName(region)}>
				<SitePicture site={region} view="alone" position={position} />
				<Spots spots={spots.filter(({ at }) => at.site === region)} view="alone" />
				<Marks changed={changed} boxOf={(at) => siteBox(at, 'alone', region)} />
			</svg>
		);
	if (position && region === 'whole')
		return (
			<svg class="board" viewBox={`0 0 ${boardSize.width} ${boardSize.height}`} role="group" aria-label={pictureName()}>
				<Sites position={position} />
				<Spots spots={spots} view="whole" />
				<Pyramid {...pyramid} label={label} changed={[]} onBoard />
				<Marks changed={changed} boxOf={(at) => siteBox(at, 'whole') ?? changeBox(at, view, undefined)} />
			</svg>
		);
	return <Pyramid {...pyramid} label={label} {...(isCourt(region) && { court: region })} />;
};
