import type { City, Place, Placement } from '#games/kaan/city.ts';
import { glyphHref } from '#stores/base.ts';
import { city as words } from '#words/en/kaan-tools.ts';

interface CityPictureProps {
	city: City;
	/** Places where what is chosen may go. */
	may: readonly Placement[];
	onPlace: (placement: Placement) => void;
	/** Takes something off; left out, nothing can be. */
	onTake?: (place: Place, what: 'foundation' | 'upright') => void;
}

/** A card lying and a card standing, and the room of a level. */
const lying = { width: 60, height: 30 };
const upright = { width: 30, height: 46 };
/** Up to this wide, five cards in a row, a picture shrinks to a phone's screen; a wider one is scrolled. */
const narrow = 340;
const storey = lying.height + upright.height + 4;

/**
 * The city from the front, card on card. Keyboards and readers have the same places as buttons in the list beside it.
 */
export const CityPicture = ({ city, may, onPlace, onTake }: CityPictureProps) => {
	const all: Place[] = [...city, ...may];
	const left = (place: Place): number => place.at * 64 + (place.level - 1) * 32;
	const first = Math.min(...city.filter(({ level }) => level === 1).map(({ at }) => at));
	const least = Math.min(0, ...all.map(left));
	const right = Math.max(64, ...all.map((place) => left(place) + 64));
	const top = Math.max(2, ...all.map(({ level }) => level));
	const width = right - least + 8;
	const height = top * storey + 10;
	const x = (place: Place): number => left(place) - least + 6;
	/** Upper edge of a lying card. */
	const y = ({ level }: Place): number => height - 6 - (level - 1) * storey - lying.height;
	return (
		<svg
			class={width <= narrow ? 'city-picture fits' : 'city-picture'}
			viewBox={`0 0 ${width} ${height}`}
			width={1.5 * width}
			height={1.5 * height}
			aria-hidden="true"
		>
			<line class="ground" x1="0" x2={width} y1={height - 4} y2={height - 4} />
			{city.map((foundation) => (
				<g key={`${foundation.level} ${foundation.at}`}>
					{/* biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list offers as buttons */}
					<g class="card foundation" onClick={() => onTake?.(foundation, 'foundation')}>
						<rect x={x(foundation)} y={y(foundation)} width={lying.width} height={lying.height} rx="3" />
						<text x={x(foundation) + lying.width / 2} y={y(foundation) + 20}>
							{foundation.level === 1 ? foundation.at - first + 1 : words.level(foundation.level)}
						</text>
					</g>
					{foundation.upright && (
						// biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list offers as buttons
						<g class={`card ${foundation.upright}`} onClick={() => onTake?.(foundation, 'upright')}>
							<rect
								x={x(foundation) + 15}
								y={y(foundation) - upright.height - 2}
								width={upright.width}
								height={upright.height}
								rx="3"
							/>
							<use
								href={glyphHref(`kaan:${foundation.upright}`)}
								x={x(foundation) + 20}
								y={y(foundation) - upright.height + 11}
								width="20"
								height="20"
							/>
						</g>
					)}
				</g>
			))}
			{may.map((placement) => {
				const isLying = placement.type === 'foundation';
				return (
					// biome-ignore lint/a11y/noStaticElementInteractions: a second way to what the list offers as buttons
					<g
						key={`${placement.type} ${placement.level} ${placement.at}`}
						class="may"
						onClick={() => onPlace(placement)}
					>
						<rect
							x={isLying ? x(placement) : x(placement) + 15}
							y={isLying ? y(placement) : y(placement) - upright.height - 2}
							width={isLying ? lying.width : upright.width}
							height={isLying ? lying.height : upright.height}
							rx="3"
						/>
						<path
							d={
								isLying
									? `M${x(placement) + 25} ${y(placement) + 15}h10m-5-5v10`
									: `M${x(placement) + 25} ${y(placement) - upright.height / 2}h10m-5-5v10`
							}
						/>
					</g>
				);
			})}
		</svg>
	);
};
