/** What is kept on a device, and what its owner can do with it. */
const size = (bytes: number): string =>
	bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const stored = {
	title: 'Kept here now',
	looking: 'Looking …',
	nothing: 'Nothing of yours is kept.',
	/** `bytes` of text under so many names. */
	yours: (entries: number, bytes: number) =>
		`${entries === 1 ? 'One entry' : `${entries} entries`} of yours, ${size(bytes)}.`,
	blocked: 'This browser keeps nothing for this site, so there is nothing to take along.',
	whole: (bytes: number | null) =>
		`The whole site is kept, so every page works without a network${bytes === null ? '' : `; it takes ${size(bytes)}`}.`,
	notWhole: 'The site itself is not kept here yet: it needs a network.',
	noWorker: 'This browser cannot keep the site itself: it needs a network.',
	keepWhole: 'Keep the whole site here',
	keeping: 'The site is being kept. This takes a moment.',
	notKept: 'It could not be kept. Check the connection and the room on this device, then press again.',
	export: 'Save all of it as a file',
	fileName: 'stela.json',
	import: 'Take it from a file',
	importDone: (entries: number) => (entries === 1 ? 'One entry is back.' : `${entries} entries are back.`),
	importAsk: (entries: number) =>
		`The file holds ${entries === 1 ? 'one entry' : `${entries} entries`}. What is kept here under the same names is replaced.`,
	importYes: 'Take it',
	problems: {
		'too-long': 'This file is far larger than anything this site saves. Choose the file that this page saved.',
		'not-json': 'This is no file of this site. Choose the one that this page saved, stela.json.',
		'not-ours': 'This file holds something else. Choose the one that this page saved, stela.json.',
		newer: 'A newer version of Stela has saved this file. Reload this page to get that version, then try again.',
	},
	noRoom: 'This device has no room for it, so nothing was changed.',
	remove: 'Remove all of it',
	removeAsk: 'Everything of yours goes from this device, and the site with it. There is no way back.',
	removeYes: 'Remove it all',
	no: 'Leave it as it is',
	removed: 'All of it is gone from this device. The next page you open keeps the site anew.',
};
