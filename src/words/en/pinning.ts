/** What the script that pins a game says. A file of its own, so that a text page loads no other strings. */
export const pinning = {
	none: 'Nothing is pinned.',
	kept: 'Kept on this device.',
	notKept: 'This device keeps nothing, so the pins hold only while this page is open.',
	damaged: 'What was kept here could not be read, and nothing is pinned. Choosing anew replaces it.',
	tooMany: (most: number) => `${most} Cities lie on the board. Take one off before you add another.`,
	cities: (count: number, most: number) => `${count} of ${most} Cities`,
	forgotten: 'Forgotten. Nothing is pinned.',
};
