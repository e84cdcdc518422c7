/**
 * Escape hatches: components that do something by code of their own instead of by the typed effects of `effects.ts`.
 * There are none. The rule code may therefore name no single component; where it does, this file says why, one by one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { standInAltarCards } from '#games/copan/altars.ts';
import { type Character, characters } from '#games/copan/characters.ts';
import { cities } from '#games/copan/cities.ts';
import type { Effect, Per, Trigger } from '#games/copan/effects.ts';
import { embassyTokens } from '#games/copan/embassy-tokens.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';

const folder = 'src/games/copan';

/** Files of data: what the components are, and what is known of them. All others of the folder are rule code. */
const dataFiles = [
	'altar-symbols.ts',
	'altars.ts',
	'automa.ts',
	'characters.ts',
	'cities.ts',
	'embassy-tokens.ts',
	'event-cards.ts',
	'glyphs.ts',
	'jade-mask.ts',
	'profile.ts',
	'provenance.ts',
	'rulings.ts',
];
const ruleFiles = readdirSync(folder).filter((name) => name.endsWith('.ts') && !dataFiles.includes(name));

interface Component {
	/** Kind and id, as a message names it. */
	name: string;
	id: string;
	effects: readonly Effect[];
	when?: Trigger;
}

/** Every component of the game that has an effect, each die face and each Altar column for itself. */
const components: readonly Component[] = [
	...(characters as readonly Character[]).map((each) => ({ ...each, name: `Character ${each.id}` })),
	...cities.map(({ id, effects }) => ({ name: `City ${id}`, id, effects })),
	...embassyTokens.map(({ id, effects }) => ({ name: `token ${id}`, id, effects })),
	...standInAltarCards.flatMap(({ id, columns }) =>
		columns.map(({ effects }, column) => ({ name: `${id}, column ${column + 1}`, id, effects })),
	),
	...maskSpaces.map(({ id, effects }) => ({ name: `Jade ${id}`, id, effects })),
	...eventCards.flatMap(({ id, faces }) =>
		faces.map((effects, face) => ({ name: `Event card ${id}, face ${face + 1}`, id, effects })),
	),
];
const ids = new Set(components.map(({ id }) => id));

/** What a number stands for in rule code that is compared with one: a component or a face among its kind. */
const counting = /\b(face|mask|jade|card|city|cities|token|altar|character|column|line|space|level)\w*$/i;

/** Places of a file that name a single component: by its id, or by a comparison with its number. */
const namesIn = (name: string, code: string): string[] => {
	const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
	const found: string[] = [];
	const say = (node: ts.Node) => found.push(`${name}: ${node.getText(file)}`);
	/** What is compared with a number, without `as`, brackets and `.at(…)`. */
	const isCounting = (node: ts.Node) => counting.test(node.getText(file).replace(/ as .*$/, ''));
	const isNumber = (node: ts.Node) => ts.isNumericLiteral(node) && Number(node.text) > 0;
	const visit = (node: ts.Node): void => {
		if (ts.isTypeNode(node)) return;
		const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
		if (isText && ids.has(node.text) && !ts.isImportDeclaration(node.parent)) say(node.parent);
		if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ids.has(node.name.text)) say(node);
		if (ts.isPropertyAccessExpression(node) && ids.has(node.name.text)) say(node);
		if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText(file))) {
			const [one, other] = [node.left, node.right];
			if ((isNumber(one) && isCounting(other)) || (isNumber(other) && isCounting(one))) say(node);
		}
		if (ts.isSwitchStatement(node) && isCounting(node.expression))
			for (const clause of node.caseBlock.clauses)
				if (ts.isCaseClause(clause) && isNumber(clause.expression)) say(clause.expression);
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
};

/** The components that rule code names after all, and why each is no effect in disguise. */
const justified: Record<string, string> = {
	"sources.ts: source.character === 'cabaguil'":
		'It does nothing but name the ruling on this card on its event; what the card gives is a typed effect.',
	"sources.ts: [...reasons, 'cabaguil']": 'The same: here it is the id of that ruling.',
	"setup.ts: setup.card ?? 'A'": 'The Event card for a first game, where a setup names none.',
};

describe('rule code names no component', () => {
	test('in no file, but for what is justified here', () => {
		const found = ruleFiles.flatMap((name) => namesIn(name, readFileSync(`${folder}/${name}`, 'utf8')));
		expect(found.sort()).toEqual(Object.keys(justified).sort());
	});

	test('every file of data exists, and rule code is found', () => {
		expect(dataFiles.filter((name) => !readdirSync(folder).includes(name))).toEqual([]);
		expect(ruleFiles).toEqual(expect.arrayContaining(['executor.ts', 'site-actions.ts', 'fate.ts', 'scoring.ts']));
	});

	test.each([
		['a Character', "if (id === 'kawai') gain(turn);", true],
		['a City', "const isRich = city.id === '20';", true],
		['an Embassy token', "switch (token) { case 'level-3-character': take(); }", true],
		['an Altar card', 'const odd = card?.id === `altar-7`;', true],
		['a table of Characters', 'const own = { cabaguil: (turn) => turn };', true],
		['a Character in that table', 'own.cabaguil(turn);', true],
		['an Event card', "if (table.card === 'C') takeJade();", true],
		['a die face', 'if (position.face === 4) takeJade();', true],
		['a die face in a switch', 'switch (position.face as DieFace) { case 5: lose(); }', true],
		['a Jade space', 'if (action.space === 10) placeTotem();', true],
		['any Character', 'for (const id of seat.characters) run(characterOf(id).effects);', false],
		['no face', 'if (position.face === null) roll();', false],
		['the first of a list', 'if (space === 0) return;', false],
		['a number of steps', 'if (steps === 3) return;', false],
		['a type', "type Id = 'kawai' | 'A';", false],
	])('the search finds %s: %s', (_, code, isFound) => {
		expect(namesIn('x.ts', code).length > 0).toBe(isFound);
	});
});

/** What the engine does with a Character's effects when their moment comes; anything else it would pass over. */
const runs: Record<Trigger['on'], (effect: Effect, when: Trigger) => boolean> = {
	'tile-placed': (effect) => effect.verb === 'gain' && effect.resource !== 'any' && !effect.per,
	'site-action': (effect) => effect.verb === 'score' && !effect.per,
	cost: (effect, when) => effect.verb === 'discount' && 'site' in when && effect.site === when.site,
	climb: (effect) => effect.verb === 'gain',
	discard: (effect) => effect.verb !== 'discount',
	'game-end': (effect) => effect.verb === 'score' && effect.per?.of === 'held',
};

test('no Character has an effect that the engine passes over at its moment', () => {
	for (const { name, when, effects } of components)
		if (when) for (const effect of effects) expect(runs[when.on](effect, when), name).toBe(true);
});

test('a discount is an effect of Characters alone: from anything else it would do nothing', () => {
	const others = components.filter(({ when, effects }) => !when && effects.some(({ verb }) => verb === 'discount'));
	expect(others.map(({ name }) => name)).toEqual([]);
});

/** The words of an effect that are more than numbers and resources: its verb, what it counts, what it leaves unsaid. */
const wordsOf = ({ effects, when }: Component): string[] => [
	...effects.flatMap((effect) => [
		effect.verb,
		...('per' in effect && effect.per ? [`per ${effect.per.of}`] : []),
		...('kind' in effect && effect.kind ? [`${effect.verb} ${effect.kind}`] : []),
	]),
	...(when ? [`on ${when.on}`] : []),
];

/**
 * Words made for one component alone would be escape hatches under another name. Each of these is one that the rulebook
 * gives to one component only, and says in general terms.
 */
const once: Record<string, string> = {
	'step-down': 'Event card H, face 1: the counterpart of `climb`, with any number of steps.',
	'remove-jade': 'Event card C, face 4: the counterpart of `place-jade`.',
	'lose-extension': 'Event card I, face 4: the counterpart of `add-extension`.',
	'lose-glyph': 'Event card I, face 6: the counterpart of `take-glyph`.',
	'per glyphs': 'Event card A, face 1: a count like any other; every verb with an amount takes it.',
	'per discarded-characters': 'Event card A, face 5: the same.',
	'per characters': 'Event card E, face 3: the same.',
	'per embassy-cities': 'Event card C, face 5: the same.',
	'per extensions': 'Event card F, face 4: the same.',
	'gain unsaid':
		'Cabaguil: marks for the words that the card leaves open which resources; the engine reads nothing of it.',
	'on climb': 'Camazotz: a moment with a threshold, `atLeast`.',
};

test('words of effects that one component alone uses are few, and each has its reason', () => {
	const users = new Map<string, Set<string>>();
	for (const component of components)
		for (const word of wordsOf(component)) users.set(word, (users.get(word) ?? new Set()).add(component.name));
	const single = [...users].filter(([, names]) => names.size === 1).map(([word]) => word);
	expect(single.sort()).toEqual(Object.keys(once).sort());
});

test('every verb and every count is used: none is left over from a component that changed', () => {
	const verbs: Record<Effect['verb'], true> = {
		gain: true,
		lose: true,
		score: true,
		climb: true,
		'step-down': true,
		'place-jade': true,
		'remove-jade': true,
		'take-glyph': true,
		'lose-glyph': true,
		'take-character': true,
		'discard-character': true,
		'take-river-tiles': true,
		'add-extension': true,
		'lose-extension': true,
		'bonus-action': true,
		discount: true,
		'move-decline': true,
		'place-embassy': true,
		'place-totem': true,
	};
	const counts: Record<Per['of'], true> = {
		held: true,
		glyphs: true,
		characters: true,
		'discarded-characters': true,
		extensions: true,
		'embassy-cities': true,
	};
	const used = new Set(components.flatMap(wordsOf));
	expect(Object.keys(verbs).filter((verb) => !used.has(verb))).toEqual([]);
	expect(Object.keys(counts).filter((count) => !used.has(`per ${count}`))).toEqual([]);
});
