/** What the script of “find by what you see” says. A file of its own, so that the page loads no other strings. */
export const finding = {
	found: (shown: number, all: number) =>
		shown === all
			? `All ${all} components.`
			: shown === 0
				? 'No component shows all of that.'
				: `${shown} of ${all} fit.`,
	bad: (name: string, value: string) =>
		`The address asks for ${name} “${value}”, which no component here has. Nothing is chosen; tap what you see.`,
};
