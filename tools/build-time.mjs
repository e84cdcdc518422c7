/**
 * `npm run bench`: the time of a whole build, with the components once, 4 times and 16 times over. Each is built twice
 * and the shorter time counts, for machines are shared; a build grows with its pages, so a page should cost the same.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesOf } from './site.mjs';
import { table } from './table.mjs';

const rounds = 2;

/** @param {number} times */
const build = (times) => {
	const folder = mkdtempSync(join(tmpdir(), 'stela-build-'));
	try {
		const began = performance.now();
		const { status } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
			env: { ...process.env, STELA_OUT: folder, STELA_TIMES: String(times) },
			stdio: ['ignore', 'ignore', 'inherit'],
		});
		if (status !== 0) throw new Error(`the build with the components ${times} times over failed`);
		return { seconds: (performance.now() - began) / 1000, pages: pagesOf(folder).length };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
};

const rows = [1, 4, 16].map((times) => {
	const builds = Array.from({ length: rounds }, () => build(times));
	const seconds = Math.min(...builds.map((each) => each.seconds));
	const pages = /** @type {{ pages: number }} */ (builds[0]).pages;
	return [`× ${times}`, String(pages), seconds.toFixed(1), ((seconds * 1000) / pages).toFixed(1)];
});
console.log(table(['components', 'pages', 'seconds', 'ms a page'], rows));
