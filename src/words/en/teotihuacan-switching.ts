/** What the script of the modules’ switch says. A file of its own, so that a text page loads no other strings. */
export const switching = {
	unchosen: 'Nothing chosen: the pages show everything, the tools count the base game.',
	chosen: (names: readonly string[]) =>
		names.length === 0 ? 'The base game alone.' : `The base game with ${new Intl.ListFormat('en-GB').format(names)}.`,
	notKept: 'This device keeps nothing, so the choice holds only while this page is open.',
};
