/** What Orloj's pages hand to their islands, made when the site is built. */
import type { Citations } from '#islands/parts/Log.tsx';

/** A step of the set-up, with its rule. */
export interface SetUpStep {
	/** The rule's id, without its game. */
	id: string;
	title: string;
	text: string;
	number: string;
	href: string;
}

export interface Pages {
	turn: string;
	setUp: string;
	score: string;
	rooster: string;
	/** The chapter with the base game's set-up numbers. */
	base: string;
}

export interface ToolProps {
	citations: Citations;
	pages: Pages;
}
