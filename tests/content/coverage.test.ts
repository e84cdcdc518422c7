/** The list of what the engine holds, and that a gap in it stops the build. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleIds } from '#games/copan/rule-ids.ts';
import { referenceOf } from '#reference/content.ts';
import { coverageOf, coverageProblems, exercisesIn } from '#reference/coverage.ts';

const reference = referenceOf('copan');

describe('as the project stands', () => {
	const held = coverageOf(reference);

	test('every rule the engine cites is cited somewhere and exercised by a test', () => {
		expect(coverageProblems(reference)).toEqual([]);
		expect([...held.keys()]).toEqual([...ruleIds]);
	});

	test('a rule names its part of the engine, its tests and the positions that show it', () => {
		const shown = held.get('copan.court.events.one-roll');
		expect(shown?.citedIn).toContain('fate.ts');
		expect(shown?.tests).toContain('events.test.ts');
		expect(shown?.presets.map(({ href }) => href)).toContain('/copan/play/multiple-events/?preset=two-thresholds');
	});
});

describe('a gap', () => {
	let root: string;
	beforeAll(() => {
		root = mkdtempSync(join(tmpdir(), 'stela-coverage-'));
		for (const folder of ['src/games/copan', 'tests/engine']) cpSync(folder, join(root, folder), { recursive: true });
	});
	afterAll(() => rmSync(root, { recursive: true }));

	const change = (file: string, from: string, to: string) => {
		const path = join(root, file);
		const text = readFileSync(path, 'utf8');
		expect(text).toContain(from);
		writeFileSync(path, text.replaceAll(from, to));
	};

	test('a rule that no part of the engine cites any more is named', () => {
		change('src/games/copan/scoring.ts', "'copan.scoring.mask'", "'copan.scoring.embassies'");
		expect(coverageProblems(reference, root)).toEqual([
			expect.stringMatching(/"copan\.scoring\.mask" stands among .* no part of the engine cites it/),
		]);
	});

	test('a rule that no test exercises any more is named', () => {
		change('tests/engine/scoring.test.ts', "'copan.winning.draw-shared'", "'copan.winning.most'");
		expect(coverageProblems(reference, root)).toContainEqual(
			expect.stringMatching(/no test exercises "copan\.winning\.draw-shared"/),
		);
	});

	test('lists are read from text alone', () => {
		expect(exercisesIn("export const exercises = ['copan.a.b', 'copan.c']; const other = ['copan.d'];")).toEqual([
			'copan.a.b',
			'copan.c',
		]);
	});
});
