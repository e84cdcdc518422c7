/** Score sheets in an address. Apart from the sheet, because only who follows or makes a link needs it. */
import { fail, type Outcome } from '#engine/outcome.ts';
import { parseScenario } from '#engine/parse-scenario.ts';
import { profileSchema } from '#games/copan/profile-schema.ts';
import { actionSchema, setupSchema } from '#games/copan/schemas.ts';
import { score } from '#words/en/score.ts';
import { scoreLines } from '#words/en/score-lines.ts';
import { addressWith, hashName, pack, unpack } from './link.ts';
import type { Sheet } from './score.ts';
import { scenarioOf, sheetOf } from './score-engine.ts';

/** Why a link gives no sheet, with what it held and what is wrong there. */
export interface LinkTrouble {
	code: 'too-long' | 'damaged' | 'shape' | 'setup' | 'played' | 'scored';
	text: string;
	details: string[];
}

/** Beside the code: that one player sat there alone, which a scenario cannot say. */
const alone = 'solo';

/** Reads a scenario's text as a sheet. One that has actions still to be played says nothing of the end. Total. */
export const readSheet = (text: string): Outcome<Sheet, LinkTrouble> => {
	const wrong = (code: LinkTrouble['code'], details: string[] = []) => fail({ code, text, details });
	const parsed = parseScenario({ id: 'copan', setupSchema, profileSchema, actionSchema }, text);
	if (!parsed.ok) return wrong('shape', parsed.error.map(scoreLines.scenarioProblem));
	if (parsed.value.actions.length > 0) return wrong('played');
	if (parsed.value.setup.from === 'end') return wrong('scored');
	// Who made the link saw the score of its values, or of ours: whoever opens it sees the same.
	const sheet = sheetOf({ ...parsed.value, profile: parsed.value.profile ?? {} });
	return sheet.ok
		? sheet
		: wrong(
				'setup',
				sheet.error.map((problem) => scoreLines.setupProblem(problem, score.player)),
			);
};

/** Opens what an address holds, which may come from anywhere. Total. */
export const openHash = async (hash: string): Promise<Outcome<Sheet, LinkTrouble>> => {
	const asked = new URLSearchParams(hash.slice(1));
	const code = asked.get(hashName) ?? '';
	const text = await unpack(code);
	if (!text.ok) return fail({ code: text.error, text: code, details: [] });
	const sheet = readSheet(text.value);
	return sheet.ok && asked.has(alone) ? { ok: true, value: { ...sheet.value, players: 1 } } : sheet;
};

/** The address of the page with a sheet in it. */
export const linkTo = async (page: string, sheet: Sheet): Promise<string> => {
	const address = addressWith(page, await pack(JSON.stringify(scenarioOf(sheet))));
	return sheet.players === 1 ? `${address}&${alone}` : address;
};
