import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { courts } from '#games/copan/pyramid.ts';
import { sites } from '#games/copan/resources.ts';
import { Board, type BoardProps, type Region } from '#islands/board/Board.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { countKeptValues } from '#stores/kept-copy.ts';
import { ownValues } from '#words/en/own-values.ts';
import { play } from '#words/en/play.ts';
import type { Notice } from './useTable.ts';
import { isPyramid } from './view.ts';

interface StageProps extends BoardProps {
	/** Chooses the part of the board in sight. */
	onRegion: (region: Region) => void;
	notice: Notice | null;
	/** Where the mark of our own values leads. */
	yourCopy: string;
	/** The owner's values that it is played with, where it is played with any. */
	own: object | undefined;
	/** What stands under the picture. */
	children?: ComponentChildren;
}

/** The board with its tabs: the whole of it, the Pyramid and its courts, each Site; and what the last press came to. */
export const Stage = ({ onRegion, notice, yourCopy, own = {}, children, ...board }: StageProps) => {
	const owned = Object.keys(own).length;
	/** Whether this device keeps values that this position does not go with. */
	const [isUnlike, setUnlike] = useState(false);
	useEffect(() => setUnlike(owned === 0 && countKeptValues() > 0), [owned]);
	return (
		<div class="stage">
			<div class="parts" role="group" aria-label={play.parts.label}>
				{(['whole', 'pyramid', ...sites] as const).map((part) => (
					<button
						key={part}
						type="button"
						aria-pressed={part === 'pyramid' ? isPyramid(board.region) : board.region === part}
						aria-label={play.regions[part]}
						disabled={!board.position && part !== 'pyramid'}
						onClick={() => onRegion(part)}
					>
						<Glyph of={part === 'whole' ? 'ui-menu' : part === 'pyramid' ? 'steps' : `site-${part}`} />
						<span>{play.regions[part]}</span>
					</button>
				))}
			</div>
			<div class="picture">
				<Board {...board} />
				<p class="notice" role="status">
					{notice && notice.is !== 'answer' && (
						<span key={notice.nth} class={notice.is === 'refusal' ? 'refusal' : undefined}>
							{notice.text}
						</span>
					)}
				</p>
			</div>
			<div class="parts courts" role="group" aria-label={play.parts.courts} hidden={!isPyramid(board.region)}>
				{(['pyramid', ...courts] as const).map((part) => (
					<button key={part} type="button" aria-pressed={board.region === part} onClick={() => onRegion(part)}>
						{play.parts[part === 'pyramid' ? 'whole' : part]}
					</button>
				))}
			</div>
			{children}
			<a class="ours" href={`${yourCopy}#ours`}>
				<Glyph of="mark" size="s" />
				{owned > 0 ? ownValues.playsWith(owned) : isUnlike ? play.marks.unlike : play.marks.board}
			</a>
		</div>
	);
};
