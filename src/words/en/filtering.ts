/** What the scripts say that filter a list and compare cards. A file of its own, so that a text page loads no other strings. */
export const filtering = {
	showing: (shown: number, all: number, chosen: readonly string[] = []) => {
		const of = chosen.length > 0 ? `: ${chosen.join(', ')}` : '';
		if (shown === all) return `Showing all ${all}${of}.`;
		return shown === 0 ? `None of the ${all} fits${of}.` : `Showing ${shown} of ${all}${of}.`;
	},
	bad: (name: string, value: string, known: readonly string[]) =>
		`The address asks for ${name} “${value}”, which this page does not know. It knows ${known.join(', ')}. The address is left aside.`,
	twice: (value: string) =>
		`The address asks for “${value}” twice. Two different cards can be compared; these are the first two.`,
};
