import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withStyles } from '#reference/inline-styles.ts';

test('a page carries its styles, and its policy knows them', () => {
	const css = 'a{color:red}@media (width<60rem){a{color:blue}}';
	const html = `<meta content="default-src 'self'; style-src 'self' 'sha256-x='"><link rel="stylesheet" href="/_astro/a.css">`;
	const hash = createHash('sha256').update(css).digest('base64');
	expect(withStyles(html, () => css)).toBe(
		`<meta content="default-src 'self'; style-src 'self' 'sha256-${hash}' 'sha256-x='"><style data-from="/_astro/a.css">${css}</style>`,
	);
});
