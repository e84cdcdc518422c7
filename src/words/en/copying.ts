/** What the script that copies says. A file of its own, so that a text page loads no other strings. */
export const copying = {
	link: 'Link copied',
	citation: 'Citation copied',
	refused: 'This browser keeps its clipboard to itself. Copy it from here:',
	rule: (number: string) => `rule ${number}`,
	example: 'example',
	cite: (parts: { game: string; what: string; title: string; page: string; address: string; date: string }) =>
		`${parts.game}, ${parts.what} “${parts.title}”${parts.page ? ` (printed ${parts.page})` : ''}. Stela, unofficial, as of ${parts.date}: ${parts.address}`,
};
