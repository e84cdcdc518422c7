/** The games that the commands know. */

import { randomBot } from '#engine/playout.ts';
import { greedyBot } from '#games/copan/bots.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { copanGame } from '#games/copan/game.ts';
import { copan } from '#games/copan/index.ts';
import { brokenInvariants } from '#games/copan/invariants.ts';
import { playerCounts } from '#games/copan/resources.ts';
import { ruleIds } from '#games/copan/rule-ids.ts';

export const games = {
	copan: {
		game: copanGame,
		rules: copan,
		bots: { random: randomBot(copan), greedy: greedyBot },
		brokenInvariants,
		cards: eventCards.map(({ id }) => id),
		playerCounts,
		ruleIds,
	},
};

export type GameName = keyof typeof games;

export const isGame = (name: string): name is GameName => Object.hasOwn(games, name);
