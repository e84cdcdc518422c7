import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { characters } from '#games/copan/characters.ts';
import { dieFaces, eventCards } from '#games/copan/event-cards.ts';
import type { Position, SeatSetup, Setup } from '#games/copan/index.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import { type Profile, standardProfile } from '#games/copan/profile.ts';
import { byResource, closableSites, type PlayerCount, playerCounts, resources, sites } from '#games/copan/resources.ts';
import { froms } from '#games/copan/setup.ts';
import { type Totem, totemSides } from '#games/copan/totems.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { GlyphSteppers } from '#islands/parts/GlyphSteppers.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { arrange } from '#words/en/arrange.ts';
import { resourceNames, siteShort } from '#words/en/copan.ts';
import { cardName, characterName, faceNames, playerName, sideNames } from '#words/en/copan-names.ts';
import { play } from '#words/en/play.ts';
import type { Brush } from './Brushes.tsx';
import { Rare } from './Rare.tsx';
import { cardOptions, laidOf, type Row, rows, withValue } from './rows.ts';

/** The same table for another number of players: what no longer has a place is taken away. */
const seatedAt = (setup: Setup, players: PlayerCount, { setupColumns, declineTracks }: Profile): Setup => {
	const covered = setupColumns[players];
	const { end } = declineTracks[players];
	const { crossed: _, sites: on, ...others } = setup;
	return {
		...others,
		players,
		...(setup.active !== undefined && { active: Math.min(setup.active, players - 1) }),
		...(setup.seats && { seats: setup.seats.slice(0, players) }),
		pyramid: Object.fromEntries(
			Object.entries(setup.pyramid ?? {}).filter(([space]) => !covered.includes(Number(space.slice(-1)))),
		),
		cubes: byResource((resource) => Math.min(setup.cubes?.[resource] ?? 0, end)),
		// Tokens belong to players who may be gone.
		...(on && {
			sites: (({ embassies: _e, ballCourt: _b, altarTokens: _t, altarReserve: _r, ...rest }) => rest)(on),
		}),
	};
};

interface FoldProps {
	title: string;
	/** Without a fold, where little stands there anyway. */
	flat: boolean;
	children: () => JSX.Element;
}

/** What is folded up is only made once it is opened: there are hundreds of cards to choose from. */
const Fold = ({ title, flat, children }: FoldProps) => {
	const [isOpen, setOpen] = useState(false);
	return flat ? (
		children()
	) : (
		<details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{title}</summary>
			{isOpen && children()}
		</details>
	);
};

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
	list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** The parts of a set-up that may be asked for by themselves. */
export type Section =
	| 'board'
	| 'table'
	| 'drawn'
	| 'tiles'
	| 'stored'
	| 'characters'
	| 'glyphs'
	| 'priests'
	| 'mask'
	| 'totem'
	| 'tokens'
	| 'altar-tokens'
	| 'closed'
	| `row-${Row}`
	| 'rare'
	| 'readings';

const boardSections: readonly Section[] = ['tiles', 'stored', 'characters'];
const moreSections: readonly Section[] = ['glyphs', 'priests', 'mask', 'totem', 'tokens', 'altar-tokens'];

interface ArrangeProps {
	/** What is asked for; all of it, if left out. */
	only?: readonly Section[];
	setup: Setup;
	/** What the setup makes, where it makes anything. */
	position: Position | null;
	rulings: Record<string, string>;
	citations: Citations;
	yourCopy: string;
	brush: Brush | null;
	/** Whether people enter what is drawn. */
	byHand: boolean;
	onByHand: (byHand: boolean) => void;
	onBrush: (brush: Brush | null) => void;
	/** Changes the setup; `said` tells it. */
	onSetup: (change: (setup: Setup) => Setup, said: string) => void;
	onReading: (id: string, option: string) => void;
	/** What a seat is called. */
	nameOf?: (seat: number) => string;
	/** The seat of an Automa, which stores nothing and has neither a hand nor a Mask. */
	automa?: number | undefined;
}

/** The set-up by hand: what lies where, what the players have, and how open questions are read. */
export const Arrange = (props: ArrangeProps) => {
	const { only, setup, position, rulings, citations, yourCopy, brush, byHand, onByHand, onBrush, onSetup, onReading } =
		props;
	const { nameOf = playerName } = props;
	const players = setup.players ?? (setup.automa ? 2 : 3);
	const [edited, setEdited] = useState(0);
	const player = Math.min(edited, players - 1);
	const isAutoma = player === props.automa;
	const has = (section: Section): boolean =>
		(!only || only.includes(section)) && !(isAutoma && /^(tiles|glyphs|mask)$/.test(section));
	const hasAny = (sections: readonly Section[]): boolean => sections.some(has);
	const seat = setup.seats?.[player] ?? {};
	const values: Profile = position?.table.profile ?? standardProfile;
	const change = (part: Partial<Setup>) => onSetup((old) => ({ ...old, ...part }), '');
	const changeSites = (part: NonNullable<Setup['sites']>) =>
		onSetup((old) => ({ ...old, sites: { ...old.sites, ...part } }), '');
	const changeSeat = (part: Partial<SeatSetup>) =>
		onSetup((old) => {
			const seats = [...(old.seats ?? [])];
			while (seats.length <= player) seats.push({});
			seats[player] = { ...seats[player], ...part };
			return { ...old, seats };
		}, '');
	const totem = seat.totem ?? null;
	const spacesOf = (site: Totem['site']) => values.siteSpaces[site].map((_, index) => index + 1);
	return (
		<>
			{has('board') && (
				<div class="btns">
					{!brush && (
						<button type="button" class="btn" onClick={() => onBrush('food')}>
							{arrange.on}
						</button>
					)}
					<button
						type="button"
						class="btn"
						onClick={() => onSetup((old) => ({ ...old, pyramid: {}, cubes: {} }), arrange.cleared)}
					>
						{arrange.clear}
					</button>
				</div>
			)}
			{has('table') && (
				<>
					<OneOf
						legend={arrange.players}
						name="players"
						value={String(players)}
						options={playerCounts.map((count) => [String(count), arrange.playerCount(count)])}
						onChange={(chosen) => {
							const count = Number(chosen) as PlayerCount;
							onSetup((old) => seatedAt(old, count, values), arrange.seated(count));
						}}
					/>
					<div class="pair">
						<Select
							label={arrange.card}
							value={setup.card ?? 'A'}
							options={eventCards.map(({ id }) => [id, arrange.eventCard(id)])}
							onChange={(card) => change({ card })}
						/>
						<Select
							label={arrange.active}
							value={String(setup.active ?? 0)}
							options={Array.from({ length: players }, (_, index) => [String(index), nameOf(index)])}
							onChange={(active) => change({ active: Number(active) })}
						/>
					</div>
					<Select
						label={arrange.from}
						value={setup.from ?? 'court-phase'}
						options={froms.map((from) => [from, arrange.froms[from]])}
						onChange={(from) => change({ from })}
					/>
				</>
			)}
			{has('drawn') && (
				<OneOf
					legend={arrange.drawn}
					name="drawn"
					value={byHand ? 'by-hand' : 'for-me'}
					options={[
						['for-me', arrange.drawnForMe],
						['by-hand', arrange.drawnByHand],
					]}
					onChange={(chosen) => onByHand(chosen === 'by-hand')}
				/>
			)}

			{hasAny([...boardSections, ...moreSections]) && (
				<>
					{!only && <h3>{arrange.boards}</h3>}
					<div class="chips" role="group" aria-label={arrange.boards}>
						{Array.from({ length: players }, (_, index) => (
							<button
								key={index}
								type="button"
								class="chip"
								aria-pressed={player === index}
								onClick={() => setEdited(index)}
							>
								<Who seat={index} />
								{nameOf(index)}
							</button>
						))}
					</div>
				</>
			)}
			{has('tiles') && (
				<fieldset>
					<legend>{arrange.hand}</legend>
					<div class="steppers">
						{resources.map((resource) => (
							<Stepper
								key={resource}
								label={`${resourceNames[resource]} tile`}
								symbol={resource}
								value={seat.tiles?.[resource] ?? values.startingTilesOfEach}
								most={values.courtTilesOfEach}
								onChange={(value) => changeSeat({ tiles: { ...seat.tiles, [resource]: value } })}
							/>
						))}
					</div>
				</fieldset>
			)}
			{has('stored') && (
				<fieldset>
					<legend>{arrange.stored}</legend>
					<div class="steppers">
						{!isAutoma &&
							resources.map((resource) => (
								<Stepper
									key={resource}
									label={resourceNames[resource]}
									symbol={resource}
									value={seat.resources?.[resource] ?? values.startingResources}
									most={values.capacity + (seat.extensions ?? 0) * values.capacityPerExtension}
									onChange={(value) => changeSeat({ resources: { ...seat.resources, [resource]: value } })}
								/>
							))}
						<Stepper
							label={arrange.extensions}
							symbol="storage"
							worded
							value={seat.extensions ?? 0}
							most={values.extensionSupply[players]}
							onChange={(extensions) => changeSeat({ extensions })}
						/>
						<Stepper
							label={play.players.vp}
							symbol="vp"
							worded
							value={seat.vp ?? values.startingVp}
							most={200}
							onChange={(vp) => changeSeat({ vp })}
						/>
					</div>
				</fieldset>
			)}
			{has('characters') && (
				<fieldset>
					<legend>{arrange.characters}</legend>
					<div class="chips">
						{(seat.characters ?? []).map((id) => (
							<button
								key={id}
								type="button"
								class="chip"
								aria-label={arrange.takeAway(cardName(id))}
								onClick={() => changeSeat({ characters: toggled(seat.characters ?? [], id) })}
							>
								{cardName(id)}
								<Glyph of="ui-close" size="s" />
							</button>
						))}
					</div>
					<Select
						label={arrange.addCharacter}
						value=""
						options={[
							['', '…'],
							...characters
								.filter(({ id }) => !(seat.characters ?? []).includes(id))
								.map(({ id }): [string, string] => [id, characterName(id)]),
						]}
						onChange={(id) => id && changeSeat({ characters: [...(seat.characters ?? []), id] })}
					/>
				</fieldset>
			)}
			{hasAny(moreSections) && (
				<Fold title={arrange.more} flat={only !== undefined}>
					{() => (
						<>
							{has('glyphs') && (
								<GlyphSteppers
									legend={arrange.glyphs}
									glyphs={seat.glyphs ?? {}}
									most={values.glyphsOfEach}
									onChange={(glyphs) => changeSeat({ glyphs })}
								/>
							)}
							{has('priests') && (
								<fieldset>
									<legend>{arrange.priests}</legend>
									<div class="steppers">
										{resources.map((resource) => (
											<Stepper
												key={resource}
												label={arrange.priest(resourceNames[resource])}
												symbol={resource}
												value={seat.priests?.[resource] ?? 0}
												most={values.stairwaySteps}
												onChange={(value) => changeSeat({ priests: { ...seat.priests, [resource]: value } })}
											/>
										))}
										<Stepper
											label={arrange.discarded}
											symbol="character"
											worded
											value={seat.discarded ?? 0}
											most={43}
											onChange={(discarded) => changeSeat({ discarded })}
										/>
									</div>
								</fieldset>
							)}
							{has('mask') && (
								<fieldset>
									<legend>{arrange.mask}</legend>
									<div class="choices mask">
										{maskSpaces.map(({ id }) => (
											<button
												key={id}
												type="button"
												class="btn"
												aria-pressed={(seat.mask ?? []).includes(Number(id))}
												onClick={() => changeSeat({ mask: toggled(seat.mask ?? [], Number(id)) })}
											>
												{id}
											</button>
										))}
									</div>
								</fieldset>
							)}
							{has('totem') && (
								<div class="pair">
									<Select
										label={arrange.totem}
										value={totem ? `${totem.site} ${totem.space}` : ''}
										options={[
											['', arrange.nothingThere],
											...sites.flatMap((site) =>
												spacesOf(site).map((space): [string, string] => [
													`${site} ${space}`,
													`${siteShort[site]} ${space}`,
												]),
											),
										]}
										onChange={(value) => {
											const [site, space] = value.split(' ');
											changeSeat({
												totem: site
													? { site: site as Totem['site'], space: Number(space), side: totem?.side ?? 'any' }
													: null,
												...(site && { ejectedFrom: null }),
											});
										}}
									/>
									{totem && (
										<Select
											label={arrange.side}
											value={totem.side}
											options={totemSides.map((side) => [side, sideNames[side]])}
											onChange={(side) => changeSeat({ totem: { ...totem, side } })}
										/>
									)}
								</div>
							)}
							{has('tokens') && (
								<fieldset>
									<legend>{arrange.tokens(nameOf(player))}</legend>
									<div class="steppers">
										{values.cityPaths.map((_, space) => (
											<Stepper
												key={space}
												label={arrange.embassy(space + 1)}
												symbol={`face-${values.faceSpaces.embassies[space]}`}
												worded
												value={setup.sites?.embassies?.[space]?.[player] ?? 0}
												most={25}
												onChange={(value) => {
													const all = values.cityPaths.map((_, each) => setup.sites?.embassies?.[each] ?? []);
													all[space] = withValue(all[space], player, value, 0);
													changeSites({ embassies: all });
												}}
											/>
										))}
										{(['left', 'right'] as const).map((half) => (
											<Stepper
												key={half}
												label={arrange.half(half)}
												symbol="site-ball-court"
												worded
												value={setup.sites?.ballCourt?.[half]?.[player] ?? 0}
												most={25}
												onChange={(value) =>
													changeSites({
														ballCourt: {
															...setup.sites?.ballCourt,
															[half]: withValue(setup.sites?.ballCourt?.[half], player, value, 0),
														},
													})
												}
											/>
										))}
										<Stepper
											label={arrange.reserve}
											symbol="site-altars"
											worded
											value={setup.sites?.altarReserve?.[player] ?? 0}
											most={25}
											onChange={(value) =>
												changeSites({ altarReserve: withValue(setup.sites?.altarReserve, player, value, 0) })
											}
										/>
									</div>
								</fieldset>
							)}
							{has('altar-tokens') && (
								<fieldset>
									<legend>{arrange.altarTokens(nameOf(player))}</legend>
									<div class="choices mask">
										{values.faceSpaces.altars.map((face, space) => {
											const owners = values.faceSpaces.altars.map(
												(_, each) => setup.sites?.altarTokens?.[each] ?? null,
											);
											return (
												<button
													key={space}
													type="button"
													class="btn"
													aria-pressed={owners[space] === player}
													aria-label={arrange.column(space + 1, faceNames[face])}
													onClick={() =>
														changeSites({
															altarTokens: owners.map((owner, each) =>
																each === space ? (owner === player ? null : player) : owner,
															),
														})
													}
												>
													{space + 1}
													<Glyph of={`face-${face}`} size="s" />
												</button>
											);
										})}
									</div>
								</fieldset>
							)}
						</>
					)}
				</Fold>
			)}

			{!only && <h3>{arrange.sites}</h3>}
			{has('closed') &&
				closableSites.map((site) => {
					const closed = setup.sites?.closed?.[site] ?? [];
					return (
						<fieldset key={site}>
							<legend>{arrange.closed(siteShort[site])}</legend>
							<div class="chips faces">
								{dieFaces.map((face) => (
									<label key={face} class="chip">
										<input
											class="vh"
											type="checkbox"
											checked={closed.includes(face)}
											onChange={() =>
												changeSites({ closed: { ...setup.sites?.closed, [site]: toggled(closed, face) } })
											}
										/>
										<Glyph of={`face-${face}`} label={faceNames[face]} />
									</label>
								))}
							</div>
						</fieldset>
					);
				})}
			{position &&
				rows
					.filter((row) => has(`row-${row}`))
					.map((row) => (
						<Fold key={row} title={arrange.rows[row]} flat={false}>
							{() => (
								<div class="pair">
									{laidOf(row, setup, position).map((card, space) => (
										<Select
											key={space}
											label={arrange.place(space + 1)}
											value={card ?? ''}
											options={cardOptions(row)}
											onChange={(value) =>
												changeSites({ [row]: withValue(laidOf(row, setup, position), space, value || null, null) })
											}
										/>
									))}
								</div>
							)}
						</Fold>
					))}

			{position && has('rare') && (
				<Fold title={arrange.rare} flat={false}>
					{() => <Rare setup={setup} position={position} player={player} onSetup={change} onSeat={changeSeat} />}
				</Fold>
			)}

			{has('readings') && (
				<Fold title={arrange.readings} flat={false}>
					{() => (
						<div class="readings">
							{Object.entries(citations.rulings)
								.filter(
									([id, { options }]) =>
										options.length > 1 && (props.automa !== undefined || !id.startsWith('automa-')),
								)
								.map(([id, { href, short, options }]) => {
									const read = rulings[id] ?? options[0]?.id;
									return (
										<label key={id} class="pick">
											<span>
												<Glyph of="open-question" size="s" /> <a href={href}>{short}</a>
											</span>
											<select value={read} onChange={({ currentTarget }) => onReading(id, currentTarget.value)}>
												{options.map((option, index) => (
													<option key={option.id} value={option.id}>
														{index === 0 ? `${option.text} (${arrange.ours})` : option.text}
													</option>
												))}
											</select>
											<small>{options.find((option) => option.id === read)?.text}</small>
										</label>
									);
								})}
						</div>
					)}
				</Fold>
			)}
			<p>
				<a class="ours" href={`${yourCopy}#ours`}>
					<Glyph of="mark" size="s" />
					{play.marks.board}
				</a>
			</p>
		</>
	);
};
