import type { Position } from '#games/copan/index.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { resourceNames } from '#words/en/copan.ts';
import { learn } from '#words/en/learn.ts';
import { play } from '#words/en/play.ts';

interface PurseProps {
	table: Position;
	/** The table when the step began. */
	before: Position;
	seat: number;
}

/**
 * What the learner has, and what this step brought or cost. The Automa has its cards from the left instead, with the
 * Court tiles on each.
 */
export const Purse = ({ table, before, seat }: PurseProps) => {
	const [now, then] = [table.seats[seat], before.seats[seat]];
	if (!now || !then) return null;
	const { automa } = table;
	const isAutoma = automa?.seat === seat;
	const counts = [
		...(isAutoma ? automa.row : resources).map((of) => ({
			of: of as string,
			label: isAutoma ? learn.automaCard(resourceNames[of], automa.hard.includes(of)) : resourceNames[of],
			isHard: isAutoma && automa.hard.includes(of),
			is: now[isAutoma ? 'tiles' : 'resources'][of],
			was: then[isAutoma ? 'tiles' : 'resources'][of],
		})),
		{ of: 'vp', label: play.players.vp, isHard: false, is: now.vp, was: then.vp },
	];
	return (
		<div class={isAutoma ? 'purse-of cards' : 'purse-of'}>
			{automa && <Who seat={seat} />}
			<dl class="purse" aria-label={isAutoma ? learn.automas : learn.yours}>
				{counts.map(({ of, label, isHard, is, was }) => (
					<div key={of} class={is > was ? 'up' : is < was ? 'down' : undefined}>
						<dt>
							<Glyph of={of} label={label} />
							{isHard && <Glyph of="difficulty" size="s" />}
						</dt>
						<dd>
							{is}
							{is !== was && <small> {is > was ? `+${is - was}` : `−${was - is}`}</small>}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
};
