import { maskSpaces } from '#games/copan/jade-mask.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { effectLine, effectSigns } from '#words/en/copan.ts';
import { learn } from '#words/en/learn.ts';

interface MaskProps {
	/** Numbers of the Jade tiles that lie on it. */
	tiles: readonly number[];
	/** Spaces to point at: where a tile came or went, or was tried. */
	marked: readonly number[];
	/** Whether a tile was tried there and may not lie there. */
	isRefused?: boolean;
	/** Takes a press where a tile is chosen; the list has the same answers as buttons. */
	onPress?: ((space: number) => void) | null;
}

/** A Jade Mask as it lies: what each space brings, and the tiles on it. The grid is the one in which tiles are chosen. */
export const Mask = ({ tiles, marked, isRefused = false, onPress = null }: MaskProps) => (
	<ul class={onPress ? 'mask-board open' : 'mask-board'} aria-label={learn.mask.label}>
		{maskSpaces.map(({ id, effects }) => {
			const space = Number(id);
			const isOn = tiles.includes(space);
			const isMarked = marked.includes(space);
			return (
				// biome-ignore lint/a11y/useKeyWithClickEvents: keyboards and readers have the list
				<li
					key={id}
					onClick={() => onPress?.(space)}
					class={[isOn && 'on', isMarked && (isRefused ? 'refused' : 'marked')].filter(Boolean).join(' ') || undefined}
				>
					<span class="vh">{learn.mask.space(id, effects.map(effectLine).join(', '), isOn)}</span>
					<small aria-hidden="true">{id}</small>
					<span class="signs" aria-hidden="true">
						{isOn ? (
							<Glyph of="jade" />
						) : isMarked && isRefused ? (
							<Glyph of="ui-close" />
						) : (
							effects
								.flatMap(effectSigns)
								.map((sign, nth) =>
									'symbol' in sign ? <Glyph key={nth} of={sign.symbol} /> : <span key={nth}>{sign.text}</span>,
								)
						)}
					</span>
				</li>
			);
		})}
	</ul>
);

/** Spaces on which a tile lies now and did not before, or the other way round. */
export const maskChanges = (now: readonly number[], before: readonly number[]): number[] => [
	...now.filter((space) => !before.includes(space)),
	...before.filter((space) => !now.includes(space)),
];
