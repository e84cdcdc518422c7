/**
 * The switches in the foot, kept on this device where it allows that: the theme (system, light or dark), and whether it
 * lies at the table, where type is larger, the tools of the table stand at the foot and the screen stays on.
 */
const { dataset } = document.documentElement;
const themes = document.querySelectorAll<HTMLButtonElement>('[data-set-theme]');
const tables = document.querySelectorAll<HTMLButtonElement>('[data-set-table]');

const mark = (): void => {
	for (const button of themes) button.ariaPressed = `${button.dataset.setTheme === (dataset.theme ?? 'system')}`;
	for (const button of tables) button.ariaPressed = `${dataset.table !== undefined}`;
};

/** Sets what stands on the root, or takes it away, and keeps it. */
const set = (name: 'theme' | 'table', value: string | undefined): void => {
	if (value === undefined) delete dataset[name];
	else dataset[name] = value;
	try {
		if (value === undefined) localStorage.removeItem(`stela:${name}`);
		else localStorage.setItem(`stela:${name}`, value || '1');
	} catch {
		// Storage is blocked: it holds for this page alone.
	}
	mark();
};

for (const button of themes)
	button.addEventListener('click', () => {
		const { setTheme } = button.dataset;
		set('theme', setTheme === 'system' ? undefined : setTheme);
	});
for (const button of tables)
	button.addEventListener('click', () => {
		set('table', dataset.table === undefined ? '' : undefined);
		dispatchEvent(new Event('stela:table'));
	});

mark();
