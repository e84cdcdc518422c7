/** What the README shows of the engine runs as it stands there. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playOut, randomBot } from '#engine/playout.ts';
import { copan, type Setup } from '#games/copan/index.ts';
import { setupSchema } from '#games/copan/schemas.ts';
import { eventsOf, expectOk } from './support.ts';

const readme = readFileSync('README.md', 'utf8');
const blocksIn = (heading: string, language: string): string[] => {
	const section = readme.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
	return [...section.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
		([, code]) => code as string,
	);
};

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'stela-readme-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of ours on the Node that runs the tests. */
const run = (...args: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	return { status, stdout, stderr };
};
const scenario = (text: string, ...options: string[]) => {
	const file = join(folder, 'scenario.json');
	writeFileSync(file, text);
	return run('src/cli/scenario.ts', file, ...options);
};

describe('the engine on its own', () => {
	test('ten lines play a game', () => {
		const [code] = blocksIn('The engine on its own', 'ts');
		const file = 'tests/engine/readme-example.ts';
		writeFileSync(file, code as string);
		try {
			const { status, stdout, stderr } = run(file);
			expect(stderr).toBe('');
			expect(status).toBe(0);
			expect(stdout).toMatch(/vp: \[.*winners: \[/s);
		} finally {
			rmSync(file);
		}
	});
});

describe('a scenario file', () => {
	const [pushChain, exchange, finalScoring, atItsEnd] = blocksIn('A scenario file', 'json') as [
		string,
		string,
		string,
		string,
	];
	const played = (text: string, ...options: string[]) => {
		const { status, stdout, stderr } = scenario(text, ...options);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		return JSON.parse(stdout);
	};

	test('a push chain stops at the choice of a Character', () => {
		const { decision, position, legal } = played(pushChain, '--legal');
		expect(decision).toEqual({ actor: 0, ask: 'site', rule: 'copan.ball-court.recruit.price' });
		expect(legal).toHaveLength(6);
		expect(position.seats.map(({ totem }: { totem: unknown }) => totem)).toEqual([
			{ site: 'ball-court', space: 1, side: 'any' },
			{ site: 'ball-court', space: 2, side: 'any' },
			{ site: 'ball-court', space: 3, side: 'two' },
			null,
		]);
	});

	test('an exchange brings its bonus action after the Site’s', () => {
		const { decision, position } = played(exchange);
		expect(decision).toEqual({ actor: 0, ask: 'site', rule: 'copan.stairway.line.pay' });
		expect(position.seats[0].mask).toEqual([1, 2, 3]);
	});

	test('a final scoring goes to the winner', () => {
		const { decision, result } = played(finalScoring, '--seed', '1');
		expect(decision).toBeNull();
		expect(result).toEqual({ vp: [58, 58], jade: [3, 0], winners: [0] });
	});

	test('a game at its end is scored', () => {
		const { decision, result } = played(atItsEnd);
		expect(decision).toBeNull();
		// 31 + 10 + 7 + 6 + 3 − 7 + 6, and 40 + 4 + 7 + 3 + 6 − 1: red counts 0 for Ben, −1 for Ana.
		expect(result).toEqual({ vp: [56, 59], jade: [3, 0], winners: [1] });
	});

	test.each([
		['no JSON', '{', 'The file is not JSON'],
		['a version of the future', '{"v":9,"game":"copan","setup":{},"actions":[]}', 'v: version 9 is not known'],
		['another game', '{"v":1,"game":"chess","setup":{},"actions":[]}', 'there is no game "chess"'],
		['a shape that is wrong', '{"v":1,"game":"copan","setup":{"players":7},"actions":[]}', 'setup.players: found 7'],
		[
			'a setup that cannot be',
			'{"v":1,"game":"copan","setup":{"players":2,"cubes":{"food":99}},"actions":[]}',
			'setup.cubes.food:',
		],
		[
			'an action that is not legal',
			'{"v":1,"game":"copan","setup":{},"actions":[{"type":"move","site":"river"}]}',
			'actions.0 is not legal there',
		],
	])('%s is answered with what and where', (_, text, said) => {
		const { status, stdout, stderr } = scenario(text);
		expect(stdout).toBe('');
		expect(stderr).toContain(said);
		expect(status).toBe(1);
	});

	test('names every field that a setup may have', () => {
		const section = readme.split(/^## /m).find((each) => each.startsWith('A scenario file')) ?? '';
		const named = new Set([...section.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
		const fields = new Set<string>();
		/** Field names of a schema and of all within it; a record's are values, which the section tells in words. */
		const collect = (schema: unknown): void => {
			if (typeof schema !== 'object' || schema === null) return;
			const { entries, wrapped, item, pipe } = schema as Record<string, unknown>;
			for (const [name, inner] of Object.entries(entries ?? {})) {
				fields.add(name);
				collect(inner);
			}
			collect(wrapped);
			collect(item);
			for (const part of Array.isArray(pipe) ? pipe.slice(1) : []) collect(part);
		};
		collect(setupSchema);
		expect(fields.size).toBeGreaterThan(40);
		expect([...fields].filter((name) => !named.has(name))).toEqual([]);
	});

	test.each([
		['court-phase', 'courtPhaseEnded'],
		['turn', 'riverFilled'],
		['game', 'gameEnded'],
	] as const)('from the box until %s: dealt first, then played so far', (until, last) => {
		const played = expectOk(playOut(copan, { base: 'box', players: 2, until, seed: 3 }, [randomBot(copan)], 3));
		expect(played.events[0]?.type).toBe('dealBegan');
		expect(eventsOf(played.events, 'cityLaid')).toHaveLength(6);
		expect(eventsOf(played.events, 'courtPhaseEnded').length > 1).toBe(until === 'game');
		expect(played.events.at(-1)?.type).toBe(last);
	});

	test('from the box, what is named is not dealt', () => {
		const setup: Setup = { base: 'box', players: 2, sites: { cities: ['7'], river: ['food'], glyphs: ['a', 'b'] } };
		const { position, events } = expectOk(playOut(copan, { ...setup, until: 'court-phase' }, [randomBot(copan)], 1));
		expect(eventsOf(events, 'cityLaid').map(({ space }) => space)).toEqual([2, 3, 4, 5, 6]);
		expect(position.cities).not.toContain(null);
		expect(eventsOf(events, 'cardLaid').filter(({ kind }) => kind === 'glyphs')).toHaveLength(4);
	});

	test.each(['--help', '-h'])('%s prints how both commands are used', (flag) => {
		for (const [command, options] of [
			['scenario', ['FILE', '--seed', '--legal']],
			['playout', ['--game ', '--players', '--games', '--seed', '--bot', '--readings', '--no-checks']],
		] as const) {
			const { status, stdout, stderr } = run(`src/cli/${command}.ts`, flag);
			expect(stderr).toBe('');
			expect(status).toBe(0);
			expect(stdout).toContain(`npm run ${command} -- `);
			for (const option of options) expect(stdout).toContain(option);
		}
	});

	test('a file that begins with a byte-order mark is read like any other', () => {
		expect(played(`\uFEFF${pushChain}`)).toEqual(played(pushChain));
	});

	test.each([
		[['src/cli/scenario.ts'], 'Name one scenario file'],
		[['src/cli/scenario.ts', 'no-such-file.json'], 'cannot be read'],
		[['src/cli/scenario.ts', 'package.json', '--seed', 'x'], '--seed takes a whole number'],
		[['src/cli/playout.ts', '--players', '5'], '--players takes 1, 2, 3, 4'],
		[['src/cli/playout.ts', '--bot', 'clever'], '--bot takes random or greedy'],
		[['src/cli/playout.ts', '--games', '0'], '--games takes a whole number from 1'],
		[['src/cli/playout.ts', '--game', 'chess'], 'There is no game "chess"'],
		[['src/cli/playout.ts', '--seed', '99999999999999999999'], '--seed takes a whole number from 0 to 4294967295'],
		[['src/cli/playout.ts', '--readings', 'banana'], '--readings takes ours or any'],
	])('%j is refused with words', (args, said) => {
		const { status, stderr } = run(...args);
		expect(stderr).toContain(said);
		expect(status).toBe(1);
	});
});

test('playouts print their rates and checks', () => {
	const { status, stdout, stderr } = run('src/cli/playout.ts', '--games', '3', '--players', '2', '--readings', 'any');
	expect(stderr).toBe('');
	expect(status).toBe(0);
	expect(stdout).toContain('3 games of 2 players');
	expect(stdout).toMatch(/games\/s/);
	expect(stdout).toContain('events by rule:');
});
