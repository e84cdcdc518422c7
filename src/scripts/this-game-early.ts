/**
 * Scripts that pages with pins load in their head: they put what is kept on the root before the first paint, so that
 * nothing moves when it is known. Each is the text of functions that name nothing outside themselves.
 */
import { type Lookup, parseRecent } from '#stores/recent.ts';
import { type Going, parseGoing } from '#stores/solo-going.ts';
import { type Pins, parsePins } from '#stores/this-game.ts';

/**
 * A game's home: `data-pins` (none, some, damaged) and `data-recent` on the root, no element whose `data-pin` is not
 * pinned, the look-ups in their line, which is as high without them, and solo games to go on with, whose room is kept.
 */
const home = (
	pinsOf: (text: string | null) => Pins | null,
	recentOf: (text: string | null) => Lookup[],
	goingOf: (text: string | null) => Going[],
): void => {
	const sheet = new CSSStyleSheet();
	document.adoptedStyleSheets = [sheet];
	const apply = (): void => {
		const { dataset } = document.documentElement;
		let kept: (string | null)[] = [];
		try {
			kept = ['this-game', 'recent', 'solo'].map((name) => localStorage.getItem(`stela:${name}`));
		} catch {
			// Storage is blocked: nothing is pinned.
		}
		const pins = pinsOf(kept[0] ?? null);
		const { players, card, cities } = pins ?? { players: null, card: null, cities: [] };
		dataset.pins = pins ? (players || card || cities.length > 0 ? 'some' : 'none') : 'damaged';
		const shown = [
			`players:${players}`,
			`event:${card ? `card-${card}` : 'none'}`,
			...(cities.length > 0 ? cities : ['none']).map((id) => `city:${id}`),
		];
		const going = goingOf(kept[2] ?? null).map(({ id, name }) => ({ href: `/copan/solo/#game=${id}`, name }));
		sheet.replaceSync(
			`[data-pin]:not(${shown.map((pin) => `[data-pin="${pin}"]`)}){display:none}.going{--games:${going.length}}`,
		);
		const fill = (place: string, links: { href: string; name: string }[]) => {
			document.querySelector(place)?.replaceChildren(
				...links.map(({ href, name }) => {
					const link = document.createElement('a');
					link.href = import.meta.env.BASE_URL.replace(/\/$/, '') + href;
					link.textContent = name;
					return link;
				}),
			);
			return links.length > 0 ? 'some' : 'none';
		};
		dataset.recent = fill('#looked-up', recentOf(kept[1] ?? null));
		dataset.going = fill('#going', going);
	};
	apply();
	addEventListener('DOMContentLoaded', apply);
	// A page that comes back, and pins that change in another tab.
	addEventListener('pageshow', apply);
	addEventListener('storage', apply);
};

export const homeScript = `(${home})(${parsePins},${parseRecent},${parseGoing})`;

/** The set-up checklist: `data-players`, what the address says (`?players=3`), else what is pinned. */
const setUp = (): void => {
	let players = new URLSearchParams(location.search).get('players');
	if (!/^[234]$/.test(players ?? ''))
		try {
			const kept = JSON.parse(localStorage['stela:this-game']);
			players = kept.v === 1 ? `${kept.players}` : null;
		} catch {
			// Nothing is pinned, or nothing can be read: the list is for all counts.
		}
	if (players && /^[234]$/.test(players)) document.documentElement.dataset.players = players;
};

export const setUpScript = `(${setUp})()`;
