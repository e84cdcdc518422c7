/**
 * What pages of Teotihuacan load in their head, so that nothing moves when it is known. Each is the text of a function
 * that names nothing outside itself; every list carries the first, so it is as short as can be.
 */

/** `data-off` on the root names the modules that are off on this device, once somebody has chosen. */
const early = (): void => {
	try {
		const { v, off } = JSON.parse(localStorage['stela:teotihuacan:modules']);
		if (v === 1 && off.trim) document.documentElement.dataset.off = off;
	} catch {
		// Nothing is chosen, or nothing can be read.
	}
};
export const earlyScript = `(${early})()`;

/** The set-up: `data-players`, what the address says (`?players=3`), else what was chosen last. */
const setUp = (): void => {
	let players = new URLSearchParams(location.search).get('players');
	try {
		players ??= `${JSON.parse(localStorage['stela:teotihuacan:set-up']).players}`;
	} catch {
		// Nothing was chosen, or nothing can be read: the list is for all counts.
	}
	if (/^[234]$/.test(players ?? '')) document.documentElement.dataset.players = players as string;
};
export const setUpScript = `(${setUp})()`;
