import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { referenceOf, resolveLink } from './content.ts';
import { type GameId, games } from './games.ts';

/**
 * Turns `rule:…`, `ruling:…`, `play:…` and `character:…` links of MDX into addresses; an unknown one fails the build.
 * What the link named stays with it as `data-preview`, by which the page shows a preview of it. An address of the site,
 * `/copan/rulings/`, is written without the folder it lies in.
 */
export const resolveLinks = ({ base }: { base: string }) => {
	const root = base.replace(/\/$/, '');
	return (tree: Root, file: VFile) => {
		// The last such folder: the project itself may lie below another of that name.
		const game = /.*content[\\/]([a-z]+)[\\/]/.exec(file.path)?.[1];
		visit(tree, 'link', (link) => {
			if (link.url.startsWith('/')) link.url = root + link.url;
			if (!game || !(game in games) || !/^[a-z-]+:[a-z0-9.-]+$/.test(link.url)) return;
			const href = resolveLink(referenceOf(game as GameId), link.url);
			if (!href) file.fail(`"${link.url}" leads nowhere; mend the id or add what it names`, link);
			if (!/^(play|learn):/.test(link.url)) link.data = { hProperties: { 'data-preview': link.url } };
			link.url = root + href;
		});
	};
};
