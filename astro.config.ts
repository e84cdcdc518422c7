import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { contentCheck } from './src/reference/content-check.ts';
import { inlineStyles } from './src/reference/inline-styles.ts';
import { offline } from './src/reference/offline.ts';
import { resolveLinks } from './src/reference/resolve-links.ts';
import { searchIndex } from './src/reference/search-index.ts';
import { themeScriptHash } from './src/scripts/theme.ts';

/** Where the site will stand: STELA_SITE is its origin, STELA_BASE the folder it lies in. */
const site = process.env.STELA_SITE ?? 'https://stela.example';
const base = process.env.STELA_BASE ?? '/';

/**
 * What Vite wraps round a dynamic import preloads its styles. None of ours has any, and the wrapper with its list of
 * files would weigh as much as all other script of a text page.
 */
const plainImports: Plugin = {
	name: 'stela:plain-imports',
	enforce: 'pre',
	load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined),
	generateBundle: (_options, bundle) => {
		for (const chunk of Object.values(bundle))
			if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/,\s*__VITE_PRELOAD__/g, '');
	},
};

/** Astro's Preact brings signals along, to be loaded where a page passes some. None does. */
const noSignals: Plugin = {
	name: 'stela:no-signals',
	enforce: 'pre',
	load: (id) => (/@preact\/signals/.test(id) ? 'export const signal = undefined;' : undefined),
};

/**
 * What is loaded together lies together: a file is smaller than a file for each set of islands that share a part, and
 * what one game is made of never changes the files of another. `base` is what text pages need of it as well, `core` what every island needs, `copan` what most of
 * its islands do, `shapes` what reads links and files.
 */
const together = {
	base: /src\/stores\/base\.ts/,
	core: /node_modules\/(preact\/(dist|hooks|jsx-runtime)|nanostores\/atom|@nanostores\/preact)|src\/(engine\/(outcome|condition|scenario)|islands\/parts\/(Glyph|OneOf|Select|Who|CopyLink)|words\/en\/play)\.tsx?/,
	copan:
		/src\/(games\/copan\/(characters|decline|effects|embassy-tokens|event-cards|glyphs|jade-mask|position|pyramid|resources)|words\/en\/(copan|copan-names|own-values|resource-names))\.ts/,
	shapes: /node_modules\/valibot|src\/engine\/(shapes|parse-scenario)\.ts/,
};
const codeSplitting = {
	groups: Object.entries(together).map(([name, test], index) => ({ name, test, priority: 10 - index })),
};

export default defineConfig({
	site,
	base,
	outDir: process.env.STELA_OUT ?? './dist',
	trailingSlash: 'always',
	build: { inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	vite: {
		build: { modulePreload: false },
		environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
		plugins: [plainImports, noSignals],
	},
	markdown: { syntaxHighlight: false, processor: unified({ remarkPlugins: [[resolveLinks, { base }]] }) },
	integrations: [contentCheck(), mdx(), preact(), sitemap(), searchIndex(), inlineStyles(), offline()],
	security: {
		csp: {
			directives: [
				"default-src 'self'",
				"img-src 'self' data:",
				"worker-src 'self'",
				"manifest-src 'self'",
				"object-src 'none'",
				"base-uri 'self'",
				"form-action 'self'",
				"require-trusted-types-for 'script'",
				'trusted-types default',
			],
			scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"], hashes: [themeScriptHash] },
		},
	},
});
