/** The Automa of a solo game: its cards on its board, and what is said of it at the start or while editing. */
import { automaModes } from '#games/copan/automa.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import type { AutomaSetup, Position, SeatSetup, Setup } from '#games/copan/index.ts';
import { type Resource, resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { GlyphSteppers } from '#islands/parts/GlyphSteppers.tsx';
import { HardCards } from '#islands/parts/HardCards.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { Count } from '#islands/playing/Players.tsx';
import { resourceNames } from '#words/en/copan.ts';
import { automaCardName } from '#words/en/copan-solo.ts';
import { solo as words } from '#words/en/sandbox-solo.ts';

/** The row of cards with the Court tiles on them, in place of a store; null for a person's board. */
export const automaCards = (position: Position, before: Position, seat: number) => {
	const { automa, seats } = position;
	if (!automa || automa.seat !== seat) return null;
	const { mode, row, hard, card: inPlay } = automa;
	return (
		<>
			<p class="quiet">{words.cards(mode)}</p>
			<ol class="has">
				{row.map((card) => (
					<li key={card}>
						<Glyph of={card} label={automaCardName(card)} />
						{hard.includes(card) && <Glyph of="difficulty" label={words.isHard} />} ×
						<Count now={seats[seat]?.tiles[card] ?? 0} then={before.seats[seat]?.tiles[card] ?? 0} />
						{card === inPlay && <b> {words.inPlay}</b>}
					</li>
				))}
			</ol>
		</>
	);
};

interface RowProps {
	row: readonly Resource[];
	onRow: (row: Resource[]) => void;
}

/** The cards from the left; one that is chosen for another place changes places with what lay there. */
const Row = ({ row, onRow }: RowProps) => (
	<div class="pair">
		{row.map((card, place) => (
			<Select
				key={place}
				label={words.nth(place + 1)}
				value={card}
				options={resources.map((each) => [each, automaCardName(each)])}
				onChange={(chosen) => onRow(row.map((each, at) => (at === place ? chosen : each === chosen ? card : each)))}
			/>
		))}
	</div>
);

interface AutomaProps {
	automa: AutomaSetup;
	onAutoma: (automa: AutomaSetup) => void;
}

/** Which cards the Automa plays by: of which mode, and which of them Hard. */
const Cards = ({ automa, onAutoma }: AutomaProps) => {
	const { mode = 'basic', hard = [] } = automa;
	return (
		<>
			<OneOf
				legend={words.mode}
				name="automa-mode"
				value={mode}
				options={automaModes.map((each) => [each, words.modes[each]])}
				onChange={(chosen) => onAutoma({ ...automa, mode: chosen })}
			/>
			<fieldset>
				<legend>{words.hard}</legend>
				<div class="chips">
					{([[], [...resources]] as Resource[][]).map((all) => (
						<button
							key={all.length}
							type="button"
							class="chip"
							aria-pressed={hard.length === all.length}
							onClick={() => onAutoma({ ...automa, hard: all })}
						>
							{all.length > 0 ? words.allHard : words.allEasy}
						</button>
					))}
					<HardCards hard={hard} onHard={(chosen) => onAutoma({ ...automa, hard: chosen })} />
				</div>
			</fieldset>
		</>
	);
};

/** What a new solo game begins with. From the box, chance says what is left open. */
export const AutomaStart = ({ automa, onAutoma, isDealt }: AutomaProps & { isDealt: boolean }) => {
	const { row, seat, ...cards } = automa;
	const isGiven = seat !== undefined;
	return (
		<>
			<Cards automa={automa} onAutoma={onAutoma} />
			<OneOf
				legend={words.first}
				name="automa-first"
				value={seat === 0 ? 'automa' : isDealt && !isGiven ? 'any' : 'person'}
				options={(Object.entries(words.firsts) as [keyof typeof words.firsts, string][]).filter(
					([each]) => isDealt || each !== 'any',
				)}
				onChange={(first) =>
					onAutoma({ ...cards, ...(row && { row }), ...(first !== 'any' && { seat: first === 'automa' ? 0 : 1 }) })
				}
			/>
			{isDealt && (
				<OneOf
					legend={words.row}
					name="automa-row"
					value={row ? 'given' : 'dealt'}
					options={Object.entries(words.rows) as [keyof typeof words.rows, string][]}
					onChange={(how) =>
						onAutoma({ ...cards, ...(isGiven && { seat }), ...(how === 'given' && { row: [...resources] }) })
					}
				/>
			)}
			{(row || !isDealt) && <Row row={row ?? resources} onRow={(next) => onAutoma({ ...automa, row: next })} />}
		</>
	);
};

interface EditProps {
	setup: Setup & { automa: AutomaSetup };
	/** The table as it is, or as it last could be. */
	position: Position;
	onSetup: (change: (setup: Setup) => Setup, said: string) => void;
}

/** The Automa while the table is edited: its cards, their tiles, its Glyphs in the order in which they came. */
export const AutomaEdit = ({ setup, position, onSetup }: EditProps) => {
	const { automa } = setup;
	const at = automa.seat ?? 1;
	const { profile } = position.table;
	const seat = setup.seats?.[at] ?? {};
	const held = position.seats[at];
	const change = (to: AutomaSetup, ofSeat: Partial<SeatSetup> = {}) =>
		onSetup(
			(old) => ({
				...old,
				automa: to,
				seats: [0, 1].map((each) => ({ ...old.seats?.[each], ...(each === at && ofSeat) })),
			}),
			'',
		);
	return (
		<>
			<h3>{words.automa}</h3>
			<Cards automa={automa} onAutoma={change} />
			<Row row={automa.row?.length === 4 ? automa.row : resources} onRow={(row) => change({ ...automa, row })} />
			<fieldset>
				<legend>{words.tiles}</legend>
				<div class="steppers">
					{resources.map((resource) => (
						<Stepper
							key={resource}
							label={`${resourceNames[resource]} tile`}
							symbol={resource}
							value={seat.tiles?.[resource] ?? held?.tiles[resource] ?? 0}
							most={profile.courtTilesOfEach}
							onChange={(value) => change(automa, { tiles: { ...seat.tiles, [resource]: value } })}
						/>
					))}
				</div>
			</fieldset>
			<GlyphSteppers
				legend={words.glyphs}
				glyphs={seat.glyphs ?? {}}
				most={profile.glyphsOfEach}
				onChange={(glyphs) => {
					// One more came last; of those of a colour the latest goes.
					const order = [...(automa.glyphs ?? [])];
					for (const colour of glyphColours) {
						const count = glyphs[colour] ?? 0;
						while (order.filter((each) => each === colour).length < count) order.push(colour);
						while (order.filter((each) => each === colour).length > count) order.splice(order.lastIndexOf(colour), 1);
					}
					change({ ...automa, glyphs: order }, { glyphs });
				}}
			/>
		</>
	);
};
