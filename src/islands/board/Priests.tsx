import type { Court } from '#games/copan/pyramid.ts';
import { type ByResource, resources } from '#games/copan/resources.ts';
import { stairwaysAt, stepPoint } from './Stone.tsx';
import { Token } from './Token.tsx';

/** The Priests on the stairways; those of one step stand across it. */
export const Priests = ({ priests, court }: { priests: readonly ByResource[]; court: Court | undefined }) => (
	<>
		{(court ? stairwaysAt(court) : resources).flatMap((stairway, index) =>
			priests.map((steps, seat) => {
				const step = steps[stairway];
				const together = priests.flatMap((each, other) => (each[stairway] === step ? [other] : []));
				const aside = 14 * (together.indexOf(seat) - (together.length - 1) / 2);
				const { x, y } = stepPoint(stairway, step);
				// Across a stairway is along the other diagonal.
				const turn = resources.indexOf(stairway) % 2 === 0 ? -1 : 1;
				return <Token key={`${index} ${seat}`} seat={seat} at={{ x: x + aside, y: y + turn * aside }} />;
			}),
		)}
	</>
);
