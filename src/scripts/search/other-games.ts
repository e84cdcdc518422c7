/** What the other games of the site have for a question: their names are asked for with the first of them. */
import { type AnswersFile, type NameHit, type NameSearch, type NamesFile, searchNames, unpack } from './names.ts';

/** Rows of a game. */
const most = 3;

const load = async <File>(home: string, file: string): Promise<File> => {
	const response = await fetch(new URL(file, home));
	if (!response.ok) throw new Error(`${file} of ${home}: ${response.status}`);
	return response.json();
};

/** The search over a game’s names, by the address of its home. */
const searchOf = async (home: string): Promise<NameSearch> => {
	const [names, answers] = await Promise.all([
		load<NamesFile>(home, 'names.json'),
		load<AnswersFile>(home, 'answers.json'),
	]);
	const search = searchNames(names.synonyms);
	await search.add([...unpack(names), ...unpack(answers)]);
	return search;
};

const searches = new Map<string, Promise<NameSearch>>();

/**
 * The best hits of each other game that has all the words, its name with them; a game that does not come is left out.
 * `page` is the search page of the present one; the others stand in the switcher of every page.
 */
export const searchOthers = async (query: string, page: string): Promise<{ game: string; hits: NameHit[] }[]> => {
	const others = [...document.querySelectorAll<HTMLAnchorElement>('#games a')].filter(
		({ href }) => !page.startsWith(href),
	);
	const found = await Promise.all(
		others.map(async ({ href, textContent }) => {
			const coming = searches.get(href) ?? searchOf(href);
			searches.set(href, coming);
			const game = textContent?.trim() ?? '';
			try {
				const { hits, partly } = (await coming).find(query);
				return { game, hits: partly ? [] : hits.slice(0, most) };
			} catch {
				searches.delete(href);
				return { game, hits: [] };
			}
		}),
	);
	return found.filter(({ hits }) => hits.length > 0);
};
