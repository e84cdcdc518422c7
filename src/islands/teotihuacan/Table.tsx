import type { Action, Position } from '#games/teotihuacan/first-turns.ts';
import { numberOf, temples } from '#games/teotihuacan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { lessonTable as words } from '#words/en/teotihuacan-lesson.ts';

interface TableProps {
	position: Position;
	before: Position;
	marked: readonly string[];
	actions: readonly Action[];
	onAct: (action: Action) => void;
}

/** The ring of boards with who stands there, and in the middle what you have. */
export const Table = ({ position, before, marked }: TableProps) => {
	const { ring, workers, others, worshippers, stock, vp, avenue, light } = position;
	const counts = [
		...(['cocoa', 'wood', 'stone', 'gold'] as const).map((what) => ({
			symbol: `teotihuacan:${what}`,
			label: words.stock[what],
			now: stock[what],
			was: before.stock[what],
		})),
		{ symbol: 'vp', label: words.vp, now: vp, was: before.vp },
		{ symbol: 'teotihuacan:avenue', label: words.avenue, now: avenue, was: before.avenue },
		{ symbol: 'teotihuacan:eclipse', label: words.light, now: light, was: before.light },
		...temples.map((colour) => ({
			symbol: `teotihuacan:${colour}`,
			label: words.temple(colour),
			now: position.temples[colour],
			was: before.temples[colour],
		})),
	];
	return (
		<div class="ring">
			<ol aria-label={words.boards}>
				{ring.map((board) => (
					<li key={board} class={marked.includes(board) ? 'marked' : undefined}>
						<b>{words.name(board, numberOf(board))}</b>
						<span class="stand">
							{workers.map((worker, index) =>
								worker.at === board ? (
									<span key={index} class={worker.locked ? 'die locked' : 'die'}>
										<span aria-hidden="true">{worker.power}</span>
										{worker.locked && <Glyph of="teotihuacan:lock" size="s" />}
										<span class="vh">{words.worker(worker)}</span>
									</span>
								) : null,
							)}
						</span>
						{others[board] > 0 && <small>{words.others(others[board])}</small>}
						{worshippers.includes(board) && <small>{words.worshipper}</small>}
					</li>
				))}
			</ol>
			<div class="have">
				<b>{words.yours}</b>
				<ul>
					{counts.map(({ symbol, label, now, was }) => (
						<li key={label} class={now !== was ? 'changed' : now === 0 ? 'nil' : undefined}>
							<Glyph of={symbol} size="s" /> {now} <small>{label}</small>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
};
