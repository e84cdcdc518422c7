import type { Box } from './geometry.ts';
import type { SitePlace } from './Pyramid.tsx';
import { type SiteView, sitePlans } from './sites.ts';
import { cutPath } from './strokes.tsx';

/** A place on a Site that answers what is asked. */
export interface Spot {
	at: SitePlace;
	onPress: () => void;
}

/** Where a place lies in the picture. */
export const spotBox = ({ site, spot, isTotem }: SitePlace, view: SiteView): Box | undefined =>
	sitePlans[view][site][isTotem ? 'totems' : 'spaces'][spot];

/** The places that may be pressed, framed. Keyboards and readers have the same answers as buttons in the list. */
export const Spots = ({ spots, view }: { spots: readonly Spot[]; view: SiteView }) => (
	// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
	<g aria-hidden="true">
		{spots.map(({ at, onPress }) => {
			const box = spotBox(at, view);
			return (
				box && (
					// biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list offers as buttons
					<path key={`${at.site} ${at.spot} ${at.isTotem}`} class="spot" d={cutPath(box, 8)} onClick={onPress} />
				)
			);
		})}
	</g>
);
