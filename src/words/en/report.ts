/** Words of a report of a problem. */

export const report = {
	title: 'Report a problem',
	hint: 'It is copied with the position and the version of this site.',
	label: 'What is wrong, and what did you expect?',
	copy: {
		link: 'Copy the report',
		copied: 'Report copied',
		notCopied: 'The browser would not copy. This is the report:',
	},
	text: (words: string, asked: string, address: string, made: string) =>
		`${words || '?'}\n\nAsked here: ${asked}\nSite of ${made}\n${address}`,
} as const;
