/**
 * What pages of Teotihuacan load in their head: `data-off` on the root names the modules that are off on this device,
 * once somebody has chosen, and on the set-up `data-players` how many play. So nothing moves when it is known. The text
 * of one function that names nothing outside itself.
 */
import { parts } from '#games/teotihuacan/resources.ts';

const early = (all: readonly string[]): void => {
	const root = document.documentElement.dataset;
	const read = (name: string) => {
		try {
			return JSON.parse(localStorage.getItem(`stela:teotihuacan:${name}`) ?? '{}');
		} catch {
			// Storage is blocked, or holds something else: nothing is chosen.
			return {};
		}
	};
	const apply = (): void => {
		const { v, on } = read('modules');
		if (v === 1 && Array.isArray(on)) root.off = all.filter((part) => !on.includes(part)).join(' ');
		else delete root.off;
	};
	apply();
	addEventListener('pageshow', apply);
	addEventListener('storage', apply);
	addEventListener('teotihuacan-modules', apply);
	if (!/\/setup\/$/.test(location.pathname)) return;
	const players = new URLSearchParams(location.search).get('players') ?? `${read('set-up').players}`;
	if (/^[234]$/.test(players)) root.players = players;
};

export const earlyScript = `(${early})(${JSON.stringify(parts)})`;
