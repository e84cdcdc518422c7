/** A player's number in the player's colour; the words beside it say the rest. */
export const Who = ({ seat }: { seat: number }) => (
	<span class={`who seat-${seat}`} aria-hidden="true">
		{seat + 1}
	</span>
);
