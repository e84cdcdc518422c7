/**
 * The companion runs the engine's own Automa over a sketch of the table. Told only what it asks, it keeps what the engine
 * keeps: turn by turn, and to the final score.
 */
import { describe, expect, test } from 'vitest';
import { scoreCompanion } from '#games/copan/companion.ts';
import { automaState, follow, playSolo, yoursOf } from './companion-support.ts';

const sharesOf = 3;

describe('the same record', () => {
	for (const mode of ['basic', 'advanced'] as const)
		for (let share = 0; share < sharesOf; share++)
			test(`${mode}, games ${share * 16 + 1} to ${share * 16 + 16}: the companion has what the engine has`, () => {
				for (let seed = share * 16 + 1; seed <= share * 16 + 16; seed++) {
					const record = playSolo(seed, mode);
					let turns = 0;
					const { position } = follow(record, (sketch, game) => {
						turns++;
						expect(automaState(sketch, true), `${mode} ${seed}, turn ${turns}`).toEqual(automaState(game, true));
					});
					expect(turns, `${mode} ${seed}`).toBeGreaterThan(5);
					const { position: end } = scoreCompanion(position, yoursOf(record));
					expect(end.result, `${mode} ${seed}`).toEqual(record.end.result);
				}
			});
});
