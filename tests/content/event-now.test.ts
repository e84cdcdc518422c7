/** What the page for real dice says of every face: its sentence, and the rules and readings it hangs on. */
import { expect, test } from 'vitest';
import { eventCards } from '#games/copan/event-cards.ts';
import { ruleIds } from '#games/copan/rule-ids.ts';
import { readReference } from '#reference/content.ts';
import { eventNowOf } from '#reference/event-now.ts';
import { faceSentence } from '#words/en/copan-glossary.ts';

const reference = readReference('copan');
const { cards, steps, closing } = eventNowOf(reference);
const faces = cards.flatMap(({ letter, faces: own }) =>
	own.map((face) => ({ name: `${letter}${face.face}`, ...face })),
);
const named = (name: string) => {
	const found = faces.find((face) => face.name === name);
	if (!found) throw new Error(`no face ${name}`);
	return found;
};

test('all 54 faces stand there, nine cards of six', () => {
	expect(cards.map(({ letter }) => letter).join('')).toBe('ABCDEFGHI');
	expect(faces).toHaveLength(54);
});

test('each says what its card says; only Jade is told for the Court phase', () => {
	const other = faces.filter(({ component, sentence }) => sentence !== component.sentence);
	expect(other.map(({ name }) => name)).toEqual(['A4', 'D2']);
	for (const { sentence } of other) expect(sentence).toBe('Gain a Jade tile of your choice and place it at once.');
	for (const card of eventCards)
		for (const [index, effects] of card.faces.entries())
			if (!effects.some(({ verb }) => verb === 'place-jade'))
				expect(named(`${card.id}${index + 1}`).sentence).toBe(faceSentence(effects));
});

test.each([
	['A1', ['court.loss.vp'], null, []],
	['A2', ['court.collect.storage'], null, []],
	['A3', ['court.decline.pass-on'], null, ['pass-on']],
	['A4', ['mask.adjacent', 'mask.effect'], 'jade-in-event', ['jade-out-of-turn', 'jade-with-full-mask']],
	['A5', ['court.collect.storage'], null, ['discard-counts']],
	['B4', [], null, ['take-what-is-not-there', 'bird-discarded-unused']],
	['B5', [], 'moves-back', ['back-at-start']],
	['B6', ['steps.choose'], null, ['excess-steps']],
	['C4', ['mask.removed'], null, ['jade-removed']],
	['C5', ['court.loss.vp'], null, ['lose-what-you-lack', 'closed-city-embassies']],
	['F4', ['court.loss.vp'], null, ['lose-what-you-lack']],
	['G2', ['court.collect.storage'], null, []],
	['H1', ['steps.down'], null, ['priest-down-from-top']],
	['I4', ['river.extension.lost'], null, ['take-what-is-not-there', 'extension-lost']],
	['I6', [], null, ['take-what-is-not-there']],
])('%s leans on %j, reads %s, and asks %j', (name, rules, reading, rulings) => {
	const face = named(name);
	expect(face.rules.map(({ anchor }) => anchor)).toEqual(rules);
	expect(face.reading?.id ?? null).toBe(reading);
	expect(face.rulings.map(({ id }) => id)).toEqual(rulings);
});

test('a face that moves a cube is done once, and one that moves it forward may bring an Event of its track', () => {
	const once = faces.filter((face) => face.once).map(({ name }) => name);
	expect(once).toHaveLength(27);
	expect(faces.filter(({ forward }) => forward).map(({ name, forward }) => `${name} ${forward}`)).toEqual([
		'A3 food',
		'A6 zeal',
		'B3 fame',
		'C2 power',
		'C6 zeal',
		'D1 power',
		'D3 food',
		'D5 zeal',
		'E2 zeal',
		'F6 fame',
		'G1 fame',
		'G3 zeal',
		'G4 power',
		'H2 zeal',
		'H3 power',
		'H4 fame',
		'H5 food',
		'I1 zeal',
		'I2 food',
		'I3 fame',
		'I5 power',
	]);
	for (const { name, reading, forward } of faces)
		expect(reading?.id === 'moves-back', name).toBe(once.includes(name) && !forward);
});

test('every step and every closing has its rule, and the engine holds the rules of the Events', () => {
	for (const [name, { rules, rulings }] of Object.entries({ ...steps, ...closing }))
		expect(rules.length + rulings.length, name).toBeGreaterThan(0);
	const held: readonly string[] = ruleIds;
	for (const { rules } of [steps.sweep, steps.roll, steps.effect, steps.all, steps.already, ...Object.values(closing)])
		for (const { id } of rules) expect(held).toContain(id);
});
