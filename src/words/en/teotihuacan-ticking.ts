/** What the script of Teotihuacan’s set-up says. A file of its own, so that a text page loads no other strings. */
export const ticking = {
	choose: 'Choose how many you are.',
	done: (done: number, all: number) =>
		done === all ? `All ${all} steps done. You can begin.` : `${done} of ${all} steps done`,
	notKept: 'This device keeps nothing, so the ticks hold only while this page is open.',
	bad: (value: string) => `The address asks for ${value} players; there are lists for 2, 3 and 4.`,
};
