import { useRef, useState } from 'preact/hooks';
import {
	cityAfter,
	cityProblems,
	foundationAt,
	most,
	newTurn,
	type Place,
	type Placement,
	placementsOf,
	startCity,
	startRule,
	stoneFor,
	strengthOf,
} from '#games/kaan/city.ts';
import { Cites, commonTo } from '#islands/parts/Cites.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { useSaid } from '#islands/parts/useSaid.ts';
import { useTool } from '#islands/parts/useTool.ts';
import { emptyCity, tools } from '#stores/kaan.ts';
import { placeName, refusal, tool, city as words } from '#words/en/kaan-tools.ts';
import { CityPicture } from './CityPicture.tsx';
import { Frame } from './Frame.tsx';

const types = ['foundation', 'column', 'building'] as const;

/** What may I place in my city? A city from the front, and the next card’s places. */
export const CityTool = ({ citations }: { citations: Citations }) => {
	const held = useTool(tools.city);
	const { state, put, change } = held;
	const { said, tell } = useSaid();
	const answers = useRef<HTMLHeadingElement>(null);
	/** The button that was pressed is gone with its answer. */
	const focusAnswers = () => requestAnimationFrame(() => answers.current?.focus({ preventScroll: true }));
	const [type, setType] = useState<Placement['type']>('foundation');
	const { city, turn, isTurn, sharedSupport } = state;
	const readings = { 'shared-support': sharedSupport };
	const ruling = citations.rulings['shared-support'];
	const row = city.filter(({ level }) => level === 1).map(({ at }) => at);
	const base = { start: Math.min(...row), end: Math.max(...row) };
	const where = ({ level, at }: Place): string => placeName(level, at, row.length > 0 ? base : { start: 0, end: 0 });
	const placements = placementsOf(city, isTurn ? turn : newTurn, readings).filter(
		({ level, at }) => level <= most.level && Math.abs(at) <= most.at,
	);
	const ofType = placements.filter((each) => each.type === type);
	const legal =
		city.length >= most.foundations && type === 'foundation' ? [] : ofType.filter(({ refused }) => !refused);
	const refused = ofType.filter((each) => each.refused);
	const problems = cityProblems(city, readings);

	const place = (placement: Placement) => {
		const next = cityAfter(city, turn, placement);
		change(isTurn ? next : { city: next.city });
		tell(
			placement.type === 'building'
				? words.putStrength(words.card.building, where(placement), words.strength(strengthOf(placement.level)))
				: words.put(words.card[placement.type], where(placement)),
		);
		focusAnswers();
	};
	/** Whether nothing rests on an upright. */
	const isFree = ({ level, at }: Place): boolean =>
		!foundationAt(city, { level: level + 1, at }) && !foundationAt(city, { level: level + 1, at: at - 1 });
	const take = (at: Place, what: 'foundation' | 'upright') => {
		const found = foundationAt(city, at);
		if (!found) return;
		if (what === 'upright' ? !isFree(at) : found.upright !== null) return tell(words.carries);
		const isInside = at.level === 1 && row.includes(at.at - 1) && row.includes(at.at + 1);
		if (what === 'foundation' && isInside) return tell(words.problem.apart);
		change({
			city:
				what === 'upright'
					? city.map((each) => (each === found ? { ...each, upright: null } : each))
					: city.filter((each) => each !== found),
		});
		tell(words.taken(where(at)));
		focusAnswers();
	};
	const takable = city.filter((each) => each.upright === null || isFree(each));

	/** Places refused for one and the same reason. */
	const reasons = [...new Set(refused.map((each) => each.refused && refusal(each.refused)))];

	return (
		<Frame
			held={held}
			said={said}
			onUndo={() => {
				held.undo?.();
				tell(tool.undone);
			}}
			onAnew={() => {
				put({ ...emptyCity(), sharedSupport });
				tell(words.startSaid);
			}}
		>
			<div class="stage">
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide city is scrolled by keys too */}
				<div class="scroll picture-of-city" tabIndex={0} role="group" aria-label={words.picture}>
					<CityPicture city={city} may={legal} onPlace={place} {...(!isTurn && { onTake: take })} />
				</div>
				{problems.length > 0 && (
					<div class="bad">
						<p>{words.problems}</p>
						<ul>
							{problems.map((problem) => (
								<li key={`${problem.code} ${problem.level} ${problem.at}`}>
									{where(problem)}: {words.problem[problem.code]}
								</li>
							))}
						</ul>
						<Cites rules={[...new Set(problems.map(({ rule }) => rule))]} citations={citations} />
					</div>
				)}
			</div>
			<div class="panel">
				<OneOf
					legend={words.modes}
					name="mode"
					value={isTurn ? 'turn' : 'free'}
					options={[['turn', words.mode.turn] as const, ['free', words.mode.free] as const]}
					onChange={(next) => change({ isTurn: next === 'turn', turn: newTurn })}
				/>
				{isTurn ? (
					<div class="turn-so-far">
						<p>{turn.built ? words.built : words.turn(turn.foundations, turn.columns, stoneFor(turn))}</p>
						<button
							type="button"
							class="btn"
							onClick={() => {
								change({ turn: newTurn });
								tell(words.nextSaid);
							}}
						>
							<Glyph of="kaan:turn" />
							{words.next}
						</button>
					</div>
				) : (
					<p class="soft">{words.freeHow}</p>
				)}
				<OneOf
					legend={words.what}
					name="type"
					value={type}
					options={types.map((each) => [each, words.type[each], `kaan:${each}`] as const)}
					onChange={setType}
				/>
				{JSON.stringify(city) === JSON.stringify(startCity) && (
					<div>
						<p class="quiet">{words.startSaid}</p>
						<Cites rules={[startRule]} citations={citations} />
					</div>
				)}
				<div class="now" role="status">
					<p class="headline">{words.headline(type, legal.length)}</p>
				</div>
			</div>
			<div class="answers-of">
				<section aria-labelledby="may-title">
					<h2 id="may-title" tabIndex={-1} ref={answers}>
						{legal.length > 0 ? words.may[type] : words.none}
					</h2>
					<Cites rules={commonTo(legal)} citations={citations} />
					<ul class="placements">
						{legal.map((placement) => (
							<li key={`${placement.level} ${placement.at}`}>
								<button type="button" class="btn" onClick={() => place(placement)}>
									<Glyph of={`kaan:${type}`} />
									{where(placement)}
								</button>
								{type === 'building' && <span>{words.strength(strengthOf(placement.level))}</span>}
								{type === 'column' && <span>{words.stone}</span>}
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="may-not-title">
					{reasons.length > 0 && (
						<>
							<h2 id="may-not-title">{words.mayNot}</h2>
							<ul class="landings refused">
								{reasons.map((reason) => {
									const group = refused.filter((each) => each.refused && refusal(each.refused) === reason);
									return (
										<li key={reason}>
											<div>
												<p>
													<b>{group.map(where).join('; ')}</b>. {reason}
												</p>
												<Cites rules={group[0]?.refused ? [group[0].refused.rule] : []} citations={citations} />
											</div>
										</li>
									);
								})}
							</ul>
						</>
					)}
					{!isTurn && takable.length > 0 && (
						<>
							<h2>{words.onTop}</h2>
							<ul class="takable">
								{takable.map((each) => (
									<li key={`${each.level} ${each.at}`}>
										<button
											type="button"
											class="btn"
											onClick={() => take(each, each.upright ? 'upright' : 'foundation')}
										>
											<Glyph of="ui-close" size="s" />
											{words.takeOff(words.card[each.upright ?? 'foundation'], where(each))}
										</button>
									</li>
								))}
							</ul>
						</>
					)}
				</section>
			</div>
			{ruling && (
				<div class="reading-of">
					<OneOf
						legend={words.reading}
						name="shared"
						value={sharedSupport}
						options={ruling.options.map(({ id, text }) => [id as typeof sharedSupport, text] as const)}
						onChange={(next) => change({ sharedSupport: next })}
					/>
					<p class="cites">
						{words.readingMore}{' '}
						<a class="ruled" href={ruling.href}>
							<Glyph of="open-question" size="s" />
							{ruling.short}
						</a>
					</p>
				</div>
			)}
		</Frame>
	);
};
