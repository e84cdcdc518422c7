import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Builds the site with a copy of its content in which one file is changed. The content is read below the working folder. */
const buildWith = (path: string, change: (text: string) => string) => {
	const folder = mkdtempSync(join(tmpdir(), 'stela-build-'));
	folders.push(folder);
	cpSync('content', join(folder, 'content'), { recursive: true });
	const file = join(folder, 'content', path);
	writeFileSync(file, change(readFileSync(file, 'utf8')));
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[resolve('node_modules/astro/bin/astro.mjs'), 'build', '--root', process.cwd()],
		{ cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', STELA_OUT: join(folder, 'out') } },
	);
	return { status, output: stdout + stderr };
};

test('a build fails on broken content, before it makes a page, and names every problem', { timeout: 60_000 }, () => {
	const { status, output } = buildWith('copan/rules/court-phase.mdx', (text) =>
		text
			.replace('(rule:court.place.any-space)', '(rule:court.place.no-such)')
			.replace('id="court.place.face-up"', 'id="court.place.any-space"'),
	);
	expect(status).not.toBe(0);
	expect(output).toMatch(/"rule:court\.place\.no-such" leads nowhere/);
	expect(output).toMatch(/the id "court\.place\.any-space" stands already/);
	expect(output).toMatch(/the engine cites "copan\.court\.place\.face-up"/);
	expect(output).not.toMatch(/generating/i);
});
