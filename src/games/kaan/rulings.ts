import type { Readings } from '#engine/rulings.ts';

/** The open questions that the tools play both ways; ours comes first. Each id is a page in `content/kaan/rulings/`. */
export const rulings = {
	/** May one upright card carry the ends of two foundations? */
	'shared-support': ['carries-two', 'carries-one'],
	/** What is the “1 PA” that the gem gives? */
	pa: ['one-hp', 'nothing'],
} as const;

export type KaanReadings = Readings<typeof rulings>;
