/** What a tool keeps on the device, and what its files and links hold: read as it was written, or said why not. */
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepTool, linkTo, parse, readKept, readLink, type Tool, textOf } from '#stores/tool.ts';
import { device } from './device.ts';

interface Table {
	cards: number;
}
const tool: Tool<Table | null> = {
	name: 'game:tool',
	schema: v.nullable(v.strictObject({ cards: v.number() })),
	empty: () => null,
};
const seven = '{"v":1,"tool":"game:tool","state":{"cards":7}}';
const newer = '{"v":2,"tool":"game:tool","state":{"deck":[7]}}';
const name = 'stela:game:tool';

test('reads what it wrote', () => {
	expect(textOf(tool, { cards: 7 })).toBe(seven);
	expect(parse(tool, seven)).toEqual({ ok: true, value: { cards: 7 } });
});

test.each<[what: string, text: string, error: string]>([
	['no JSON', '{', 'damaged'],
	['nothing', 'null', 'shape'],
	['a newer version', newer, 'newer'],
	['no version', '{"tool":"game:tool","state":{"cards":7}}', 'shape'],
	['another tool', '{"v":1,"tool":"game:other","state":{"cards":7}}', 'other-tool'],
	['another shape', '{"v":1,"tool":"game:tool","state":{"cards":7,"more":1}}', 'shape'],
	['a text without end', ' '.repeat(200_001), 'too-long'],
])('%s is refused', (_what, text, error) => {
	expect(parse(tool, text)).toEqual({ ok: false, error });
});

test('whatever it is given, it never throws', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
			expect(typeof parse(tool, text).ok).toBe('boolean');
		}),
	);
});

describe('on the device', () => {
	afterEach(() => vi.unstubAllGlobals());

	test('nothing, something, nothing again', () => {
		const kept = device();
		expect(readKept(tool)).toEqual({ ok: true, value: null });
		expect(keepTool(tool, { cards: 7 })).toBe(true);
		expect(kept).toEqual({ [name]: seven });
		expect(readKept(tool)).toEqual({ ok: true, value: { cards: 7 } });
		expect(keepTool(tool, null)).toBe(true);
		expect(kept).toEqual({});
	});

	test.each([
		['torn', '{"v":1,', 'damaged'],
		['newer', newer, 'newer'],
	])('what is %s stays until something is kept, and is then put aside', (_what, text, code) => {
		const kept = device({ [name]: text });
		expect(readKept(tool)).toEqual({ ok: false, error: { code, text } });
		expect(kept).toEqual({ [name]: text });
		expect(keepTool(tool, { cards: 7 })).toBe(true);
		expect(kept).toEqual({ [name]: seven, [`${name}:unread`]: text });
	});

	test('where it cannot be put aside, it is not written over', () => {
		const kept = device({ [name]: newer });
		vi.stubGlobal('localStorage', {
			...localStorage,
			setItem(at: string, text: string) {
				if (at.endsWith(':unread')) throw new Error('full');
				kept[at] = text;
			},
		});
		expect(keepTool(tool, { cards: 7 })).toBe(false);
		expect(kept).toEqual({ [name]: newer });
	});

	test('where it refuses, it is as good as empty, and says so', () => {
		device({ [name]: seven }, true);
		expect(readKept(tool)).toEqual({ ok: true, value: null });
		expect(keepTool(tool, { cards: 7 })).toBe(false);
	});
});

describe('in a link', () => {
	const hashOf = async (of: Tool<Table | null>) =>
		new URL(await linkTo(of, 'https://example.org/a/?b', { cards: 7 })).hash;

	test('comes back as it was', async () => {
		expect(await linkTo(tool, 'https://example.org/a/#b', { cards: 7 })).toMatch(
			/^https:\/\/example\.org\/a\/#s=[\w-]+$/,
		);
		expect(await readLink(tool, await hashOf(tool))).toEqual({ ok: true, value: { cards: 7 } });
	});
	test('a mark of the page is none', async () => {
		for (const hash of ['', '#', '#result', '#s='])
			expect(await readLink(tool, hash)).toEqual({ ok: true, value: null });
	});
	test('what cannot be read is given back', async () => {
		expect(await readLink(tool, '#s=@@@')).toEqual({ ok: false, error: { code: 'damaged', text: '@@@' } });
		const other = await readLink(tool, await hashOf({ ...tool, name: 'game:other' }));
		expect(other).toMatchObject({ ok: false, error: { code: 'other-tool' } });
		expect(other.ok || JSON.parse(other.error.text)).toMatchObject({ tool: 'game:other' });
	});
});
