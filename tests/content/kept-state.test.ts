/** What devices keep: read as it was once, taken along as a file, brought back whole or not at all. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepProgress } from '#stores/course.ts';
import {
	everythingKept,
	everythingText,
	forgetEverything,
	keepEverything,
	parseEverything,
} from '#stores/everything.ts';
import { parseActs } from '#stores/lesson.ts';
import { keptStates, readAs } from './kept-state.ts';

test.each(keptStates().map((state, index) => [`${index + 1} ${state.decoder}`, state] as const))(
	'kept once, read the same: %s',
	(_, { decoder, text, reads }) => {
		expect(readAs(decoder, text)).toBe(reads);
	},
);

test('each reads as something', () => {
	expect(keptStates().length).toBeGreaterThan(15);
	for (const { decoder, reads } of keptStates())
		expect(reads, decoder).not.toMatch(/^(null|undefined|\[\]|\{\}|\{"ok":false.*)$/);
	expect(parseActs('{"v":1,"acts":[{"type":"next"}],"at":1}')).toEqual({ acts: [{ type: 'next' }], at: 1 });
});

test('progress that a newer version kept is put aside, not lost', () => {
	const kept: Record<string, string> = { 'stela:learn': '{"v":2,"lessons":[]}' };
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => kept[name] ?? null,
		setItem: (name: string, value: string) => Object.assign(kept, { [name]: value }),
	});
	expect(keepProgress('collecting', { at: 'tiers', done: false, again: [] })).toBe(true);
	expect(kept['stela:learn:unread']).toBe('{"v":2,"lessons":[]}');
	expect(JSON.parse(kept['stela:learn'] ?? '').lessons.collecting.at).toBe('tiers');
	vi.unstubAllGlobals();
});

describe('all of it', () => {
	afterEach(() => vi.unstubAllGlobals());
	/** A device with room for so many entries. */
	const device = (kept: Record<string, string>, room = 100) => {
		vi.stubGlobal(
			'localStorage',
			Object.create(
				{
					getItem: (name: string) => kept[name] ?? null,
					setItem(name: string, value: string) {
						if (!(name in kept) && Object.keys(kept).length >= room) throw new Error('full');
						kept[name] = value;
						Object.assign(localStorage, { [name]: value });
					},
					removeItem(name: string) {
						delete kept[name];
						delete localStorage[name];
					},
				},
				Object.fromEntries(
					Object.entries(kept).map(([name, value]) => [
						name,
						{ value, enumerable: true, writable: true, configurable: true },
					]),
				),
			),
		);
		return kept;
	};

	test('goes into a file and comes back; what is not ours is left alone', () => {
		device({ 'stela:theme': 'dark', 'stela:learn': '{"v":1}', other: 'x' });
		const text = everythingText(everythingKept());
		const read = parseEverything(text);
		expect(read).toEqual({ ok: true, value: { theme: 'dark', learn: '{"v":1}' } });
		const kept = device({ other: 'y', 'stela:recent': 'r' });
		expect(read.ok && keepEverything(read.value)).toBe(true);
		expect(kept).toEqual({ other: 'y', 'stela:recent': 'r', 'stela:theme': 'dark', 'stela:learn': '{"v":1}' });
		forgetEverything();
		expect(kept).toEqual({ other: 'y' });
	});

	test('where there is no room for all, nothing changes', () => {
		const kept = device({ other: 'y', 'stela:theme': 'light' }, 3);
		expect(keepEverything({ theme: 'dark', one: '1', two: '2' })).toBe(false);
		expect(kept).toEqual({ other: 'y', 'stela:theme': 'light' });
	});

	test.each([
		['not-json', 'hello'],
		['not-ours', '[]'],
		['not-ours', '{"v":1,"kept":{}}'],
		['not-ours', '{"v":1,"site":"stela","kept":{"theme":7}}'],
		['newer', '{"v":2,"site":"stela","kept":{}}'],
		['too-long', 'x'.repeat(5_000_001)],
	])('a file that is none says so: %s', (error, text) => {
		expect(parseEverything(text)).toEqual({ ok: false, error });
	});
});
