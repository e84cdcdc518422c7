/** The site in the pseudo-language, without what only a host or a search needs. */
import type { AstroIntegration } from 'astro';
import config from '../../astro.config.ts';
import { pseudoWords } from './mark-words.ts';

const needed = ['@astrojs/mdx', '@astrojs/preact'];

export default {
	...config,
	cacheDir: './node_modules/.astro-pseudo',
	outDir: process.env.STELA_OUT_PSEUDO ?? './dist-pseudo',
	integrations: (config.integrations as AstroIntegration[]).filter(({ name }) => needed.includes(name)),
	vite: { ...config.vite, plugins: [...(config.vite?.plugins ?? []), pseudoWords] },
};
