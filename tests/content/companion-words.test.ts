/** What the companion says: every question, answer and line of many games has words, and every rule behind them exists. */
import { expect, test } from 'vitest';
import {
	beginCompanion,
	type CompanionAction,
	companionPlay,
	companionQuestion,
	countsOf,
	type Sketch,
} from '#games/copan/companion.ts';
import { referenceOf } from '#reference/content.ts';
import { answerWords, askedWords, countSymbol, countWords, lineWords } from '#words/en/solo-play.ts';
import { dice, mixOf } from '../engine/companion-support.ts';

const { atoms, rulings } = referenceOf('copan');
const isKnown = (id: string): boolean => atoms.has(id) || rulings.has(id);
const isCorrection = ({ type }: CompanionAction): boolean =>
	['correct', 'add-character', 'drop-character'].includes(type);

/** Every position of a game in which anything is said, with what was told on the way to it. */
const games = (seeds: number): { sketch: Sketch; told: ReturnType<typeof lineWords>[] }[] => {
	const seen: { sketch: Sketch; told: ReturnType<typeof lineWords>[] }[] = [];
	for (let seed = 1; seed <= seeds; seed++) {
		const deal = dice(seed);
		const begun = beginCompanion({
			mode: seed % 2 === 0 ? 'basic' : 'advanced',
			hard: mixOf(seed % 16),
			row: ['power', 'fame', 'zeal', 'food'],
			card: 'ABCDEFGHI'[seed % 9] as string,
			first: seed % 3 === 0 ? 'you' : 'automa',
			rulings: seed % 5 === 0 ? ({ 'automa-gains': 'vp-for-both' } as never) : {},
		});
		if (!begun.ok) throw new Error('no game');
		let { position } = begun.value;
		for (let step = 0; step < 300 && companionQuestion(position); step++) {
			const said = companionPlay.legalActions(position).filter((action) => !isCorrection(action));
			const played = companionPlay.play(position, said[deal(said.length)] as CompanionAction);
			if (!played.ok) throw new Error('refused');
			const { position: next, events } = played.value;
			for (const event of events)
				for (const id of [...event.rules, ...(event.rulings ?? [])]) expect(isKnown(id), id).toBe(true);
			position = next;
			seen.push({ sketch: position, told: events.map((event) => lineWords(event, next)) });
		}
	}
	return seen;
};

test('every question has its words and its rules; answers are told apart', () => {
	for (const { sketch, told } of games(36)) {
		for (const line of told) if (line) expect(line.text).toMatch(/^[^a-z].*[.)a-z]$/);
		for (const line of told) if (line) expect(line.text).not.toMatch(/undefined|NaN/);
		const question = companionQuestion(sketch);
		if (!question) continue;
		const { title, text = '', rules = [] } = askedWords(question, sketch);
		expect(title, question.ask).not.toBe('');
		expect(`${title} ${text}`).not.toMatch(/undefined|NaN/);
		for (const id of rules) expect(isKnown(id), id).toBe(true);
		const answers = companionPlay.legalActions(sketch).filter((action) => !isCorrection(action));
		const words = answers.map((action) => answerWords(action, question, sketch));
		for (const each of words) expect(`${each.text}${each.small ?? ''}`).not.toMatch(/^$|undefined|NaN/);
		expect(new Set(words.map(({ text }) => text)).size, question.ask).toBe(words.length);
	}
});

test('everything that is counted has a name of its own and a symbol', () => {
	const begun = beginCompanion({
		mode: 'basic',
		hard: [],
		row: ['food', 'fame', 'zeal', 'power'],
		card: 'A',
		first: 'you',
	});
	if (!begun.ok) throw new Error('no game');
	const counted = countsOf(begun.value.position).map(({ what }) => what);
	expect(new Set(counted.map(countWords)).size).toBe(counted.length);
	for (const what of counted) expect(countSymbol(what)).not.toBe('');
});
