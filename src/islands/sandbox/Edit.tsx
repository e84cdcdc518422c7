import { useEffect, useRef, useState } from 'preact/hooks';
import type { SetupProblem } from '#engine/rules.ts';
import { altarCardCount } from '#games/copan/altars.ts';
import { characters } from '#games/copan/characters.ts';
import { cities } from '#games/copan/cities.ts';
import type { DieFace } from '#games/copan/event-cards.ts';
import { glyphColours } from '#games/copan/glyphs.ts';
import type { Position, SeatSetup, Setup } from '#games/copan/index.ts';
import { mendingOf } from '#games/copan/mending.ts';
import { type ClosableSite, closableSites, resources } from '#games/copan/resources.ts';
import type { SitesSetup } from '#games/copan/setup.ts';
import { type TotemSide, totemSides } from '#games/copan/totems.ts';
import type { SitePlace } from '#islands/board/Pyramid.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { Arrange, type Section } from '#islands/playing/Arrange.tsx';
import type { Brush } from '#islands/playing/Brushes.tsx';
import { arrange } from '#words/en/arrange.ts';
import { siteShort } from '#words/en/copan.ts';
import { faceNames } from '#words/en/copan-glossary.ts';
import { cardName, characterName, playerName, sideNames } from '#words/en/copan-names.ts';
import { setupProblemWords } from '#words/en/copan-refusals.ts';
import { tools } from '#words/en/sandbox-tools.ts';

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

interface PickProps {
	label: string;
	value: string;
	options: readonly (readonly [value: string, text: string])[];
	onChange: (value: string) => void;
}

const Pick = ({ label, value, options, onChange }: PickProps) => (
	<label class="pick">
		<span>{label}</span>
		<select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
			{options.map(([each, text]) => (
				<option key={each} value={each}>
					{text}
				</option>
			))}
		</select>
	</label>
);

const nothing = ['', arrange.nothingThere] as const;

/** The list with another value at a place, filled up to it. */
const withValue = <Value,>(list: readonly Value[], at: number, value: Value, empty: Value): Value[] =>
	Array.from({ length: Math.max(list.length, at + 1) }, (_, index) => (index === at ? value : (list[index] ?? empty)));

interface PlaceProps {
	place: SitePlace;
	setup: Setup;
	/** The table as it is, or as it last could be. */
	position: Position;
	onSites: (part: Partial<SitesSetup>) => void;
	/** Changes parts of seats, by their number. */
	onSeats: (parts: Record<number, Partial<SeatSetup>>) => void;
}

/** What lies on one place of a Site, to be changed. */
const Place = ({ place: { site, spot, isTotem }, setup, position, onSites, onSeats }: PlaceProps) => {
	const { table } = position;
	const given = setup.sites ?? {};
	const seats = Array.from({ length: setup.players ?? table.players }, (_, seat) => seat);
	const owners = [['', words.nobody], ...seats.map((seat) => [String(seat), playerName(seat)] as const)] as const;
	const tokens = (counts: readonly number[], onCounts: (counts: number[]) => void) => (
		<fieldset>
			<legend>{words.tokensHere}</legend>
			<div class="steppers">
				{seats.map((seat) => (
					<Stepper
						key={seat}
						label={playerName(seat)}
						symbol="token"
						worded
						value={counts[seat] ?? 0}
						most={25}
						onChange={(count) => onCounts(withValue(counts, seat, count, 0))}
					/>
				))}
			</div>
		</fieldset>
	);
	if (isTotem) {
		const seat = seats.findIndex((each) => {
			const totem = setup.seats?.[each]?.totem;
			return totem?.site === site && totem.space === spot + 1;
		});
		const side = setup.seats?.[seat]?.totem?.side ?? 'any';
		const stand = (owner: number, up: TotemSide) =>
			onSeats({
				// Whoever stood here makes room.
				[seat]: { totem: null },
				[owner]: { totem: { site, space: spot + 1, side: up }, ejectedFrom: null },
			});
		return (
			<div class="pair">
				<Pick
					label={words.totemOf}
					value={seat < 0 ? '' : String(seat)}
					options={owners}
					onChange={(owner) => (owner === '' ? onSeats({ [seat]: { totem: null } }) : stand(Number(owner), side))}
				/>
				{seat >= 0 && (
					<Pick
						label={arrange.side}
						value={side}
						options={totemSides.map((each) => [each, sideNames[each]] as const)}
						onChange={(up) => stand(seat, up as TotemSide)}
					/>
				)}
			</div>
		);
	}
	const closable = (closableSites as readonly string[]).includes(site) ? (site as ClosableSite) : null;
	const face = closable && (table.profile.faceSpaces[closable][spot] as DieFace | undefined);
	const closed = (closable && given.closed?.[closable]) ?? [];
	const rowOf = {
		embassies: ['cities', position.cities, cities.map(({ id }) => [id, arrange.city(id)] as const)],
		river: ['river', position.river, resources.map((each) => [each, cardName(each)] as const)],
		'ball-court': [
			'characters',
			position.cards.characters.laid,
			characters.map(({ id }) => [id, characterName(id)] as const),
		],
		altars: [
			'altars',
			position.cards.altars.laid,
			Array.from({ length: altarCardCount }, (_, nth) => [`altar-${nth + 1}`, cardName(`altar-${nth + 1}`)] as const),
		],
		stairway: ['glyphs', position.cards.glyphs.laid, glyphColours.map((each) => [each, cardName(each)] as const)],
	} as const;
	const [row, lying, options] = rowOf[site];
	const laid = (given[row] ?? lying) as readonly (string | null)[];
	const isUnique = site !== 'river' && site !== 'stairway';
	/** Three columns lie under one Altar card. */
	const at = site === 'altars' ? Math.floor(spot / 3) : spot;
	return (
		<>
			<Pick
				label={site === 'altars' ? words.altarCard : words.card}
				value={laid[at] ?? ''}
				options={[nothing, ...options]}
				onChange={(card) => {
					// What exists once changes places with what lay here.
					const other = isUnique && card ? laid.indexOf(card) : -1;
					const changed = withValue(laid, at, card || null, null);
					onSites({ [row]: other >= 0 && other !== at ? changed.with(other, laid[at] ?? null) : changed });
				}}
			/>
			{site === 'altars' && (
				<Pick
					label={words.owner}
					value={String(given.altarTokens?.[spot] ?? '')}
					options={owners}
					onChange={(owner) =>
						onSites({
							altarTokens: withValue(given.altarTokens ?? [], spot, owner === '' ? null : Number(owner), null),
						})
					}
				/>
			)}
			{site === 'embassies' &&
				tokens(given.embassies?.[spot] ?? [], (counts) =>
					onSites({ embassies: withValue(given.embassies ?? [], spot, counts, []) }),
				)}
			{site === 'ball-court' &&
				tokens(given.ballCourt?.[table.profile.ballCourtHalves[spot] ?? 'left'] ?? [], (counts) =>
					onSites({
						ballCourt: { ...given.ballCourt, [table.profile.ballCourtHalves[spot] ?? 'left']: counts },
					}),
				)}
			{closable && face && (
				<label class="chip">
					<input
						type="checkbox"
						class="vh"
						checked={closed.includes(face)}
						onChange={() =>
							onSites({
								closed: {
									...given.closed,
									[closable]: closed.includes(face) ? closed.filter((each) => each !== face) : [...closed, face],
								},
							})
						}
					/>
					<Glyph of={`face-${face}`} label={faceNames[face]} />
					{words.closedHere}
				</label>
			)}
		</>
	);
};

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
	picked: SitePlace | null;
	rulings: Record<string, string>;
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
	const { setup, position, legal, problems, pending, picked, citations, brush, onSetup, onBack } = props;
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
										{setupProblemWords(problem)} {rule && <a href={rule.href}>{rule.title}</a>}
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
					<h3>{(picked.isTotem ? words.totemPlace : words.place)(siteShort[picked.site], picked.spot + 1)}</h3>
					<Place
						place={picked}
						setup={setup}
						position={legal}
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
				</section>
			) : (
				<p class="quiet">{words.press}</p>
			)}
			<Pick
				label={words.about}
				value={about}
				options={Object.entries(words.quick)}
				onChange={(next) => setAbout(next as Quick | 'all')}
			/>
			<Arrange
				key={about}
				{...(about !== 'all' && { only: asked[about] })}
				setup={setup}
				position={position ?? legal}
				rulings={props.rulings}
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
