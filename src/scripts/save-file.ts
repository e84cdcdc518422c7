/** Hands a text over as a file. */
export const saveFile = (text: string, name: string): void => {
	const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	Object.assign(document.createElement('a'), { href, download: name }).click();
	// The browser takes the file over after the press.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
