import type { Point } from './geometry.ts';

/** A player's token: the number says whose it is, not only the colour. */
export const Token = ({ seat, at, count = 1 }: { seat: number; at: Point; count?: number }) => (
	<g class={`token seat-${seat}`}>
		<circle cx={at.x} cy={at.y} r="11" />
		<text x={at.x} y={at.y + 4.6}>
			{seat + 1}
		</text>
		{count > 1 && (
			<text class="count" x={at.x + 13} y={at.y + 4.6}>
				×{count}
			</text>
		)}
	</g>
);
