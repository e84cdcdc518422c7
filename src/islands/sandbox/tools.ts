/** What the sandbox asks for once it is used: bots, editing, comparing, keeping and sharing. */
import { randomBot } from '#engine/playout.ts';
import { greedyBot } from '#games/copan/bots.ts';
import { copan } from '#games/copan/index.ts';

export { canCapture, scenarioFrom, setupOf } from '#games/copan/capture.ts';
export { mendingOf } from '#games/copan/mending.ts';
export { keptText, parseKept, parseSeats, withKept } from '#stores/sandbox.ts';
export { Chances } from './Chances.tsx';
export { Compare } from './Compare.tsx';
export { Edit } from './Edit.tsx';
export { Keep } from './Keep.tsx';
export { Share } from './Share.tsx';
export { codeIn, Start } from './Start.tsx';

export const bots = { greedy: greedyBot, random: randomBot(copan) };

export type Tools = typeof import('./tools.ts');
