import { type Golems, golemOn } from '#games/kaan/golems.ts';
import { layOut, type Pyramid, type SpaceId, spacesOf, yieldKinds, yieldOf } from '#games/kaan/pyramid.ts';
import { glyphHref } from '#stores/base.ts';
import { yieldSymbols } from '#words/en/kaan.ts';

interface PictureProps {
	pyramid: Pyramid;
	golems: Golems;
	/** Spaces in sight as answers: it may land there, or not. */
	may?: ReadonlySet<SpaceId>;
	/** The space that is looked at, and the one a golem comes from. */
	chosen: SpaceId | null;
	from?: SpaceId | null;
	/** Spaces pointed at. */
	marked?: ReadonlySet<string>;
	onPress: (space: SpaceId) => void;
}

/** The glyphs of what a space gives, one each while there is room, else with their number. */
const Gives = ({
	pyramid,
	space,
	x,
	y,
	size,
}: {
	pyramid: Pyramid;
	space: SpaceId;
	x: number;
	y: number;
	size: number;
}) => {
	const gives = yieldOf(pyramid, space);
	const signs = yieldKinds.flatMap((kind) =>
		Array.from({ length: Math.min(gives[kind] ?? 0, 3) }, () => yieldSymbols[kind]),
	);
	const shown = signs.slice(0, 3);
	return (
		<>
			{shown.map((sign, index) => (
				<use
					key={index}
					href={glyphHref(sign)}
					x={x + (index - (shown.length - 1) / 2) * size * 1.05 - size / 2}
					y={y - size / 2}
					width={size}
					height={size}
				/>
			))}
		</>
	);
};

/**
 * The pyramid from above: levels as terraces, spaces along them, lines for what is connected. Keyboards and readers have
 * the same spaces as buttons in the list beside it.
 */
export const PyramidPicture = ({ pyramid, golems, may, chosen, from, marked, onPress }: PictureProps) => {
	const places = layOut(pyramid);
	const count = Math.max(pyramid.levels.length, 2);
	const radius = Math.min(6.4, 42 / count / 2.1);
	const at = (space: SpaceId) => places[space] ?? { x: 50, y: 50 };
	return (
		<svg class="pyramid-picture" viewBox="0 0 100 100" aria-hidden="true">
			{pyramid.levels.map((_, index) => {
				const half = 42 * (1 - index / count) + radius + 1;
				return (
					<rect
						key={index}
						class={`terrace level-${Math.min(index + 1, 5)}`}
						x={50 - half}
						y={50 - half}
						width={2 * half}
						height={2 * half}
						rx="1.5"
					/>
				);
			})}
			{pyramid.links.map(([one, other]) => (
				<line
					key={`${one}-${other}`}
					class={chosen === one || chosen === other ? 'link lit' : 'link'}
					x1={at(one).x}
					y1={at(one).y}
					x2={at(other).x}
					y2={at(other).y}
				/>
			))}
			{spacesOf(pyramid).map((space) => {
				const { x, y } = at(space);
				const owner = golemOn(golems, space);
				const look = [
					'space',
					...(may ? [may.has(space) ? 'may' : 'may-not'] : []),
					...(chosen === space ? ['chosen'] : []),
					...(marked?.has(space) ? ['marked'] : []),
				];
				return (
					// biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list offers as buttons
					<g key={space} class={look.join(' ')} onClick={() => onPress(space)}>
						<circle class="edge" cx={x} cy={y} r={radius} />
						<Gives
							pyramid={pyramid}
							space={space}
							x={x}
							y={owner === null ? y - radius * 0.12 : y}
							size={radius * 0.62}
						/>
						{owner === null ? (
							<text class="name" x={x} y={y + radius * 0.74}>
								{space}
							</text>
						) : (
							<g class={`golem seat-${owner}${from === space ? ' going' : ''}`}>
								<circle cx={x} cy={y} r={radius * 0.78} />
								<text x={x} y={y + radius * 0.3}>
									{owner + 1}
								</text>
							</g>
						)}
					</g>
				);
			})}
		</svg>
	);
};
