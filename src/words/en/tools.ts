/** What the games' tools say alike: about what is kept, and about links. */

export const tools = {
	link: 'Copy link',
	copied: 'The link is copied.',
	notCopied: 'The browser does not let the page copy. Here is the link:',
	notKept:
		'Your device keeps nothing for this page: storage is full or blocked. What you enter is gone once you leave.',
	fromLink: 'You are looking at what a link brought. What your device keeps comes back if you change nothing.',
	back: 'Show mine',
	dismiss: 'Close the message',
	was: 'What it held, for you to keep:',
	trouble: {
		kept: 'What this device kept for the page cannot be read. It stays until you change something, and is then put aside.',
		link: 'The link cannot be opened.',
		file: 'The file cannot be opened.',
	},
	because: {
		'too-long': 'It is too long to be one of ours.',
		damaged: 'It is damaged or cut short: copy it again, whole.',
		newer: 'A newer version of this site made it: reload the page and try again.',
		'other-tool': 'It belongs to another tool of this site.',
		shape: 'It does not say what this page needs, or says what cannot be.',
	},
};
