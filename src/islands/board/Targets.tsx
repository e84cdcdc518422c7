import { useRef, useState } from 'preact/hooks';
import { tierAt } from '#games/copan/decline.ts';
import type { Space } from '#games/copan/pyramid.ts';
import type { Resource } from '#games/copan/resources.ts';
import { board } from '#words/en/site.ts';
import { type Box, courtOf, type Direction, isUpright, pitch, spaceBox, targetTowards, trackPlan } from './geometry.ts';
import type { PyramidProps } from './Pyramid.tsx';

interface Target extends Box {
	key: string;
	/** How it looks: a space is framed when it may be pressed or is chosen; a track's cube says enough. */
	look: 'target' | 'target on-space' | 'target on-space may-press';
	label: string;
	disabled: boolean;
	pressed: boolean;
	press: () => void;
}

interface TargetsProps extends PyramidProps {
	/** The spaces drawn. */
	spaces: readonly Space[];
	/** The tracks drawn. */
	tracks: readonly Resource[];
}

const spaceTargets = ({ view, spaces, selectable, selected, onSpace }: TargetsProps): Target[] =>
	onSpace
		? spaces.map((space) => ({
				...spaceBox(space),
				width: pitch,
				height: pitch,
				key: space.id,
				look: selectable?.has(space.id) ? 'target on-space may-press' : 'target on-space',
				label: board.space(space, view.marks[space.id], view.tiles[space.id]),
				disabled: selectable ? !selectable.has(space.id) : false,
				pressed: selected === space.id,
				press: () => onSpace(space.id),
			}))
		: [];

const trackTargets = ({ view, tracks, court, onTrack }: TargetsProps): Target[] =>
	onTrack
		? tracks.flatMap((resource) => {
				const upright = isUpright(courtOf(resource));
				return trackPlan(resource, view.track, court ? 'court' : 'whole').cells.map((cell) => ({
					...cell,
					// Cells touch, and reach beyond the track on both sides: a long track has narrow ones.
					width: cell.width + (upright ? 20 : 3),
					height: cell.height + (upright ? 3 : 20),
					key: `${resource}-${cell.moves}`,
					look: 'target' as const,
					label: board.trackCell(
						resource,
						cell.moves,
						cell.tier,
						view.yields[tierAt(view.track, cell.moves) - 1] as number,
						cell.end,
					),
					disabled: false,
					pressed: view.cubes[resource] === cell.moves,
					press: () => onTrack(resource, cell.moves),
				}));
			})
		: [];

const directions: Record<string, Direction> = {
	ArrowUp: 'up',
	ArrowRight: 'right',
	ArrowDown: 'down',
	ArrowLeft: 'left',
};

/**
 * The buttons over the picture: transparent, one a space or cell. Only one of them is a tab stop; arrows go to the
 * next one that way, Home and End to the first and last, Enter and Space press.
 */
export const Targets = (props: TargetsProps) => {
	const layer = useRef<SVGGElement>(null);
	const [visited, setVisited] = useState<string | null>(null);
	const targets = [...spaceTargets(props), ...trackTargets(props)];
	const current =
		targets.find(({ key }) => key === visited) ??
		targets.find(({ key }) => key === props.selected) ??
		targets.find(({ disabled }) => !disabled) ??
		targets[0];

	const onKeyDown = (event: KeyboardEvent) => {
		if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
		const direction = directions[event.key];
		if (event.key === 'Enter' || event.key === ' ') current.press();
		else {
			const next =
				event.key === 'Home'
					? targets[0]
					: event.key === 'End'
						? targets.at(-1)
						: direction && targetTowards(current, direction, targets);
			if (next) layer.current?.querySelector<SVGElement>(`[data-target="${next.key}"]`)?.focus();
			else if (!direction) return;
		}
		event.preventDefault();
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the buttons inside
		<g ref={layer} onKeyDown={onKeyDown}>
			{targets.map(({ key, look, label, disabled, pressed, press, x, y, width, height }) => (
				<g
					key={key}
					class={look}
					role="button"
					tabindex={key === current?.key ? 0 : -1}
					aria-label={label}
					aria-disabled={disabled}
					aria-pressed={pressed}
					data-target={key}
					onClick={press}
					onFocus={() => setVisited(key)}
				>
					<rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
				</g>
			))}
		</g>
	);
};
