/** Solo games to go on with, as a game's home shows them: no more than their names. */

export interface Going {
	id: string;
	name: string;
}

/**
 * Reads the list of games that the companion keeps, the latest three; what cannot be read is none. Total. It names nothing
 * outside itself, because the script that runs before the first paint carries its text.
 */
export const parseGoing = (text: string | null): Going[] => {
	try {
		const { v, games } = JSON.parse(text ?? '');
		return v === 1
			? games
					.filter(
						({ id, name }: Going) =>
							typeof id === 'string' && /^[\w-]{1,30}$/.test(id) && typeof name === 'string' && name.length <= 40,
					)
					.slice(0, 3)
			: [];
	} catch {
		return [];
	}
};
