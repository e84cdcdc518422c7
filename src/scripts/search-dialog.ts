/** The search dialog: built once a page, when search is first asked for. `search.ts` loads it. */

import { withBase } from '#stores/base.ts';
import { recent } from '#stores/recent.ts';
import { pinnedRefs } from '#stores/this-game.ts';
import styles from '#styles/search.css?url';
import { search as words } from '#words/en/search.ts';
import { element, glyph, marked } from './search/dom.ts';
import {
	type AnswersFile,
	few,
	type Name,
	type NameHit,
	type NameHits,
	type NameKind,
	type NamesFile,
	searchNames,
	unpack,
} from './search/names.ts';

/** What a row is listed under: examples stand among the rules. */
type Group = Exclude<NameKind, 'x'>;
const groups: readonly Group[] = ['c', 't', 's', 'r', 'q', 'h', 'p'];
/** Ways into the site come after answers. */
const ways: readonly Group[] = ['h', 'p'];
const groupOf = ({ kind }: Name): Group => (kind === 'x' ? 'r' : kind);

/** Rows of a group before “all of them” is offered. */
const rowsOfGroup = 6;
/** Rest after a key before the full text is asked, and before a count is read out. */
const rest = 250;
const longRest = 600;
/** Fewer letters than this are no question to the full text. */
const leastLetters = 3;

interface Names {
	file: NamesFile;
	all: Name[];
	/** How many came with the first file. */
	early: number;
	find: (query: string) => NameHits;
	/** Settled once rules and open questions are there too; rejected where they cannot be had. */
	answered: Promise<void>;
}

interface Dialog {
	show: (query: string | undefined, before: Element | null) => void;
}

/** The stylesheet comes with the dialog; it is shown once styled, or unstyled where the sheet cannot be had. */
const loadStyles = (): Promise<unknown> =>
	new Promise((resolve) => {
		const sheet = element('link', { rel: 'stylesheet', href: styles });
		sheet.onload = resolve;
		sheet.onerror = resolve;
		document.head.append(sheet);
	});

const load = async <File>(address: URL): Promise<File> => {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return response.json();
};

/** Asks for names and answers at once. The names alone find, show and lead on; the answers come on top. */
const loadNames = async (page: string): Promise<Names> => {
	const answers = load<AnswersFile>(new URL('../answers.json', page));
	answers.catch(() => {});
	const file = await load<NamesFile>(new URL('../names.json', page));
	const all = unpack(file);
	const { add, find } = searchNames(file.synonyms);
	await add(all);
	return {
		file,
		all,
		early: all.length,
		find,
		answered: answers.then(async (file) => {
			const more = unpack(file);
			await add(more);
			all.push(...more);
		}),
	};
};

/** The last question, kept while the tab is open, so that search can go back to its results from another page. */
const lastKey = 'stela:search';
const keepLast = (query: string): void => {
	try {
		sessionStorage.setItem(lastKey, query);
	} catch {
		// Storage is blocked: the dialog itself keeps the question while the page is open.
	}
};
const readLast = (): string => {
	try {
		return sessionStorage.getItem(lastKey) ?? '';
	} catch {
		return '';
	}
};

const createDialog = (page: string, first: Promise<Names>): Dialog => {
	const input = element('input', {
		type: 'text',
		role: 'combobox',
		inputmode: 'search',
		enterkeyhint: 'go',
		autocomplete: 'off',
		autocapitalize: 'none',
		autocorrect: 'off',
		spellcheck: 'false',
		placeholder: words.placeholder,
		'aria-autocomplete': 'list',
		'aria-controls': 'search-hits',
		'aria-expanded': 'false',
	});
	const closeButton = element('button', { type: 'button', class: 'btn', 'aria-label': words.close }, glyph('ui-close'));
	const field = element(
		'label',
		{ class: 'field' },
		glyph('ui-search'),
		element('span', { class: 'vh' }, words.label),
		input,
	);
	const form = element('form', { class: 'ask', role: 'search' }, field, closeButton);
	const chips = element('div', { class: 'narrow', role: 'group', 'aria-label': words.narrow });
	const notice = element('div', { class: 'notice' });
	const list = element('div', { id: 'search-hits', role: 'listbox', 'aria-label': words.results, 'aria-busy': 'true' });
	const status = element('p', { role: 'status', class: 'vh' });
	const after = element('p', { class: 'after' });
	const body = element('div', { class: 'in' }, chips, notice, list, after);
	const key = (name: string, does: string): HTMLElement => element('span', {}, element('kbd', {}, name), ` ${does}`);
	const keys = element(
		'p',
		{ class: 'keys', 'aria-hidden': 'true' },
		key('↑ ↓', words.keys.move),
		key('Enter', words.keys.open),
		key('Esc', words.keys.close),
	);
	const dialog = element(
		'dialog',
		{ class: 'search', 'aria-label': words.open },
		form,
		element('div', { class: 'under' }, element('div', { class: 'frieze' })),
		body,
		keys,
		status,
	);

	let names: Names | 'loading' | 'failed' = 'loading';
	/** Addresses of what is on the table tonight, without the base path. */
	let pinned: string[] = [];
	/** What the names brought last, for which question, and what of it came late, with the answers. */
	let found: NameHits & { query?: string; late?: NameHit[] } = { hits: [], partly: false };
	let answersFailed = false;
	/** What is said where nothing is found comes with the full text, which has then been asked. */
	let nothingFound: (query: string, known: Pick<Names, 'file' | 'all'>) => HTMLElement[] = () => [];
	/** What other games have for a question. */
	let elsewhere: { query: string; found: { game: string; hits: NameHit[] }[] | null } = { query: '', found: [] };
	let only: Group | null = null;
	let text: { query: string; state: 'asked' | 'failed' | NameHit[] } = { query: '', state: [] };
	/** The option that Enter opens, and where focus goes when the dialog closes. */
	let active: HTMLElement | null = null;
	let before: HTMLElement | null = null;
	let textTimer = 0;
	let statusTimer = 0;

	const query = (): string => input.value.trim();
	const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

	const activate = (option: HTMLElement | null, scroll = true): void => {
		active?.setAttribute('aria-selected', 'false');
		active = option;
		if (!option) {
			input.removeAttribute('aria-activedescendant');
			return;
		}
		option.setAttribute('aria-selected', 'true');
		input.setAttribute('aria-activedescendant', option.id);
		if (scroll) option.scrollIntoView({ block: 'nearest' });
	};

	/** Read out once typing rests. */
	const announce = (message: string): void => {
		clearTimeout(statusTimer);
		statusTimer = window.setTimeout(() => {
			status.textContent = message;
			if (query().length >= leastLetters && elsewhere.query !== query()) void askOthers();
		}, longRest);
	};

	let count = 0;
	/** A row that waits for its answer keeps room for it, and stays as large once that is there. */
	const row = ({ name, matched }: NameHit, waits = false): HTMLElement => {
		const line = element('span', {}, ...marked(name.line, matched));
		const what = element('span', {}, element('b', {}, ...marked(name.name, matched)), line);
		if (name.note && !ways.includes(groupOf(name))) what.append(element('small', {}, name.note));
		return element(
			'a',
			{
				id: `search-hit-${++count}`,
				role: 'option',
				class: waits ? 'hit wait' : 'hit',
				href: withBase(name.href),
				tabindex: '-1',
				'aria-selected': 'false',
			},
			element('i', { class: 'sign' }, glyph(name.symbol)),
			what,
		);
	};

	const action = (label: string, act: () => void): HTMLElement => {
		const made = element(
			'div',
			{ id: `search-hit-${++count}`, role: 'option', class: 'hit more', 'aria-selected': 'false' },
			glyph('ui-next'),
			element('span', {}, label),
		);
		made.addEventListener('click', act);
		return made;
	};

	const section = (title: string, rows: HTMLElement[], className = 'found'): HTMLElement => {
		const id = `search-group-${++count}`;
		const heading = element('div', { class: 'found-head', id, role: 'presentation' }, title);
		return element('div', { role: 'group', class: className, 'aria-labelledby': id }, heading, ...rows);
	};

	/** What is pinned for tonight, an Event card with its faces. */
	const tonight = ({ name }: NameHit): boolean =>
		pinned.some((href) => name.href === href || name.href.startsWith(`${href}#`));

	/** The groups in two columns on a wide screen: the one with the best match at the left. */
	const columns = (hits: NameHit[], both = false): HTMLElement[] => {
		const present = [...new Set(hits.map(({ name }) => groupOf(name)))];
		const ordered = [
			...present.filter((group) => !ways.includes(group)),
			...ways.filter((way) => present.includes(way)),
		];
		const made = ordered.map((group) => {
			const own = hits.filter(({ name }) => groupOf(name) === group);
			const cut = only === null && own.length > rowsOfGroup + 1 ? rowsOfGroup : own.length;
			const rows = own.slice(0, cut).map((hit) => row(hit));
			if (cut < own.length) rows.push(action(words.showAll(own.length, words.groups[group]), () => narrowTo(group)));
			return section(words.groups[group], rows);
		});
		const [first, ...others] = made;
		if (!first) return [];
		if (others.length === 0 && !both) return [element('div', { class: 'wide' }, first)];
		return [element('div', {}, first), element('div', {}, ...others)];
	};

	const narrowTo = (group: Group | null): void => {
		only = group;
		render();
		body.scrollTop = 0;
	};

	const renderChips = (hits: NameHit[]): void => {
		const chip = (group: Group | null, label: string, number: number): HTMLElement => {
			const made = element(
				'button',
				{ type: 'button', class: 'chip', 'aria-pressed': String(only === group) },
				`${label} `,
				element('small', {}, String(number)),
			);
			// Pressing a chip leaves the field focused, and a phone's keyboard up.
			made.addEventListener('mousedown', (event) => event.preventDefault());
			made.addEventListener('click', () => {
				const focused = document.activeElement === made;
				narrowTo(only === group ? null : group);
				if (focused) chips.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
			});
			return made;
		};
		const present = groups
			.map((group) => ({ group, number: hits.filter(({ name }) => groupOf(name) === group).length }))
			.filter(({ number }) => number > 0);
		if (only && !present.some(({ group }) => group === only)) only = null;
		chips.replaceChildren(
			...(present.length < 2
				? []
				: [
						chip(null, words.all, hits.length),
						...present.map(({ group, number }) => chip(group, words.short[group], number)),
					]),
		);
	};

	const readPinned = (): string[] => {
		const refs = pinnedRefs();
		return typeof names === 'object'
			? names.all.filter(({ ref }) => ref && refs.includes(ref)).map(({ href }) => href)
			: [];
	};

	const unmarked = (name: Name): NameHit => ({ name, matched: new Set() });
	const entries = ({ all }: Names): NameHit[] => all.filter((name) => ways.includes(groupOf(name))).map(unmarked);

	const showStart = (known: Names): void => {
		renderChips([]);
		const tries = known.file.tries.map((each) => {
			const made = element('button', { type: 'button', class: 'chip' }, each);
			made.addEventListener('click', () => {
				input.value = each;
				input.focus();
				ask();
			});
			return made;
		});
		notice.replaceChildren(
			element('p', {}, words.start),
			element('div', { class: 'narrow', role: 'group', 'aria-label': words.try }, ...tries),
		);
		const last = recent().map(({ href, name }) => {
			const at = known.all.findIndex((each) => each.href === href);
			const late: Name = { kind: 'r', name, line: '', symbol: 'ui-next', href, note: '\u00a0', also: '' };
			return row(unmarked(known.all[at] ?? late), at < 0 || at >= known.early);
		});
		list.replaceChildren(
			...(last.length > 0 ? [section(words.recent, last, 'found wide')] : []),
			...columns(entries(known), true),
		);
		announce('');
	};

	const showNothing = (known: Names): void => {
		// Where to start from is offered only once it is known that the other games have nothing, so that nothing moves.
		const asks = !only && query().length >= leastLetters;
		if (asks && elsewhere.query !== query()) void askOthers();
		const isAsking = asks && !elsewhere.found;
		notice.replaceChildren(
			element('h2', {}, words.nothing(query(), known.file.game)),
			...(text.state === 'failed'
				? [element('p', {}, words.textFailed)]
				: isAsking
					? [element('p', {}, words.askingOthers)]
					: nothingFound(query(), known)),
		);
		list.replaceChildren(...otherRows(), ...(isAsking ? [] : columns(entries(known), true)));
		announce(words.nothing(query(), known.file.game));
	};

	/** The full text's hits that the names have not brought already. */
	const textHits = (shown: NameHit[]): NameHit[] => {
		if (text.query !== query() || !Array.isArray(text.state)) return [];
		const known = new Set(shown.map(({ name }) => name.href));
		return text.state.filter(({ name }) => !known.has(name.href));
	};

	const otherRows = (): HTMLElement[] =>
		only || elsewhere.query !== query()
			? []
			: (elsewhere.found ?? []).map(({ game, hits }) =>
					section(
						words.inGame(game),
						hits.map((hit) => row(hit)),
						'found wide',
					),
				);

	/** Other games are looked into once the present one has answered and typing rests. */
	const askOthers = async (): Promise<void> => {
		const asked = query();
		elsewhere = { query: asked, found: null };
		const found = await import('./search/other-games.ts')
			.then((more) => more.searchOthers(asked, page))
			.catch(() => []);
		if (asked !== query()) return;
		elsewhere = { query: asked, found };
		// Rows that stand there are not drawn anew for nothing.
		if (found.length > 0 || count === 0) render();
	};

	const render = (): void => {
		const chosen = active?.getAttribute('href');
		/** Where nothing is found, Enter opens nothing by itself. */
		let first = query() !== '';
		count = 0;
		active = null;
		after.replaceChildren(answersFailed ? words.answersFailed : '');
		if (names === 'loading' || names === 'failed') {
			const again = element('button', { type: 'button', class: 'btn' }, words.again);
			again.addEventListener('click', () => void fetchNames(loadNames(page)));
			notice.replaceChildren(
				...(names === 'loading'
					? [element('p', {}, words.loading)]
					: [
							element('p', {}, words.namesFailed),
							element('div', { class: 'narrow' }, again, element('a', { href: page }, words.everything)),
						]),
			);
			renderChips([]);
			list.replaceChildren();
			if (names === 'failed') announce(words.namesFailed);
		} else if (!query()) {
			showStart(names);
		} else {
			if (found.query !== query()) found = { ...names.find(query()), query: query() };
			const { hits, partly, late = [] } = found;
			const texts = textHits(hits);
			const asking = text.query === query() && text.state === 'asked';
			const expected = asking || textTimer !== 0;
			if (hits.length === 0 && texts.length === 0 && !expected) {
				showNothing(names);
				first = false;
			} else {
				renderChips(hits);
				const [best, ...others] = only ? hits.filter(({ name }) => groupOf(name) === only) : hits;
				const notes = [
					...(asking ? [words.askingText] : []),
					...(text.query === query() && Array.isArray(text.state) && texts.length === 0 ? [words.noMore] : []),
					...(text.query === query() && text.state === 'failed' ? [words.textFailed] : []),
				];
				notice.replaceChildren(...(partly ? [element('h2', {}, words.partly)] : []));
				const rows: HTMLElement[] = [];
				if (best) rows.push(section(words.best, [row(best)], 'best'));
				const first = others.filter(tonight);
				if (first.length > 0)
					rows.push(
						section(
							words.tonight,
							first.map((hit) => row(hit)),
							'found wide',
						),
					);
				rows.push(...columns(others.filter((hit) => !first.includes(hit) && !late.includes(hit))));
				if (texts.length > 0)
					rows.push(
						section(
							words.inText,
							texts.map((hit) => row(hit)),
							'found wide',
						),
					);
				else if (notes.length === 0 && text.query !== query() && query().length >= leastLetters)
					rows.push(
						element(
							'div',
							{ class: 'wide' },
							action(words.askText(query()), () => void askText(query())),
						),
					);
				rows.push(...columns(others.filter((hit) => late.includes(hit))), ...otherRows());
				list.replaceChildren(...rows);
				after.append(...notes);
				const said = words.found(hits.length + texts.length);
				if (best) announce(words.best1(said, [best.name.name, best.name.line].filter(Boolean).join(': ')));
				else announce(expected ? '' : said);
			}
		}
		const all = options();
		input.setAttribute('aria-expanded', String(all.length > 0));
		const same = chosen ? all.find((option) => option.getAttribute('href') === chosen) : undefined;
		activate(same ?? (first ? all[0] : undefined) ?? null, false);
	};

	const askText = async (asked: string): Promise<void> => {
		text = { query: asked, state: 'asked' };
		render();
		const known = typeof names === 'object' ? names : null;
		const state = await import('./search/full-text.ts')
			.then(async (more) => {
				nothingFound = more.nothingFound;
				// It leads to rules, whose names come with the answers.
				await known?.answered.catch(() => {});
				return more.searchText(asked, known?.all ?? [], new URL(page).pathname.split('/').at(-3) ?? '');
			})
			.catch(() => 'failed' as const);
		if (text.query !== asked) return;
		text = { query: asked, state };
		render();
	};

	/** What a change of the question sets off: names at once, the full text where they leave too little. */
	const ask = (): void => {
		clearTimeout(textTimer);
		textTimer = 0;
		const asked = query();
		keepLast(asked);
		active = null;
		if (typeof names === 'object' && asked.length >= leastLetters && text.query !== asked) {
			if (found.query !== asked) found = { ...names.find(asked), query: asked };
			const { hits, partly } = found;
			if (partly || hits.length < few)
				textTimer = window.setTimeout(() => {
					textTimer = 0;
					void askText(asked);
				}, rest);
		}
		render();
		body.scrollTop = 0;
		if (new URL(page).pathname === location.pathname) {
			const address = new URL(location.href);
			if (asked) address.searchParams.set('q', asked);
			else address.searchParams.delete('q');
			history.replaceState(history.state, '', address);
		}
	};

	/** With the answers there: rows that stand keep their place, unless another answers the question better. */
	const askAgain = ({ find }: Names): void => {
		const asked = query();
		const { hits } = found;
		const now = { ...find(asked), query: asked };
		const same = found.query === asked && !found.partly && now.hits[0]?.name === hits[0]?.name;
		const late = now.hits.filter(({ name }) => /[rxq]/.test(name.kind) && !hits.some((each) => each.name === name));
		found = same ? { ...now, hits: [...hits, ...late], late } : now;
		if (same || !asked) render();
		else ask();
	};

	const fetchNames = async (coming: Promise<Names>): Promise<void> => {
		names = 'loading';
		render();
		names = await coming.catch(() => 'failed' as const);
		if (typeof names === 'object') {
			const known = names;
			dialog.setAttribute('aria-label', words.title(known.file.game));
			pinned = readPinned();
			known.answered
				.catch(() => {
					answersFailed = true;
				})
				.then(() => {
					list.setAttribute('aria-busy', 'false');
					askAgain(known);
				});
		}
		ask();
	};

	/** Gives the focus back at once: until the next frame it would rest in the hidden field and swallow a key. */
	const giveBack = (): void => {
		if (dialog.open) return;
		clearTimeout(statusTimer);
		status.textContent = '';
		before?.focus({ preventScroll: true });
		before = null;
		if (document.activeElement === input) input.blur();
	};

	const shut = (): void => {
		dialog.close();
		giveBack();
	};

	input.addEventListener('input', () => {
		only = null;
		ask();
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		if (active) active.click();
		else if (query()) void askText(query());
	});
	dialog.addEventListener('keydown', (event) => {
		if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
		if (event.key === 'Escape') {
			event.preventDefault();
			shut();
		} else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			const all = options();
			const at = active ? all.indexOf(active) : event.key === 'ArrowDown' ? -1 : all.length;
			const next = (at + (event.key === 'ArrowDown' ? 1 : -1) + all.length) % all.length;
			input.focus({ preventScroll: true });
			activate(all[next] ?? null);
		}
	});
	closeButton.addEventListener('click', shut);
	// Results are pressed without taking the focus out of the field.
	list.addEventListener('mousedown', (event) => event.preventDefault());
	list.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		// The address may lie on this very page: the dialog gives way to it, and so does the focus.
		before = null;
		shut();
	});
	dialog.addEventListener('click', (event) => {
		if (event.target === dialog) shut();
	});
	// Closed by the browser itself, as by a phone's way back.
	dialog.addEventListener('close', giveBack);
	// A phone's keyboard covers the page without changing its height: the sheet ends where the keyboard begins.
	const endAboveKeyboard = (): void => {
		if (visualViewport) dialog.style.setProperty('--seen', `${Math.round(visualViewport.height)}px`);
	};
	visualViewport?.addEventListener('resize', endAboveKeyboard);

	document.body.append(dialog);
	void fetchNames(first);

	return {
		show: (asked, from) => {
			if (dialog.open) {
				input.select();
				return;
			}
			before = from instanceof HTMLElement ? from : null;
			pinned = readPinned();
			endAboveKeyboard();
			dialog.showModal();
			input.focus({ preventScroll: true });
			input.value = asked ?? (input.value || readLast());
			if (asked) input.setSelectionRange(asked.length, asked.length);
			else input.select();
			ask();
		},
	};
};

let ready: Promise<Dialog> | undefined;

interface Opening {
	/** Address of the game's search page; its names lie beside it. */
	page: string;
	/** What was typed while all this was loading, or stands in the address; undefined brings back the last question. */
	query: () => string | undefined;
	/** What had the focus. */
	before: Element | null;
}

/** Opens the dialog over the page. */
export const openSearch = async ({ page, query, before }: Opening): Promise<void> => {
	if (!ready) {
		const names = loadNames(page);
		// Its failure is the dialog's to show, which may not stand yet.
		names.catch(() => {});
		ready = loadStyles().then(() => createDialog(page, names));
	}
	const dialog = await ready;
	dialog.show(query(), before);
};
