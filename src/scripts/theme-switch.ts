/** The theme switch in the foot: system, light or dark, kept on this device where it allows that. */
const root = document.documentElement;
const buttons = document.querySelectorAll<HTMLButtonElement>('[data-set-theme]');

const mark = (): void => {
	for (const button of buttons)
		button.setAttribute('aria-pressed', String(button.dataset.setTheme === (root.dataset.theme ?? 'system')));
};

for (const button of buttons)
	button.addEventListener('click', () => {
		const theme = button.dataset.setTheme;
		if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
		else delete root.dataset.theme;
		try {
			if (root.dataset.theme) localStorage.setItem('stela:theme', root.dataset.theme);
			else localStorage.removeItem('stela:theme');
		} catch {
			// Storage is blocked: the theme holds for this page alone.
		}
		mark();
	});

mark();
