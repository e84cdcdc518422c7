/** What a lesson of Teotihuacan loads once somebody acts. */
import { lessonRules } from '#engine/lesson.ts';
import { playOn } from '#engine/scenario.ts';
import { firstTurns } from '#games/teotihuacan/first-turns.ts';
import { refusal } from '#words/en/teotihuacan-tools.ts';

export const desk = {
	rules: firstTurns,
	lessonRules,
	playOn,
	rejectionWords: refusal,
};
