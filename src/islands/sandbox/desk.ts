/** What the sandbox asks for once it is used: the rules of any game, and its tools. */
import { tools } from '#words/en/sandbox-tools.ts';

export { canCapture } from '#games/copan/capture.ts';
export { copanGame } from '#games/copan/game.ts';
export { copan as rules } from '#games/copan/index.ts';
export * from '#islands/playing/desk-parts.ts';
export { keptText, markOf, parseKept, parseSeats, withKept } from '#stores/sandbox.ts';
export { soloActionWords as actionWords, soloQuestionText as questionText } from '#words/en/copan-solo.ts';
export { soloProblemWords as setupProblemWords } from '#words/en/sandbox-solo.ts';
export { automaCards } from './Automa.tsx';
export { answererFor, botAction } from './answering.ts';
export { BotTurn } from './BotTurn.tsx';
export { Chances } from './Chances.tsx';
export { Compare } from './Compare.tsx';
export { Edit, EditBar } from './Edit.tsx';
export { Keep } from './Keep.tsx';
export { nameOf, scenarioFrom } from './named.ts';
export { everyPlace } from './places.ts';
export { Share } from './Share.tsx';
export { codeIn, Start } from './Start.tsx';
export { askLines, logLines, siteOfRoll } from './telling.ts';

/** What is said of a position that is deleted. */
export const { deleted } = tools.keep;

export type SandboxDesk = typeof import('./desk.ts');
