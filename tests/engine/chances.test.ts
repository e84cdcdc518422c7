/** Before the Fate die is rolled: what each face brings by force, what it closes, and who would have to choose. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runScenario, type Scenario } from '#engine/scenario.ts';
import { type FaceOutlook, facesAhead } from '#games/copan/chances.ts';
import { differencesOf } from '#games/copan/differences.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import { copanGame } from '#games/copan/game.ts';
import { type Action, copan, type Event, type Position, type Setup } from '#games/copan/index.ts';
import { copanPlay } from '#games/copan/play.ts';
import { boardChanges, closingWords, faceEffectWords, seatChanges } from '#words/en/chances.ts';
import { anyChoices, anySetup, playOut } from './random.ts';
import { freeze } from './support.ts';

/** The position of a preset in which the die is asked for. */
const beforeRoll = (id: string): Position => {
	const { presets } = JSON.parse(readFileSync('content/copan/scenarios/multiple-events.json', 'utf8')) as {
		presets: { id: string; scenario: Scenario<Setup, Action> }[];
	};
	const scenario = presets.find((preset) => preset.id === id)?.scenario as Scenario<Setup, Action>;
	const before = runScenario(copanGame, scenario).steps.find(({ position }) => copan.decision(position)?.ask === 'die');
	return freeze(before?.position as Position);
};

/** What a face brings, in short: the changes of each seat and of the board, what closes, who is asked what. */
const brief = (before: Position, { position, closings, asked }: FaceOutlook) => ({
	seats: before.seats.map((_, seat) =>
		differencesOf(before, position).flatMap((difference) =>
			'seat' in difference && difference.seat === seat ? seatChanges(difference).map(({ text }) => text) : [],
		),
	),
	board: differencesOf(before, position).flatMap((each) => boardChanges(each).map(({ text }) => text)),
	closings: closings.map(closingWords),
	asked: asked.map(({ decision }) => `${decision.actor} ${decision.ask}`),
});
const briefs = (before: Position) =>
	Object.fromEntries(facesAhead(copanPlay, before).map((outlook) => [outlook.face, brief(before, outlook)]));

describe('the printed example, before its roll', () => {
	const before = beforeRoll('printed-example');
	const nothing = { seats: [[], [], []], board: [], closings: [], asked: [] };

	test('six faces of Event card A, each with what it brings', () => {
		expect(briefs(before)).toEqual({
			1: { ...nothing, seats: [['−1 VP', '−1 Fame'], ['−2 VP'], []] },
			2: {
				...nothing,
				asked: [
					'0 any-resource',
					'0 any-resource',
					'1 any-resource',
					'1 any-resource',
					'2 any-resource',
					'2 any-resource',
				],
			},
			3: { ...nothing, board: ['Food cube 3 → 4', '1 more Event'], closings: ['Embassies: space 3 closes'] },
			4: { ...nothing, asked: expect.arrayContaining(['0 jade', '1 jade', '2 jade']) },
			5: nothing,
			6: { ...nothing, board: ['Zeal cube 2 → 3'] },
		});
	});

	test('nothing that follows the Events is told with them', () => {
		for (const { forced, sampled } of facesAhead(copanPlay, before))
			expect([...forced, ...sampled].map(({ type }) => type)).not.toContain('tileActivated');
		// Really rolled, the tile is activated right after.
		const rolled = copan.play(before, { type: 'roll', face: 5 });
		expect(rolled.ok && rolled.value.events.map(({ type }) => type)).toContain('tileActivated');
	});
});

test('with a threshold crossed, every face closes another space; a second Event closes one more', () => {
	const faces = briefs(beforeRoll('two-thresholds'));
	expect(Object.values(faces).map(({ closings }) => closings[0])).toEqual(
		[1, 2, 3, 4, 5, 6].map((space) => faces[space]?.closings[0]),
	);
	expect(new Set(Object.values(faces).map(({ closings }) => closings.join())).size).toBe(6);
});

test('a face that is closed already says so', () => {
	const before = beforeRoll('closed-already');
	const faces = facesAhead(copanPlay, before);
	const shut = faces.filter(({ closings }) => closings.some(({ told }) => told.type === 'closedAlready'));
	expect(shut.map(({ face }) => face)).toContain(4);
	expect(shut.length).toBeLessThan(6);
	const four = shut.find(({ face }) => face === 4) as FaceOutlook;
	expect(four.closings.map(closingWords)).toContainEqual(expect.stringMatching(/closed already$/));
});

test('a closing after choices is sure where its Event has arisen before them', () => {
	const before = beforeRoll('jade-for-all');
	const faces = facesAhead(copanPlay, before);
	const jade = faces.find(({ face }) => face === 2) as FaceOutlook;
	expect(jade.asked.length).toBeGreaterThan(0);
	expect(jade.forced.some(({ type }) => type === 'spaceClosed')).toBe(false);
	expect(jade.closings[0]).toMatchObject({ told: { type: 'spaceClosed' }, isSure: true });
});

test('where no die is asked for there is nothing to show', () => {
	const created = copan.create({ players: 2 });
	expect(created.ok && facesAhead(copanPlay, created.value.position)).toEqual([]);
});

test('what a face does is told as on the Event card', () => {
	expect(faceEffectWords('G', 2)).toBe('Gain 2 Power and 2 Fame');
});

/** Really rolled: what is told, going on by itself while there is just one thing to do. */
const reallyRolled = (before: Position, face: DieFace): Event[] => {
	const told: Event[] = [];
	let action: Action | undefined = { type: 'roll', face };
	for (let position = before; action; ) {
		const played = copan.play(position, action);
		if (!played.ok) throw new Error(JSON.stringify(played.error));
		told.push(...played.value.events);
		position = played.value.position;
		const legal = copan.decision(position) ? copan.legalActions(position) : [];
		action = legal.length === 1 ? legal[0] : undefined;
	}
	return told;
};

test('at any table: what a face brings by force is what happens first where it is really rolled', () => {
	let seen = 0;
	fc.assert(
		fc.property(anySetup, anyChoices, (setup, choices) => {
			for (const before of playOut(setup, choices).positions) {
				if (copan.decision(before)?.ask !== 'die') continue;
				const faces = facesAhead(copanPlay, before);
				expect(faces.map(({ face }) => face)).toEqual([1, 2, 3, 4, 5, 6]);
				for (const { face, forced, isWhole, asked, closings } of faces) {
					expect(isWhole).toBe(true);
					const told = reallyRolled(before, face);
					expect(told.slice(0, forced.length)).toEqual(forced);
					// Of Events that have arisen, each closes a space or finds it closed.
					const declines = before.events.filter(({ event }) => event.kind === 'decline');
					expect(closings.filter(({ isSure }) => isSure).length).toBeGreaterThanOrEqual(declines.length);
					// Where nobody has to choose, that is all: what follows belongs to the turn.
					if (asked.length === 0)
						expect(
							told.slice(forced.length).some(({ type }) => type === 'spaceClosed' || type === 'closedAlready'),
						).toBe(false);
				}
				seen++;
			}
		}),
		{ numRuns: 60 },
	);
	expect(seen).toBeGreaterThan(10);
});
