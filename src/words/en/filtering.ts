/** What the script that filters a list says. A file of its own, so that a text page loads no other strings. */
export const filtering = {
	showing: (shown: number, all: number) =>
		shown === all ? `Showing all ${all}.` : shown === 0 ? `None of the ${all} fits.` : `Showing ${shown} of ${all}.`,
	bad: (name: string, value: string, known: readonly string[]) =>
		`The address asks for ${name} “${value}”, which this list does not know. It knows ${known.join(', ')}. All Characters are shown.`,
};
