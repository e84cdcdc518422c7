/** Links of every format there has been still open, to the same. */
import { describe, expect, test } from 'vitest';
import { unpack } from '#stores/link.ts';
import { expectOk } from '../engine/support.ts';
import { keptLinks, whereItStands } from './kept-links.ts';

describe('kept links', () => {
	const links = keptLinks();

	test('are many, of different names', () => {
		expect(links.length).toBeGreaterThan(100);
		expect(new Set(links.map(({ name }) => name)).size).toBe(links.length);
	});

	test.each(links)('$name', async ({ link, opens }) => {
		expect(whereItStands(expectOk(await unpack(link)))).toBe(opens);
	});
});
