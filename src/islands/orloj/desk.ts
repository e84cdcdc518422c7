/** What a lesson asks for once somebody acts: the rules of the solo game, and the words for what they refuse. */
import type { Rejection } from '#engine/rules.ts';
import { refusedWords } from '#words/en/orloj-tools.ts';

export { lessonRules } from '#engine/lesson.ts';
export { playOn } from '#engine/scenario.ts';
export { studio as rules } from '#games/orloj/studio.ts';
export const rejectionWords = ({ code }: Rejection): string => refusedWords(code);
