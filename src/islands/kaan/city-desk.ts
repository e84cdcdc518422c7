/** What the lesson on the city asks for once somebody acts: the rules, and the words for what they refuse. */
export { lessonRules } from '#engine/lesson.ts';
export { playOn } from '#engine/scenario.ts';
export { cityGame as rules } from '#games/kaan/city-game.ts';
export { rejectionWords } from '#words/en/kaan-lesson.ts';
