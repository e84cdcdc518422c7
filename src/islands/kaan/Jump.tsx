import { useRef, useState } from 'preact/hooks';
import {
	availableOf,
	type Going,
	goingRefused,
	golemOn,
	golemsAfter,
	type Landing,
	landingsOf,
	restRefused,
	type SeatGolems,
} from '#games/kaan/golems.ts';
import { hasSpace, ownPyramid, type SpaceId, yieldOf } from '#games/kaan/pyramid.ts';
import { Cites, commonTo } from '#islands/parts/Cites.tsx';
import { Count } from '#islands/parts/Count.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { useSaid } from '#islands/parts/useSaid.ts';
import { useTool } from '#islands/parts/useTool.ts';
import { emptyJump, type JumpTable, pyramidOf, standing, tools } from '#stores/kaan.ts';
import { spaceName, yieldWords } from '#words/en/kaan.ts';
import { player, refusal, tool, jump as words } from '#words/en/kaan-tools.ts';
import { Build } from './Build.tsx';
import { Frame } from './Frame.tsx';
import { Players, Seats } from './Players.tsx';
import { PyramidPicture } from './PyramidPicture.tsx';
import { Spaces } from './Spaces.tsx';
import { Yields } from './Yields.tsx';

type Mode = keyof typeof words.mode;
type Refused = Landing & { refused: object };

type Allowed = Extract<Landing, { refused: null }>;

/** What is answered alike, together. */
const grouped = <Each,>(all: readonly Each[], keyOf: (each: Each) => string): Each[][] => {
	const groups = new Map<string, Each[]>();
	for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
	return [...groups.values()];
};

/** Where may this golem land? The golems on a pyramid, and each space’s answer. */
export const Jump = ({ citations, sources }: { citations: Citations; sources: string }) => {
	const held = useTool(tools.jump);
	const { state, put } = held;
	const { said, tell } = useSaid();
	const answers = useRef<HTMLHeadingElement>(null);
	/** The button that was pressed is gone with its answer. */
	const focusAnswers = () => requestAnimationFrame(() => answers.current?.focus({ preventScroll: true }));
	const [mode, setMode] = useState<Mode>('ask');
	const [chosen, setChosen] = useState<SpaceId | null>(null);
	const { players, golems, seat, from } = state;
	const pyramid = pyramidOf(state);
	// A copy of ours that nobody changed yet was not looked up on the owner's board.
	const isOurs = JSON.stringify(pyramid) === JSON.stringify(ownPyramid.value);
	const own = golems[seat] as SeatGolems;
	const going: Going = from === null ? { type: 'place' } : { type: 'move', from };
	const isMove = from !== null;
	const landings = landingsOf(pyramid, golems, seat, going);
	const against = goingRefused(golems, seat, going);
	const legal = landings.filter((each): each is Allowed => each.refused === null);
	const refused = landings.filter((each): each is Refused => each.refused !== null);
	const common = commonTo(legal);
	const rest = restRefused(golems, seat);
	const looked = chosen && hasSpace(pyramid, chosen) ? chosen : null;
	const verdict = mode === 'ask' ? landings.find(({ space }) => space === looked) : undefined;

	/** What was asked of a golem is asked no more once the table changes. */
	const lay = (part: Partial<JumpTable>) => {
		const next = { ...state, ...part };
		const moved = { ...next, golems: standing(pyramidOf(next), next.golems) };
		const stays = moved.from !== null && moved.golems[moved.seat]?.spaces.includes(moved.from);
		put({ ...moved, from: stays ? moved.from : null });
	};
	const setSeat = (index: number, part: Partial<SeatGolems>) =>
		golems.map((each, at) => (at === index ? { ...each, ...part } : each));

	const toggle = (space: SpaceId) => {
		const owner = golemOn(golems, space);
		if (owner !== null) {
			const spaces = (golems[owner] as SeatGolems).spaces.filter((each) => each !== space);
			lay({ golems: setSeat(owner, { spaces }) });
			return tell(words.off(spaceName(space)));
		}
		if (availableOf(own) < 1) return tell(words.allOut(player(seat)));
		lay({ golems: setSeat(seat, { spaces: [...own.spaces, space] }) });
		tell(words.put(player(seat), spaceName(space)));
	};
	const press = (space: SpaceId) => {
		setChosen(space);
		if (mode === 'arrange') toggle(space);
		if (mode === 'ask' && golemOn(golems, space) === seat) lay({ from: space });
	};
	const go = (space: SpaceId) => {
		put({ ...state, golems: golemsAfter(golems, seat, going, space), from: isMove ? space : null });
		setChosen(null);
		tell(words.went(spaceName(space), yieldWords(yieldOf(pyramid, space)), isMove));
		focusAnswers();
	};

	const verdictWords = (landing: Landing): string =>
		landing.refused === null
			? words.verdictYes(
					spaceName(landing.space),
					words.way(landing.way, landing.over.map(spaceName), isMove),
					yieldWords(yieldOf(pyramid, landing.space)),
				)
			: words.verdictNo(spaceName(landing.space), refusal(landing.refused));

	const whose = (legend: string) => (
		<Seats
			legend={legend}
			name="seat"
			players={players}
			value={seat}
			onChange={(next) => {
				setChosen(null);
				lay({ seat: next ?? 0, from: null });
			}}
		/>
	);

	return (
		<Frame
			held={held}
			said={said}
			onUndo={() => {
				held.undo?.();
				tell(tool.undone);
			}}
			onAnew={() => {
				put({ ...emptyJump(), entered: state.entered, isOurs: state.isOurs });
				setChosen(null);
				tell(tool.wasAnew);
			}}
		>
			<OneOf
				legend={words.modes}
				name="mode"
				value={mode}
				options={(Object.keys(words.mode) as Mode[]).map((each) => [each, words.mode[each]] as const)}
				onChange={(next) => {
					setMode(next);
					setChosen(null);
				}}
			/>
			<div class="stage">
				<div class="picture">
					<PyramidPicture
						pyramid={pyramid}
						golems={golems}
						chosen={looked}
						from={mode === 'ask' ? from : null}
						{...(mode === 'ask' && { may: new Set(legal.map(({ space }) => space)) })}
						onPress={press}
					/>
				</div>
				{mode === 'ask' && (
					<>
						<div class="now" role="status">
							<p class="headline">{verdict ? verdictWords(verdict) : words.headline(isMove, legal.length)}</p>
							{against && !verdict && <p>{refusal(against)}</p>}
						</div>
						<Cites
							rules={
								verdict ? (verdict.refused ? [verdict.refused.rule] : verdict.rules) : against ? [against.rule] : []
							}
							citations={citations}
						/>
					</>
				)}
				{isOurs ? (
					<a class="ours" href={sources}>
						<Glyph of="mark" size="s" />
						{words.ours}
					</a>
				) : (
					<p class="quiet">{words.entered}</p>
				)}
			</div>
			<div class="panel">
				{mode !== 'build' && (
					<Players
						value={players}
						onChange={(count) => lay({ players: count, seat: Math.min(seat, count - 1), from: null })}
					/>
				)}
				{mode === 'ask' && (
					<>
						{whose(words.whose)}
						<p class="quiet">{words.reserve(availableOf(own), own.cenote)}</p>
						<OneOf
							legend={words.what}
							name="what"
							value={from ?? 'place'}
							options={[
								['place', words.place] as const,
								...own.spaces.map((space) => [space, `${words.move}: ${spaceName(space)}`] as const),
							]}
							onChange={(next) => {
								setChosen(null);
								lay({ from: next === 'place' ? null : (next as SpaceId) });
							}}
						/>
						{own.spaces.length === 0 && <p class="quiet">{words.noneToMove}</p>}
					</>
				)}
				{mode === 'arrange' && (
					<>
						<p class="soft">{words.arrangeHow}</p>
						{whose(words.whose)}
						<Spaces pyramid={pyramid} golems={golems} chosen={null} onPress={press} />
						<div class="counts">
							{Array.from({ length: players }, (_, index) => {
								const each = golems[index] as SeatGolems;
								return (
									<Count
										key={index}
										label={`${words.cenote}: ${player(index)}`}
										symbol="kaan:cenote"
										value={each.cenote}
										most={each.cenote + availableOf(each)}
										onChange={(cenote) => lay({ golems: setSeat(index, { cenote }) })}
									/>
								);
							})}
						</div>
						<button
							type="button"
							class="btn"
							onClick={() => {
								lay({ golems: emptyJump().golems, from: null });
								tell(words.cleared);
							}}
						>
							<Glyph of="ui-restart" />
							{words.clear}
						</button>
					</>
				)}
				{mode === 'build' && (
					<Build
						table={state}
						chosen={looked}
						onChoose={setChosen}
						onLay={lay}
						onTell={tell}
						onFile={held.open}
						text={held.text}
					/>
				)}
			</div>
			{mode === 'ask' && (
				<div class="answers-of">
					<section aria-labelledby="may-title">
						<h2 id="may-title" tabIndex={-1} ref={answers}>
							{legal.length > 0 ? words.may : words.nowhere}
						</h2>
						<Cites rules={common} citations={citations} />
						<ul class="landings">
							{grouped(legal, ({ way, over, rules }) => [way, ...over, ...rules].join()).map((group) => {
								const [first] = group;
								return (
									first && (
										<li key={`${first.way} ${first.over}`}>
											<p>{words.way(first.way, first.over.map(spaceName), isMove)}</p>
											<div class="chips">
												{group.map(({ space }) => (
													<button key={space} type="button" class="btn" onClick={() => go(space)}>
														<b>{space}</b>
														<Yields of={yieldOf(pyramid, space)} />
														<span class="vh">{words.go(yieldWords(yieldOf(pyramid, space)))}</span>
													</button>
												))}
											</div>
											<Cites rules={first.rules.filter((rule) => !common.includes(rule))} citations={citations} />
										</li>
									)
								);
							})}
						</ul>
					</section>
					<section aria-labelledby="may-not-title">
						<h2 id="may-not-title">{words.mayNot}</h2>
						<ul class="landings refused">
							{grouped(refused, ({ refused: { code, rule } }) => `${code} ${rule}`).map((group) => {
								const [{ refused: why } = { refused: null }] = group;
								return (
									why && (
										<li key={why.code}>
											<div>
												<p>
													<b>{group.map(({ space }) => space).join(', ')}</b> {refusal(why)}
												</p>
												<Cites rules={[why.rule]} citations={citations} />
											</div>
										</li>
									)
								);
							})}
						</ul>
						<h2>{words.rest}</h2>
						<div class="resting">
							<p>{rest ? refusal(rest) : words.mayRest}</p>
							<button
								type="button"
								class="btn"
								aria-disabled={rest ? 'true' : undefined}
								onClick={() => {
									if (rest) return;
									put({ ...state, golems: setSeat(seat, { spaces: [], cenote: 0 }), from: null });
									tell(words.rested);
								}}
							>
								<Glyph of="kaan:rest" />
								{words.rest}
							</button>
							<Cites
								rules={rest ? [rest.rule] : ['kaan.golems.rest.when', 'kaan.golems.rest.all']}
								citations={citations}
							/>
						</div>
					</section>
				</div>
			)}
		</Frame>
	);
};
