import { endOf, endProblems } from '#games/kaan/end.ts';
import { numbers } from '#games/kaan/profile.ts';
import type { PlayerCount } from '#games/kaan/resources.ts';
import { decksAfterDeal } from '#games/kaan/setup.ts';
import { Cites } from '#islands/parts/Cites.tsx';
import { Count } from '#islands/parts/Count.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { useSaid } from '#islands/parts/useSaid.ts';
import { useTool } from '#islands/parts/useTool.ts';
import { emptyEnd, mostCounted, tools } from '#stores/kaan.ts';
import { player, tool, end as words } from '#words/en/kaan-tools.ts';
import { Frame } from './Frame.tsx';
import { Players, Seats } from './Players.tsx';

/** Does it end now? Buildings and decks, and what follows from them. */
export const EndTool = ({ citations, scoreHref }: { citations: Citations; scoreHref: string }) => {
	const held = useTool(tools.end);
	const { state, put, change } = held;
	const { said, tell } = useSaid();
	const { players, buildings, citizens, buildingCards, first, active } = state;
	const decks = decksAfterDeal(players);
	const problems = endProblems(state);
	const found = endOf(state);
	const isOver = found.reasons.length > 0;
	const isSplit = new Set(found.reasons.map(({ seat }) => seat)).size > 1;
	/** A deck that is as dealt is so with another number of players too. */
	const seatNow = (count: PlayerCount) => {
		const dealt = decksAfterDeal(count);
		change({
			players: count,
			citizens: citizens === decks.citizens ? dealt.citizens : citizens,
			buildingCards: buildingCards === decks.buildings ? dealt.buildings : buildingCards,
			first: Math.min(first, count - 1),
			active: Math.min(active, count - 1),
			drew: null,
			before: null,
		});
	};
	const least = Math.min(...found.missing);
	return (
		<Frame
			form
			held={held}
			said={said}
			onUndo={() => {
				held.undo?.();
				tell(tool.undone);
			}}
			onAnew={() => {
				put(emptyEnd(players));
				tell(tool.wasAnew);
			}}
		>
			<div class="panel">
				<Players value={players} onChange={seatNow} />
				<div class="counts">
					{Array.from({ length: players }, (_, seat) => (
						<Count
							key={seat}
							label={words.buildings(player(seat))}
							symbol="kaan:building"
							value={buildings[seat] ?? 0}
							most={numbers.lastBuilding.value[players]}
							limit={mostCounted}
							onChange={(count) => change({ buildings: buildings.map((each, at) => (at === seat ? count : each)) })}
						/>
					))}
				</div>
				<fieldset>
					<legend>{words.decks}</legend>
					<div class="counts">
						<Count
							label={words.citizens}
							symbol="kaan:citizen"
							value={citizens}
							most={decks.citizens}
							limit={mostCounted}
							onChange={(count) => change({ citizens: count })}
						/>
						<Count
							label={words.buildingCards}
							symbol="kaan:building"
							value={buildingCards}
							most={decks.buildings}
							limit={mostCounted}
							onChange={(count) => change({ buildingCards: count })}
						/>
					</div>
					<p class="quiet">
						{words.afterDeal(decks.citizens, decks.buildings)}{' '}
						{problems.length === 0 && words.drawn(found.drawn.citizens, found.drawn.buildings)}
					</p>
					<Cites rules={decks.rules} citations={citations} />
				</fieldset>
				<Seats
					legend={words.first}
					name="first"
					players={players}
					value={first}
					onChange={(seat) => change({ first: seat ?? 0 })}
				/>
				<Seats
					legend={words.active}
					name="active"
					players={players}
					value={active}
					onChange={(seat) => change({ active: seat ?? 0 })}
				/>
				{(citizens === 0 || buildingCards === 0) && (
					<Seats
						legend={words.drew}
						name="drew"
						players={players}
						value={state.drew}
						none={words.unsaid}
						onChange={(drew) => change({ drew })}
					/>
				)}
				{isSplit && (
					<Seats
						legend={words.before}
						name="before"
						players={players}
						value={state.before}
						none={words.unsaid}
						onChange={(before) => change({ before })}
					/>
				)}
			</div>
			<div class="stage">
				<div class={problems.length > 0 ? 'now bad' : isOver ? 'now over' : 'now'} role="status">
					{problems.length > 0 ? (
						<>
							<p class="headline">{words.cannot}</p>
							<ul>
								{problems.map((problem) => (
									<li key={`${problem.path} ${problem.seat}`}>{words.problem(problem)}</li>
								))}
							</ul>
						</>
					) : (
						<>
							<p class="headline">{isOver ? words.ends : words.goesOn}</p>
							{isOver ? (
								<>
									<ul>
										{found.reasons.map((reason) => (
											<li key={`${reason.code} ${reason.seat}`}>{words.reason(reason, players)}</li>
										))}
									</ul>
									<p>{words.gem(found.gem)}</p>
									<p>{words.still(found.still)}</p>
								</>
							) : (
								<p>
									{found.missing
										.flatMap((count, seat) => (count === least ? [words.missing(player(seat), count)] : []))
										.join(' ')}
								</p>
							)}
						</>
					)}
				</div>
				<Cites
					rules={[
						...new Set(
							problems.length > 0
								? problems.map(({ rule }) => rule)
								: [...found.reasons.flatMap(({ rules }) => rules), ...found.rules],
						),
					]}
					citations={citations}
				/>
				{isOver && problems.length === 0 && (
					<p>
						<a class="btn" href={scoreHref}>
							<Glyph of="kaan:hp" />
							{words.toScore}
						</a>
					</p>
				)}
			</div>
		</Frame>
	);
};
