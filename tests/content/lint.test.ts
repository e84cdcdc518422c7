import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Lints files under this project's settings, lying where the settings care about it, and gives the rules that each breaks. */
const lint = (files: Map<string, string>): Map<string, Set<string>> => {
	const folder = mkdtempSync(join(tmpdir(), 'stela-lint-'));
	for (const name of ['biome.json', '.gitignore']) cpSync(name, join(folder, name));
	for (const [path, code] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), code);
	}
	const biome = resolve('node_modules/@biomejs/biome/bin/biome');
	const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'src'], {
		cwd: folder,
		encoding: 'utf8',
	});
	rmSync(folder, { recursive: true });
	const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
		diagnostics: { severity: string; category: string; location: { path: string } }[];
	};
	const broken = new Map([...files.keys()].map((path) => [path, new Set<string>()]));
	for (const { severity, category, location } of report.diagnostics)
		if (severity === 'error')
			broken.get(location.path.replaceAll('\\', '/'))?.add(category.replace(/^lint\/\w+\//, ''));
	return broken;
};

type Case = [folder: string, code: string, rules: string[]];

const importing = (specifier: string) => `import { thing } from '${specifier}';\n\nexport const it = thing;\n`;
const oneWay = (folder: string, ...specifiers: string[]) =>
	specifiers.map((specifier): Case => [folder, importing(specifier), ['noRestrictedImports']]);
const fine = (folder: string, ...specifiers: string[]) =>
	specifiers.map((specifier): Case => [folder, importing(specifier), []]);
const pure = (folder: string): Case[] => [
	[folder, importing('node:fs'), ['noNodejsModules', 'noRestrictedImports']],
	[folder, 'export const it = Math.random();\n', ['noJsRestrictedProperties']],
	...[
		'Date.now()',
		'new Date()',
		'window.name',
		'document.title',
		'localStorage.length',
		"fetch('/')",
		'process.env',
	].map((code): Case => [folder, `export const it = ${code};\n`, ['noRestrictedGlobals']]),
];

const cases: Case[] = [
	...oneWay('src/engine', '#games/copan/index.ts', '../games/copan/index.ts', 'preact'),
	...fine('src/engine', './outcome.ts', '#engine/outcome.ts', 'pure-rand/generator/xoroshiro128plus'),
	...pure('src/engine'),
	...oneWay('src/games/copan', '#words/en/copan.ts', '../../words/en/copan.ts', 'nanostores'),
	...fine('src/games/copan', './resources.ts', '#engine/outcome.ts'),
	...pure('src/games/copan'),
	...oneWay('src/words/en', '#stores/base.ts', 'preact'),
	...fine('src/words/en', '#games/copan/index.ts'),
	...oneWay(
		'src/stores',
		'#scripts/search.ts',
		'#islands/parts/Glyph.tsx',
		'#reference/content.ts',
		'../islands/parts/Glyph.tsx',
	),
	...fine('src/stores', '#words/en/copan.ts', 'nanostores'),
	...oneWay('src/scripts', '#islands/parts/Glyph.tsx', '#reference/content.ts'),
	...fine('src/scripts', '#stores/base.ts'),
	...oneWay('src/islands', '#reference/content.ts', '../reference/content.ts', '#components/Atom.astro'),
	...fine('src/islands', '#stores/base.ts', '#words/en/copan.ts', 'preact'),
	...oneWay('src/reference', '#components/Atom.astro', '#pages/index.astro'),
	...fine('src/reference', '#words/en/copan.ts', '#islands/parts/Glyph.tsx'),
	...oneWay('src/components', '#layouts/Base.astro', '#pages/index.astro'),
	...oneWay('src/layouts', '#pages/index.astro'),
	...fine('src/layouts', '#components/Atom.astro'),
];

test('lint holds the one-way imports, and keeps engine and games pure', { timeout: 30_000 }, () => {
	const files = new Map(cases.map(([folder, code], index) => [`${folder}/proof-${index}.ts`, code]));
	const broken = lint(files);
	const found = cases.map(([folder, code], index) => [
		folder,
		code,
		[...(broken.get(`${folder}/proof-${index}.ts`) ?? [])].sort(),
	]);
	expect(found).toEqual(cases);
});

test('lint reads the script of an Astro file too', { timeout: 30_000 }, () => {
	const path = 'src/components/Proof.astro';
	const code = `---\n${importing('#layouts/Base.astro').replace('export ', '')}---\n<p>{it}</p>\n`;
	expect([...(lint(new Map([[path, code]])).get(path) ?? [])]).toEqual(['noRestrictedImports']);
});
