/** What a lesson asks for once somebody acts: the rules, and the words for what they refuse. */
export { lessonRules } from '#engine/lesson.ts';
export { playOn } from '#engine/scenario.ts';
export { golemGame as rules } from '#games/kaan/golem-game.ts';
export { rejectionWords } from '#words/en/kaan-lesson.ts';
