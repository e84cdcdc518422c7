import type { Court } from '#games/copan/pyramid.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import { courtOf, type Point, zenith } from './geometry.ts';

const middle = `translate(${zenith.x} ${zenith.y})`;

/** Half the side of each terrace, from the ground up. */
const terraces = [320, 259, 205, 151, 108, 66];

/** A terrace is lit from the upper left: a bright edge on two sides and a dark one on the others. */
const Terrace = ({ half, level }: { half: number; level: number }) => {
	const side = 2 * half;
	const inner = side - 14;
	return (
		<g class={`terrace-${level}`}>
			<path class="terrace" d={`M${-half} ${-half}h${side}v${side}h${-side}z`} />
			<path class="lit" d={`M${-half} ${-half}h${side}l-7 7h${-inner}v${inner}l-7 7z`} />
			<path class="shade" d={`M${half} ${half}v${-side}l-7 7v${inner}h${-inner}l-7 7z`} />
		</g>
	);
};

/** Steps are counted from the foot; a step is 33 deep, and the stairway ends under the Zenith stack. */
const stepCount = 10;
const steps = Array.from({ length: stepCount }, (_, step) => step);
const stepOut = (step: number): number => 390 - 33 * step;
const treads = (which: number[]): string => which.map((step) => `M${stepOut(step)}-29h33v58h-33z`).join('');
const evenTreads = `${treads(steps.filter((step) => step % 2 === 0))}M66-29h27v58h-27z`;
const oddTreads = treads(steps.filter((step) => step % 2 === 1));
const noses = steps.map((step) => `M${stepOut(step) + 31.5}-29v58`).join('');

/** How far a step's middle lies from the Zenith stack, across and down alike. */
const stepDiagonal = (step: number): number => (stepOut(step) + 16.5) * Math.SQRT1_2;

/** The stairways lie on the diagonals, each at the start of its Decline track. Food's climbs from the upper left. */
const diagonals: Record<Resource, { turn: number; x: 1 | -1; y: 1 | -1 }> = {
	food: { turn: 225, x: -1, y: -1 },
	fame: { turn: 315, x: 1, y: -1 },
	zeal: { turn: 45, x: 1, y: 1 },
	power: { turn: 135, x: -1, y: 1 },
};

const Stairway = ({ resource }: { resource: Resource }) => {
	const { turn, x, y } = diagonals[resource];
	const along = steps.map(stepDiagonal);
	return (
		<g class={resource} transform={middle}>
			<g transform={`rotate(${turn})`}>
				<path class="step" d={evenTreads} />
				<path class="step odd" d={oddTreads} />
				<path class="nose" d={noses} />
				<path class="rail" d="M423-32H70M423 32H70" />
			</g>
			{/* One digit a place. */}
			<text
				class="step-number"
				x={along.map((out) => Math.round(x * out)).join(' ')}
				y={along.map((out) => Math.round(y * out) + 5).join(' ')}
			>
				{steps.join('')}
			</text>
		</g>
	);
};

/** The middle of a step of a stairway. */
export const stepPoint = (stairway: Resource, step: number): Point => {
	const { x, y } = diagonals[stairway];
	const out = stepDiagonal(step);
	return { x: zenith.x + x * out, y: zenith.y + y * out };
};

/** A court lies between the stairway at the start of its own track and that of the next one clockwise. */
export const stairwaysAt = (court: Court): Resource[] => {
	const own = resources.findIndex((resource) => courtOf(resource) === court);
	return [own, (own + 1) % 4].map((at) => resources[at] as Resource);
};

/** The stones that never change: terraces, stairways and the Zenith stack. With a court, only what is seen from there. */
export const Stone = ({ court, vp }: { court?: Court | undefined; vp?: number | undefined }) => {
	const seen = court ? stairwaysAt(court) : resources;
	return (
		<>
			<path class="cast" d="M308 332h640v640h-640z" />
			<g transform={middle}>
				{terraces.map((half, level) => (
					<Terrace key={half} half={half} level={level} />
				))}
			</g>
			{seen.map((resource) => (
				<Stairway key={resource} resource={resource} />
			))}
			<g transform={middle}>
				<path class="terrace-5 terrace" d="M-66-66h132v132h-132z" />
				<path class="lit" d="M-66-66H66l-8 8H-58V58l-8 8z" />
				<path class="shade" d="M66 66V-66l-8 8V58H-58l-8 8z" />
				{vp !== 0 && (
					<>
						<path class="zenith" d="M12-40 60 8 12 56-36 8z" />
						<path class="zenith" d="M6-46 54 2 6 50-42 2z" />
						<path class="zenith" d="M0-52 48-4 0 44-48-4z" />
						<path class="zenith-line" d="M0-41 37-4 0 33-37-4z" />
						{vp ? (
							<text class="zenith-vp" y="8">
								{vp}
							</text>
						) : (
							<path class="zenith-star" d="M0-26Q4-8 22-4 4 0 0 18-4 0-22-4-4-8 0-26z" />
						)}
					</>
				)}
			</g>
		</>
	);
};
