import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Lists runs of words shared with the printed rulebooks, which are no part of this project and may not be at hand. */
const tool = '../shared/tools/own-words.mjs';

test.skipIf(!existsSync(tool))('no sentence is taken from a printed rulebook', { timeout: 60_000 }, () => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [tool], { encoding: 'utf8' });
	expect(stdout + stderr).toMatch(/./);
	expect(status, stdout + stderr).toBe(0);
});
