/** What each game brings to the pages that all games share. */
import type { Provenance } from '#engine/profile.ts';
import type { Game } from '#engine/scenario.ts';
import { copanGame } from '#games/copan/game.ts';
import { ruleIds as copanRules } from '#games/copan/rule-ids.ts';
import { rulings as copanRulings } from '#games/copan/rulings.ts';
import { kaanGame } from '#games/kaan/game.ts';
import { ruleIds as kaanRules } from '#games/kaan/rule-ids.ts';
import { rulings as kaanRulings } from '#games/kaan/rulings.ts';
import { orlojGame } from '#games/orloj/game.ts';
import { ruleIds as orlojRules } from '#games/orloj/rule-ids.ts';
import { rulings as orlojRulings } from '#games/orloj/rulings.ts';
import { teotihuacanGame } from '#games/teotihuacan/game.ts';
import { ruleIds as teotihuacanRules } from '#games/teotihuacan/rule-ids.ts';
import { rulings as teotihuacanRulings } from '#games/teotihuacan/rulings.ts';
import { kindWords as copanKinds } from '#words/en/copan-glossary.ts';
import { copanHome } from '#words/en/copan-home.ts';
import type { GameHome, KindWords } from '#words/en/home.ts';
import { kaanHome } from '#words/en/kaan-home.ts';
import { kindWords as kaanKinds } from '#words/en/kaan-kinds.ts';
import { orlojHome } from '#words/en/orloj-home.ts';
import { kindWords as orlojKinds } from '#words/en/orloj-kinds.ts';
import { teotihuacanHome } from '#words/en/teotihuacan-home.ts';
import { kindWords as teotihuacanKinds } from '#words/en/teotihuacan-kinds.ts';
import type { Component } from './components.ts';
import { copanComponents } from './copan-components.ts';
import type { GameId } from './games.ts';
import { kaanComponents, kaanValues } from './kaan-components.ts';
import { orlojComponents, orlojValues } from './orloj-components.ts';
import { teotihuacanComponents, teotihuacanValues } from './teotihuacan-components.ts';

/** A value with where it comes from, as the page of sources lists it. */
export interface Value {
	/** Its anchor on that page. */
	key: string;
	/** Heading under which it stands. */
	group: string;
	name: string;
	/** The value in words. */
	words: string;
	from: Provenance;
	/** Where it is printed, the sum it follows from, or why we read it so. */
	because: string;
}

export interface GameParts {
	/** Its kinds of components, in the rulebook's order. */
	kinds: Readonly<Record<string, KindWords>>;
	components: () => Component[];
	/** Values that stand in no component of their own. */
	values: () => Value[];
	home: GameHome;
	/** What its lessons are played by. */
	// biome-ignore lint/suspicious/noExplicitAny: whoever plays a game knows its shapes
	game?: Game<any, any, any, any>;
	/** The rules that its code cites, and the open questions that it plays. */
	ruleIds: readonly string[];
	rulings: Readonly<Record<string, readonly string[]>>;
	/** The page on which values of ours are listed, below the game's address. */
	marks: 'your-copy' | 'sources';
	/** Whether its pages load `/<game>/early.js` in their head, before the first paint. */
	early?: true;
	/** Whether its lists, cards and home have pages of their own instead of those that all games share. */
	ownPages?: true;
}

export const registry: Readonly<Record<GameId, GameParts>> = {
	copan: {
		kinds: copanKinds,
		components: copanComponents,
		values: () => [],
		home: copanHome,
		game: copanGame,
		ruleIds: copanRules,
		rulings: copanRulings,
		marks: 'your-copy',
		ownPages: true,
	},
	teotihuacan: {
		kinds: teotihuacanKinds,
		components: teotihuacanComponents,
		values: teotihuacanValues,
		home: teotihuacanHome,
		game: teotihuacanGame,
		ruleIds: teotihuacanRules,
		rulings: teotihuacanRulings,
		marks: 'sources',
		early: true,
	},
	kaan: {
		kinds: kaanKinds,
		components: kaanComponents,
		values: kaanValues,
		home: kaanHome,
		game: kaanGame,
		ruleIds: kaanRules,
		rulings: kaanRulings,
		marks: 'sources',
	},
	orloj: {
		kinds: orlojKinds,
		components: orlojComponents,
		values: orlojValues,
		home: orlojHome,
		game: orlojGame,
		ruleIds: orlojRules,
		rulings: orlojRulings,
		marks: 'sources',
	},
};

/** A kind's words; throws where the game has no such kind. */
export const kindOf = (game: GameId, kind: string): KindWords => {
	const words = registry[game].kinds[kind];
	if (!words) throw new Error(`src/words/en/${game}-kinds.ts has no kind "${kind}"`);
	return words;
};
