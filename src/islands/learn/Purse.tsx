import type { Position } from '#games/copan/index.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { resourceNames } from '#words/en/copan.ts';
import { learn } from '#words/en/learn.ts';
import { play } from '#words/en/play.ts';

interface PurseProps {
	table: Position;
	/** The table when the step began. */
	before: Position;
	seat: number;
}

/** What the learner has, and what this step brought or cost. */
export const Purse = ({ table, before, seat }: PurseProps) => {
	const [now, then] = [table.seats[seat], before.seats[seat]];
	if (!now || !then) return null;
	const counts = [
		...resources.map((resource) => ({
			of: resource as string,
			label: resourceNames[resource],
			is: now.resources[resource],
			was: then.resources[resource],
		})),
		{ of: 'vp', label: play.players.vp, is: now.vp, was: then.vp },
	];
	return (
		<dl class="purse" aria-label={learn.yours}>
			{counts.map(({ of, label, is, was }) => (
				<div key={of} class={is > was ? 'up' : is < was ? 'down' : undefined}>
					<dt>
						<Glyph of={of} label={label} />
					</dt>
					<dd>
						{is}
						{is !== was && <small> {is > was ? `+${is - was}` : `−${was - is}`}</small>}
					</dd>
				</div>
			))}
		</dl>
	);
};
