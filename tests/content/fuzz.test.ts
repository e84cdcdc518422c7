/** Whatever a link, a file or the device holds, it is read or refused: 5,000 hostile inputs; `npm run fuzz` gives 100,000. */
import { expect, test } from 'vitest';
import { decoders } from '../fuzz/decoders.ts';
import { fuzz } from '../fuzz/fuzz.ts';

test.each(decoders)('$name reads each of its samples', async ({ samples, decode }) => {
	for (const sample of samples) expect(await decode(sample)).toBeDefined();
});

// The limit is far above the 50 ms that `npm run fuzz` holds: here other tests run beside it.
test('hostile inputs make no decoder throw, hang or grow', { timeout: 180_000 }, async () => {
	const { inputs, faults } = await fuzz(5_000, 1_000_000, 1_000);
	expect(faults.map(({ input, ...fault }) => ({ ...fault, input: input.slice(0, 200) }))).toEqual([]);
	expect(inputs).toBe(5_000);
});
