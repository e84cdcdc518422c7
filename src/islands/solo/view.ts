/** What the companion's page hands to its island, made when the site is built. */
import type { Citations } from '#islands/parts/Log.tsx';
import type { Limits, Sun } from '#islands/score/Entries.tsx';

/** A step of the set-up, with its rule. */
export interface SetupStep {
	/** The rule's id, without its game. */
	id: string;
	title: string;
	/** How many of what it needs, where it says so. */
	need: string;
	number: string;
	href: string;
}

export interface SoloProps {
	/** The Event cards by letter: what each face does, with its symbol. */
	faces: Record<string, { symbol: string; line: string }[]>;
	/** The table for two, then what each player has. */
	steps: SetupStep[];
	/** Open questions about the Automa that have more than one reading to play. */
	rulings: string[];
	citations: Citations;
	/** For what you have at the end. */
	limits: Limits;
	suns: Sun[];
	/** Addresses of other pages. */
	pages: { yourCopy: string; setup: string; compare: string; chapter: string; eventNow: string };
}
