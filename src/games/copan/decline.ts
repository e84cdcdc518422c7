import type { DeclineTrack } from './profile.ts';

export type Tier = 1 | 2 | 3;

/** The tier in which a cube stands after so many moves. Rule `court.collect.tiers`. */
export const tierAt = (track: DeclineTrack, moves: number): Tier => {
	if (moves < track.thresholds[0]) return 1;
	return moves < track.thresholds[1] ? 2 : 3;
};

/** How many of the track's marks (two thresholds and the last space) a cube has reached. Rule `court.events.decline`. */
export const crossingsAt = (track: DeclineTrack, moves: number): number =>
	[...track.thresholds, track.end].filter((mark) => moves >= mark).length;
