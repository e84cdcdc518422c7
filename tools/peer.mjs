/**
 * The same text pages built by a peer: Starlight, in a folder of its own that is thrown away. Its figures stand beside
 * ours in `npm run report`; nothing of it is part of this project.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pagesOf } from './site.mjs';

/** Versions that were measured once; a newer one is a new measurement. */
const packages = { '@astrojs/starlight': '0.42.4', astro: '7.3.5', vite: '8.3.8' };

/** The text of a page as plain Markdown: headings, paragraphs and items, in their order. @param {import('./site.mjs').Page} page */
const markdownOf = ({ document }) => {
	const main = document.querySelector('main');
	const blocks = main?.querySelectorAll('h2, h3, h4, p, li') ?? [];
	return blocks
		.map((block) => {
			const text = block.textContent
				.replace(/\s+/g, ' ')
				.replace(/[<>{}[\]*_`]/g, '')
				.trim();
			if (!text) return '';
			if (block.tagName === 'LI') return `- ${text}`;
			return /^H/.test(block.tagName) ? `${'#'.repeat(Number(block.tagName[1]))} ${text}` : text;
		})
		.filter(Boolean)
		.join('\n\n');
};

/** Pages of words and nothing else: chapters, open questions and components. @param {string} address */
const isText = (address) =>
	/^\/copan\/(?!play|learn|sandbox|solo|score|your-copy|rules\/print)[\w-]+\/[\w-]+\/$/.test(address);

/**
 * Builds those pages of a built site with Starlight. Needs the package registry.
 * @param {string} folder @returns {{ folder: string, addresses: string[], seconds: number, remove: () => void }}
 */
export const buildPeer = (folder) => {
	const root = mkdtempSync(join(tmpdir(), 'stela-peer-'));
	const remove = () => rmSync(root, { recursive: true, force: true });
	try {
		const pages = pagesOf(folder).filter(({ address }) => isText(address));
		writeFileSync(
			join(root, 'package.json'),
			JSON.stringify({ private: true, type: 'module', dependencies: packages, overrides: { vite: packages.vite } }),
		);
		writeFileSync(
			join(root, 'astro.config.mjs'),
			"import starlight from '@astrojs/starlight';\nimport { defineConfig } from 'astro/config';\nexport default defineConfig({ integrations: [starlight({ title: 'Copan' })] });\n",
		);
		mkdirSync(join(root, 'src'));
		writeFileSync(
			join(root, 'src', 'content.config.ts'),
			"import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n",
		);
		mkdirSync(join(root, 'src', 'content', 'docs'), { recursive: true });
		writeFileSync(join(root, 'src', 'content', 'docs', 'index.md'), '---\ntitle: Copan\n---\n');
		for (const page of pages) {
			const file = join(root, 'src', 'content', 'docs', `${page.address.slice(1, -1)}.md`);
			mkdirSync(dirname(file), { recursive: true });
			const title = page.document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
			writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${markdownOf(page)}\n`);
		}
		/** @param {string} command @param {string[]} args */
		const run = (command, args) => execFileSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
		run('npm', ['install', '--no-audit', '--no-fund']);
		const from = performance.now();
		run(join(root, 'node_modules', '.bin', 'astro'), ['build']);
		const seconds = (performance.now() - from) / 1000;
		const built = join(root, 'dist');
		if (!readdirSync(built).includes('copan')) throw new Error('Starlight built no page.');
		return { folder: built, addresses: pages.map(({ address }) => address), seconds, remove };
	} catch (error) {
		remove();
		throw error;
	}
};
