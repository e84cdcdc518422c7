/** Prints the turn aid, and opens the step that the address names. */
document.querySelector('[data-print]')?.addEventListener('click', () => print());

const open = (): void => {
	const step = document.getElementById(location.hash.slice(1));
	if (step instanceof HTMLDetailsElement) step.open = true;
};
addEventListener('hashchange', open);
open();

export {};
