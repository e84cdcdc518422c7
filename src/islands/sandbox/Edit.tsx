import { useEffect, useRef, useState } from 'preact/hooks';
import type { SetupProblem } from '#engine/rules.ts';
import type { Position, Setup } from '#games/copan/index.ts';
import { mendingOf } from '#games/copan/mending.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import type { SitePlace } from '#islands/board/Pyramid.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { Arrange, type Section } from '#islands/playing/Arrange.tsx';
import { type Brush, brushes, brushWords, paint } from '#islands/playing/Brushes.tsx';
import { arrange } from '#words/en/arrange.ts';
import { siteShort } from '#words/en/copan.ts';
import { spaceName } from '#words/en/copan-names.ts';
import { soloProblemWords } from '#words/en/sandbox-solo.ts';
import { tools } from '#words/en/sandbox-tools.ts';
import { AutomaEdit } from './Automa.tsx';
import { Place } from './Place.tsx';

const words = tools.edit;

/** What a question hangs on; nothing else is asked for. */
type Quick = Exclude<keyof typeof words.quick, 'all'>;
const asked: Record<Quick, readonly Section[]> = {
	harvest: ['board', 'table', 'stored', 'characters'],
	events: ['board', 'table', 'closed'],
	moving: ['table', 'stored', 'totem'],
	exchange: ['glyphs', 'mask'],
	embassies: ['table', 'stored', 'totem', 'tokens', 'row-cities', 'closed'],
	river: ['table', 'tiles', 'stored', 'totem', 'row-river'],
	'ball-court': ['table', 'stored', 'totem', 'characters', 'tokens', 'row-characters', 'closed'],
	altars: ['table', 'stored', 'totem', 'altar-tokens', 'row-altars', 'closed'],
	stairway: ['table', 'stored', 'totem', 'glyphs', 'row-glyphs', 'closed'],
	scoring: ['table', 'stored', 'characters', 'priests', 'mask', 'tokens', 'altar-tokens'],
};

/** A place on the board: of a Site, or a space of the Pyramid. */
export type Picked = SitePlace | { space: SpaceId };

interface EditProps {
	setup: Setup;
	/** What the setup makes, where it makes anything. */
	position: Position | null;
	/** The table as it last could be. */
	legal: Position;
	problems: readonly SetupProblem[];
	/** Where editing has to go back to first; null where the table can be changed as it stands. */
	pending: { at: number; isTurn: boolean } | null;
	/** The place chosen on the board. */
	picked: Picked | null;
	rulings: Record<string, string>;
	nameOf: (seat: number) => string;
	/** Puts names in place of numbers of players. */
	named: (text: string) => string;
	citations: Citations;
	yourCopy: string;
	brush: Brush | null;
	byHand: boolean;
	onByHand: (byHand: boolean) => void;
	onBrush: (brush: Brush | null) => void;
	onSetup: (change: (setup: Setup) => Setup, said: string) => void;
	onReading: (id: string, option: string) => void;
	/** A problem was mended, and its button is gone. */
	onMended: () => void;
	onBack: (at: number) => void;
}

interface EditBarProps {
	problems: number;
	/** Shows the problems. */
	onProblems: () => void;
	/** Takes the last change back, where there was one. */
	onUndo: (() => void) | null;
	onDone: () => void;
}

/** What ends the editing or takes a change back; it stays in sight on a phone, with what is wrong. */
export const EditBar = ({ problems, onProblems, onUndo, onDone }: EditBarProps) => (
	<div class="ctl ends" role="group" aria-label={words.title}>
		<button
			type="button"
			class="btn"
			aria-label={words.undo}
			aria-disabled={onUndo ? undefined : 'true'}
			onClick={() => onUndo?.()}
		>
			<Glyph of="ui-undo" />
		</button>
		{problems > 0 && (
			<button type="button" class="btn wrong" onClick={onProblems}>
				<Glyph of="ui-close" />
				{words.problems(problems)}
			</button>
		)}
		<button
			type="button"
			class="btn go wide"
			aria-disabled={problems > 0 ? 'true' : undefined}
			onClick={() => problems === 0 && onDone()}
		>
			<Glyph of="ui-check" />
			{words.done}
		</button>
	</div>
);

/** Free editing of the table: on the board, by lists, or only what a question hangs on; what cannot be is named. */
export const Edit = (props: EditProps) => {
	const { setup, position, legal, problems, pending, picked, nameOf, named, citations, brush, onSetup, onBack } = props;
	const { automa } = setup;
	const place = useRef<HTMLElement>(null);
	// On a phone the board fills the screen, and what was pressed on it stands below.
	useEffect(() => {
		if (picked) place.current?.focus();
	}, [picked]);
	const [about, setAbout] = useState<Quick | 'all'>('all');
	if (pending)
		return (
			<>
				<h2>{words.title}</h2>
				<p>{words.pending}</p>
				<div class="btns">
					<button type="button" class="btn go" onClick={() => onBack(pending.at)}>
						<Glyph of="ui-undo" />
						{pending.isTurn ? words.back : words.backPhase}
					</button>
				</div>
			</>
		);
	return (
		<>
			<h2>{words.title}</h2>
			{problems.length > 0 && (
				<div class="bad" role="alert">
					<p>{arrange.problems}</p>
					<ul class="problems" tabIndex={-1}>
						{problems.map((problem, nth) => {
							const mending = mendingOf(setup, problem);
							const rule = problem.rule ? citations.rules[problem.rule] : undefined;
							return (
								<li key={nth}>
									<p>
										{named(soloProblemWords(problem))} {rule && <a href={rule.href}>{rule.title}</a>}
									</p>
									{mending && (
										<button
											type="button"
											class="btn"
											onClick={() => {
												onSetup(() => mending.setup, words.mended);
												props.onMended();
											}}
										>
											{mending.how === 'set' ? words.mend.set(mending.value ?? 0) : words.mend[mending.how]}
										</button>
									)}
								</li>
							);
						})}
					</ul>
					<p class="quiet">{words.lastLegal}</p>
				</div>
			)}
			{picked ? (
				<section class="picked" aria-label={words.atHand} tabIndex={-1} ref={place}>
					{'space' in picked ? (
						<>
							<h3>{spaceName(picked.space)}</h3>
							<Select
								label={words.card}
								value={setup.pyramid?.[picked.space] ?? 'nothing'}
								options={brushes.map((tile) => [tile, brushWords(tile)])}
								onChange={(tile) => onSetup((old) => paint(old, tile, picked.space), '')}
							/>
						</>
					) : (
						<>
							<h3>{(picked.isTotem ? words.totemPlace : words.place)(siteShort[picked.site], picked.spot + 1)}</h3>
							<Place
								place={picked}
								setup={setup}
								position={legal}
								nameOf={nameOf}
								onSites={(part) => onSetup((old) => ({ ...old, sites: { ...old.sites, ...part } }), '')}
								onSeats={(parts) =>
									onSetup(
										(old) => ({
											...old,
											seats: Array.from({ length: old.players ?? legal.table.players }, (_, seat) => ({
												...old.seats?.[seat],
												...parts[seat],
											})),
										}),
										'',
									)
								}
							/>
						</>
					)}
				</section>
			) : (
				<p class="quiet">{words.press}</p>
			)}
			<Select
				label={words.about}
				value={about}
				options={Object.entries(words.quick)}
				onChange={(next) => setAbout(next as Quick | 'all')}
			/>
			{automa && about === 'all' && (
				<AutomaEdit setup={{ ...setup, automa }} position={position ?? legal} onSetup={onSetup} />
			)}
			<Arrange
				key={about}
				{...(about !== 'all' && { only: asked[about] })}
				setup={setup}
				position={position ?? legal}
				rulings={props.rulings}
				nameOf={nameOf}
				automa={automa && (automa.seat ?? 1)}
				citations={citations}
				yourCopy={props.yourCopy}
				brush={brush}
				byHand={props.byHand}
				onByHand={props.onByHand}
				onBrush={props.onBrush}
				onSetup={onSetup}
				onReading={props.onReading}
			/>
		</>
	);
};
