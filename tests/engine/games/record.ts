/**
 * Records the games that `game.test.ts` replays: one for each way a game ends and each number of players, played by the
 * greedy bot on today's profile, which is kept with them. Run it only where a rule was meant to change:
 * `node tests/engine/games/record.ts` (Node 24) in the project's folder, then `npm run format`.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { playOut } from '#engine/playout.ts';
import { greedyBot } from '#games/copan/bots.ts';
import { copan, type Setup } from '#games/copan/index.ts';
import { standardProfile } from '#games/copan/profile.ts';
import { playerCounts } from '#games/copan/resources.ts';

const write = (name: string, text: string) => writeFileSync(new URL(`${name}.json`, import.meta.url), `${text}\n`);

write('profile', JSON.stringify(standardProfile, null, '\t'));
for (const players of playerCounts) {
	const missing = new Set(['pyramid-full', 'two-exhausted']);
	for (let seed = 1; missing.size > 0 && seed <= 400; seed++) {
		const card = 'ABCDEFGHI'[seed % 9] as string;
		const setup: Setup = { base: 'box', players, card, seed };
		const game = playOut(copan, setup, [greedyBot], seed);
		if (!game.ok) throw new Error(JSON.stringify(game.error));
		const { position, actions, events } = game.value;
		const by = position.ending?.by as string;
		if (!missing.delete(by)) continue;
		const lines = actions.map((action) => `\t\t\t${JSON.stringify(action)}`).join(',\n');
		const end = {
			by,
			events: events.length,
			...position.result,
			sha256: createHash('sha256').update(JSON.stringify(position)).digest('hex'),
		};
		const title = `${players} players, Event card ${card}, ended by ${by}`;
		const head = `"v": 1,\n\t\t"game": "copan",\n\t\t"title": ${JSON.stringify(title)},\n\t\t"setup": ${JSON.stringify(setup)}`;
		write(
			`${by}-${players}`,
			`{\n\t"scenario": {\n\t\t${head},\n\t\t"actions": [\n${lines}\n\t\t]\n\t},\n\t"end": ${JSON.stringify(end)}\n}`,
		);
		console.log(title, `seed ${seed}, ${actions.length} actions`, position.result?.vp);
	}
	if (missing.size > 0) console.log(`No game of ${players} ended by ${[...missing]}`);
}
