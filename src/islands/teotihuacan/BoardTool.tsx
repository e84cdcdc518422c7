import { useMemo } from 'preact/hooks';
import { actions, boardAction, emptySituation, type Situation } from '#games/teotihuacan/board-action.ts';
import { noblesRows, worshipTemples } from '#games/teotihuacan/boards.ts';
import type { Effect } from '#games/teotihuacan/effects.ts';
import type { PriestId } from '#games/teotihuacan/priests.ts';
import { boards, type Power, powers } from '#games/teotihuacan/resources.ts';
import { rulings } from '#games/teotihuacan/rulings.ts';
import { technologies } from '#games/teotihuacan/technologies.ts';
import { royalTileOf, royalTiles } from '#games/teotihuacan/tiles.ts';
import { Cites } from '#islands/parts/Cites.tsx';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { useTool } from '#islands/parts/useTool.ts';
import { tools } from '#stores/teotihuacan.ts';
import { countSymbol, list, royalName, tallyWords, technologySentence } from '#words/en/teotihuacan.ts';
import { actionNames, boardLabels, boardLine, refusal, boardTool as words } from '#words/en/teotihuacan-tools.ts';
import { tools as toolWords } from '#words/en/tools.ts';
import { check, number } from './fields.tsx';
import { Told } from './Told.tsx';
import { useParts } from './useParts.ts';

interface BoardToolProps {
	citations: Citations;
	priests: readonly (readonly [id: PriestId, name: string])[];
}

const stocks = ['cocoa', 'wood', 'stone', 'gold'] as const;
/** Whether a Royal tile is paid with resources of choice. */
const takesResource = (effect: Effect): boolean =>
	'pay' in effect && effect.pay.some((each) => each.verb === 'gain' && each.of === 'resource');
const colours = ['plain', 'blue', 'red', 'green'] as const;

/** What an action on a board brings: what lies there is entered, the answer stands beside it. */
export const BoardTool = ({ citations, priests }: BoardToolProps) => {
	const held = useTool(tools.board);
	const { state: value, put, change: set } = held;
	const parts = useParts();
	const { board, action, takes } = value;
	/** What is not on the table does not count, though it stays entered. */
	const asked = useMemo(
		(): Situation => ({
			...value,
			priest: parts.includes('priests') ? value.priest : null,
			technologies: value.technologies.filter(
				(number) => technologies.find(({ id }) => id === number)?.set === 'base' || parts.includes('xitle'),
			),
			architecture: parts.includes('architecture'),
			development: parts.includes('development'),
		}),
		[value, parts],
	);
	const answer = boardAction(asked);
	const total = answer.ok ? tallyWords(answer.value.total) : [];

	const powerOptions = [['0', words.none], ...powers.map((power) => [`${power}`, words.power(power)])] as [
		string,
		string,
	][];
	const setOther = (nth: number, power: number) => {
		const others = [...value.powers.slice(1)];
		others[nth] = power as Power;
		set({ powers: [value.powers[0] as Power, ...others.filter((each) => each > 0)] });
	};
	const royal = royalTileOf(value.royal);
	const known = technologies.filter(
		({ set: from }) => from === 'base' || (from === 'xitle' && parts.includes('xitle')),
	);
	const hasWorship = board === 'palace' || worshipTemples.value[board] !== undefined;
	const offered = actions.filter((each) => (each === 'main' ? board !== 'palace' : each !== 'worship' || hasWorship));
	const isMain = action === 'main';
	const isBuilding = isMain && (board === 'construction' || board === 'decorations');
	/** What is paid with resources of choice: on the Royal tiles that ask for one, and with Tlaloc. */
	const paysAny = isMain
		? value.priest === 'tlaloc' && (board === 'nobles' || board === 'construction')
		: action === 'worship' && board === 'palace' && royal?.effects.some(takesResource) === true;
	const needed = stocks.filter((what) => what === 'cocoa' || paysAny || (isMain && needs[board]?.includes(what)));

	return (
		<div class={held.isOpen ? 'sheet teo' : 'sheet teo opening'}>
			<Notice held={held} />
			<div class="asks">
				<Select
					label={words.board}
					value={board}
					options={boards.map((each) => [each, boardLabels[each]])}
					onChange={(next) => {
						const works =
							action === 'collect' ||
							(action === 'main' ? next !== 'palace' : next === 'palace' || worshipTemples.value[next] !== undefined);
						set({
							board: next,
							action: works ? action : next === 'palace' ? 'worship' : 'main',
							takes: next === 'palace' && takes === 'discovery' ? 'space' : takes,
						});
					}}
				/>
				<OneOf
					legend={words.action}
					name="action"
					value={action}
					options={offered.map((each) => [each, actionNames[each]])}
					onChange={(next) => set({ action: next })}
				/>
				<OneOf
					legend={words.moved}
					name="moved"
					value={`${value.powers[0]}`}
					options={powers.map((power) => [`${power}`, `${power}`])}
					onChange={(next) => set({ powers: [Number(next) as Power, ...value.powers.slice(1)] })}
				/>
				<fieldset>
					<legend>{words.yours}</legend>
					<div class="counts">
						{[0, 1, 2].map((nth) => (
							<Select
								key={nth}
								label={words.worker(nth + 2)}
								value={`${value.powers[nth + 1] ?? 0}`}
								options={powerOptions}
								onChange={(next) => setOther(nth, Number(next))}
							/>
						))}
					</div>
				</fieldset>
				<div class="counts">
					{number(words.others, value.others, 4, (others) => set({ others }), 'teotihuacan:worker')}
					{needed.map((what) =>
						number(
							words.stock[what],
							value.stock[what],
							99,
							(next) => set({ stock: { ...value.stock, [what]: next } }),
							countSymbol[what],
						),
					)}
				</div>

				{isMain && board === 'alchemy' && (
					<fieldset>
						<legend>{words.wanted}</legend>
						<div class="counts">
							<Select
								label={words.wanted}
								short={null}
								value={value.wanted.technology}
								options={known.map(({ id, number: nr, gold }) => [id, gold ? `${nr} (${gold.value})` : nr])}
								onChange={(technology) => set({ wanted: { ...value.wanted, technology } })}
							/>
							<Select
								label={words.row}
								value={`${value.wanted.row}`}
								options={[1, 2].map((each) => [`${each}`, words.rows[each] as string])}
								onChange={(next) => set({ wanted: { ...value.wanted, row: Number(next) as 1 } })}
							/>
							<Select
								label={words.column}
								value={`${value.wanted.column}`}
								options={[1, 2, 3].map((each) => [`${each}`, words.columns[each] as string])}
								onChange={(next) => set({ wanted: { ...value.wanted, column: Number(next) as 1 } })}
							/>
							{number(words.owners, value.wanted.owners, 3, (owners) => set({ wanted: { ...value.wanted, owners } }))}
						</div>
					</fieldset>
				)}
				{isMain && board === 'nobles' && (
					<>
						<OneOf
							legend={words.noblesRow}
							name="row"
							value={`${value.row}`}
							options={[1, 2, 3].map((each) => [`${each}`, words.noblesRows[each] as string])}
							onChange={(next) => set({ row: Number(next) as 1 })}
						/>
						<div class="counts">
							{[0, 1, 2].map((index) =>
								number(
									words.taken(index + 1),
									value.taken[index] as number,
									noblesRows.value[index]?.length ?? 0,
									(next) =>
										set({
											taken: value.taken.map((each, nth) => (nth === index ? next : each)) as [number, number, number],
										}),
								),
							)}
						</div>
					</>
				)}
				{isMain && board === 'decorations' && parts.includes('architecture') && (
					<div class="counts">{number(words.decorations, value.tiles[0], 4, (next) => setTile(0, next))}</div>
				)}
				{isMain && board === 'construction' && (
					<div class="counts">
						{[0, 1, 2, 3].map((index) =>
							number(words.tiles(index + 1), value.tiles[index] as number, [4, 4, 4, 1][index] as number, (next) =>
								setTile(index, next),
							),
						)}
					</div>
				)}
				{isBuilding && (
					<fieldset>
						<legend>{words.matches}</legend>
						<div class="counts">
							{colours.map((colour) =>
								number(
									words.match[colour],
									value.matches[colour],
									12,
									(next) => set({ matches: { ...value.matches, [colour]: next } }),
									colour === 'plain' ? 'teotihuacan:decoration' : `teotihuacan:${colour}`,
								),
							)}
						</div>
					</fieldset>
				)}
				{action === 'worship' && (
					<>
						{board === 'palace' && (
							<div class="counts">
								<Select
									label={words.royal}
									value={value.royal}
									options={royalTiles
										.filter(({ set: from }) => from === 'base')
										.map((tile) => [tile.id, royalName(tile)])}
									onChange={(next) => set({ royal: next, times: 1 })}
								/>
								{royal?.effects[0]?.verb === 'trade' &&
									number(words.times, value.times, 5, (times) => set({ times }), undefined, 1)}
								{value.royal === 'a09' && number(words.avenue, value.avenue, 9, (avenue) => set({ avenue }))}
								{value.royal === 'a05' && number(words.track, value.track, 10, (track) => set({ track }))}
							</div>
						)}
						<OneOf
							legend={words.takes}
							name="takes"
							value={takes}
							options={
								board === 'palace'
									? [
											['space', words.takePalace.space],
											['both', words.takePalace.both],
										]
									: (['space', 'discovery', 'both'] as const).map((each) => [each, words.take[each]] as const)
							}
							onChange={(next) => set({ takes: next })}
						/>
						<div class="chips">{check(words.occupied, value.occupied, (occupied) => set({ occupied }))}</div>
					</>
				)}
			</div>

			<section class="answer" aria-labelledby="answer-title">
				<h2 id="answer-title">{answer.ok ? words.result : words.cannot}</h2>
				<p class={answer.ok ? 'headline' : 'headline no'} role="status">
					{answer.ok ? (total.length > 0 ? list(total) : words.nothing) : refusal(answer.error)}
				</p>
				{answer.ok ? (
					<Told lines={answer.value.lines} words={boardLine} citations={citations} />
				) : (
					<Cites rules={[answer.error.rule]} citations={citations} />
				)}
				<div class="btns">
					<CopyLink words={toolWords} address={held.address}>
						{toolWords.link}
					</CopyLink>
					<button type="button" class="btn" onClick={() => put(emptySituation())}>
						<Glyph of="ui-restart" /> {words.reset}
					</button>
				</div>
			</section>

			<div class="more">
				<fieldset>
					<legend>{words.technologies}</legend>
					<div class="chips">
						{known.map((technology) =>
							check(
								technology.number,
								value.technologies.includes(technology.id),
								(on) =>
									set({
										technologies: on
											? [...value.technologies, technology.id]
											: value.technologies.filter((each) => each !== technology.id),
									}),
								technologySentence(technology),
							),
						)}
					</div>
				</fieldset>
				{value.technologies.includes('01') && (
					<div class="chips">{check(words.passes, value.passes, (passes) => set({ passes }))}</div>
				)}
				{asked.technologies.includes('15') && isMain && board === 'construction' && (
					<OneOf
						legend={words.saves}
						name="saves"
						value={value.saves}
						options={[
							['stone', words.stock.stone],
							['wood', words.stock.wood],
						]}
						onChange={(saves) => set({ saves })}
					/>
				)}
				<fieldset>
					<legend>{words.uses}</legend>
					<div class="chips">
						{check(words.noCocoa, value.noCocoa, (noCocoa) => set({ noCocoa }))}
						{check(words.oneMore, value.oneMore, (oneMore) => set({ oneMore }))}
					</div>
				</fieldset>
				{parts.includes('priests') && (
					<Select
						label={words.priest}
						value={value.priest ?? ''}
						options={[['', words.noPriest] as const, ...priests]}
						onChange={(next) => set({ priest: next === '' ? null : (next as PriestId) })}
					/>
				)}
				{parts.includes('priests') && value.priest === 'tlaloc' && (
					<Select
						label={words.borrowed}
						value={`${value.borrowed}`}
						options={powerOptions}
						onChange={(next) => set({ borrowed: Number(next) as 0 })}
					/>
				)}
				{isMain && board === 'nobles' && (
					<Select
						label={`${words.reading}: ${citations.rulings['nobles-row']?.short ?? ''}`}
						value={value.readings['nobles-row'] ?? rulings['nobles-row'][0]}
						options={(citations.rulings['nobles-row']?.options ?? []).map(({ id, text }) => [id, text] as const)}
						onChange={(next) => set({ readings: { ...value.readings, 'nobles-row': next as 'any-lesser-row' } })}
					/>
				)}
			</div>
		</div>
	);

	function setTile(index: number, next: number) {
		set({ tiles: value.tiles.map((each, nth) => (nth === index ? next : each)) as [number, number, number, number] });
	}
};

/** Resources that a board’s main action may take, beside cocoa. */
const needs: Partial<Record<(typeof boards)[number], readonly string[]>> = {
	alchemy: ['gold'],
	nobles: ['wood'],
	decorations: ['gold', 'wood'],
	construction: ['stone', 'wood'],
};
