import { type PlayerCount, playerCounts } from '#games/kaan/resources.ts';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { tool as words } from '#words/en/kaan-tools.ts';

/** How many play. */
export const Players = ({ value, onChange }: { value: PlayerCount; onChange: (players: PlayerCount) => void }) => (
	<OneOf
		legend={words.players}
		name="players"
		value={`${value}`}
		options={playerCounts.map((count) => [`${count}`, `${count}`] as const)}
		onChange={(count) => onChange(Number(count) as PlayerCount)}
	/>
);

interface SeatsProps {
	legend: string;
	name: string;
	players: number;
	/** Null for nobody, where that is said with `none`. */
	value: number | null;
	none?: string;
	/** Names by seat; numbers where left out. */
	names?: readonly string[];
	onChange: (seat: number | null) => void;
}

/** One of the players. */
export const Seats = ({ legend, name, players, value, none, names, onChange }: SeatsProps) => (
	<OneOf
		legend={legend}
		name={name}
		value={value === null ? 'none' : `${value}`}
		options={[
			...(none ? [['none', none] as const] : []),
			...Array.from({ length: players }, (_, seat) => [`${seat}`, names?.[seat] ?? words.player(seat)] as const),
		]}
		onChange={(seat) => onChange(seat === 'none' ? null : Number(seat))}
	/>
);
