import type { Box } from './geometry.ts';
import type { ChangeMark } from './Pyramid.tsx';
import { left, short, top } from './strokes.tsx';

/** A place to be framed, with the side on which its numbers stand. */
export interface MarkedBox extends Box {
	side: 'left' | 'right' | 'below' | 'corner';
	/** Further numbers stand below one another instead of side by side. */
	isUpright?: boolean;
}

const framePath = (box: Box): string =>
	`M${left(box)} ${top(box)}h${short(box.width)}v${short(box.height)}h-${short(box.width)}z`;

interface MarksProps {
	changed: readonly ChangeMark[];
	/** Where a change lies in this picture, or null where the picture does not show it. */
	boxOf: (at: ChangeMark['at']) => MarkedBox | null;
}

/** The marks of what just happened, numbered as in the log; those of one place stand in a row. A label may be empty. */
export const Marks = ({ changed, boxOf }: MarksProps) => {
	const seen = new Map<string, number>();
	const marks = changed.flatMap(({ at, label, now }) => {
		const box = boxOf(at);
		if (!box) return [];
		const key = `${box.x} ${box.y}`;
		const nth = seen.get(key) ?? 0;
		seen.set(key, nth + 1);
		const [right, down] = [box.width / 2, box.height / 2];
		const isLow = box.side === 'below' || box.side === 'corner';
		const x = short(
			box.x +
				(box.side === 'left' ? -right : right) -
				(box.side === 'corner' ? 14 : 0) -
				(box.isUpright ? 0 : 37 * nth),
		);
		const y = short(box.y + (isLow ? down : -down) + (box.isUpright ? 37 * nth : 0));
		return [{ label, hit: now ? 'hit is-now' : 'hit', box, x, y }];
	});
	return (
		// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
		<g class="hits" aria-hidden="true">
			{marks.map(({ label, hit, box }) => (
				<path key={label} class={hit} d={framePath(box)} />
			))}
			{marks.map(
				({ label, x, y }) =>
					label && (
						<g key={label} class="hit-number">
							<circle cx={x} cy={y} r="16" />
							<text x={x} y={y + 7}>
								{label}
							</text>
						</g>
					),
			)}
		</g>
	);
};
