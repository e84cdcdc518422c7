/** An editor for each value that can be entered, made after the component that prints it. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { AltarCard } from '#games/copan/altars.ts';
import { type AutomaCard, type AutomaPrint, automaCards, automaPrints, printedOn } from '#games/copan/automa.ts';
import { bonusAction, type Effect, gain, riverTiles, score } from '#games/copan/effects.ts';
import { embassyTokenCount, embassyTokens } from '#games/copan/embassy-tokens.ts';
import { type DieFace, dieFaces, eventCards, type Length } from '#games/copan/event-cards.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import { type DeclineTrack, type Profile, standardProfile } from '#games/copan/profile.ts';
import type { EnterableKey } from '#games/copan/profile-schema.ts';
import { type Court, columns, courts, rows, type SpaceMark, spaces } from '#games/copan/pyramid.ts';
import {
	byResource,
	type ClosableSite,
	closableSites,
	playerCounts,
	type Resource,
	resources,
	type Site,
	sites,
} from '#games/copan/resources.ts';
import { trackOf } from '#islands/board/geometry.ts';
import { Pyramid } from '#islands/board/Pyramid.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { automaName } from '#words/en/automa-cards.ts';
import { effectLine, effectSymbol, kindNames, siteShort } from '#words/en/copan.ts';
import { capital, faceNames, stairwayColours } from '#words/en/copan-names.ts';
import { copyEntry as words } from '#words/en/copy-entry.ts';
import { yourCopy } from '#words/en/your-copy.ts';
import { CostInput, NumberInput, Press } from './inputs.tsx';

/** What an editor is given: the value, and the values it stands among. */
export interface Edit<Value> {
	name: string;
	value: Value;
	profile: Profile;
	onChange: (value: Value) => void;
}

/** A list with one of its entries replaced. */
const replaced = <Value,>(list: readonly Value[], at: number, value: Value): Value[] =>
	list.map((each, index) => (index === at ? value : each));

/** An editor of one number. */
const Count =
	(least = 0, most = 99) =>
	({ name, value, onChange }: Edit<number>) => (
		<NumberInput label={name} value={value} least={least} most={most} onChange={onChange} />
	);

const Marks = ({ value, profile, onChange }: Edit<Profile['spaceMarks']>) => {
	const [brush, setBrush] = useState<SpaceMark | 'nothing'>('spiral');
	const [part, setPart] = useState<Court | 'whole'>(() => (matchMedia('(width < 48rem)').matches ? 'north' : 'whole'));
	return (
		<>
			<OneOf
				legend={words.brush}
				name="mark-brush"
				value={brush}
				options={[
					['spiral', words.brushes.spiral, 'spiral'],
					['any-resource', words.brushes['any-resource'], 'any-pair'],
					['nothing', words.brushes.nothing, 'ui-close'],
				]}
				onChange={setBrush}
			/>
			<OneOf
				legend={words.part}
				name="pyramid-part"
				value={part}
				options={[
					['whole', words.whole],
					...courts.map((court) => [court, words.courts[court], trackOf(court)] as const),
				]}
				onChange={setPart}
			/>
			<div class="picture">
				<Pyramid
					key={part}
					label={words.pyramid}
					{...(part !== 'whole' && { court: part })}
					view={{
						playable: new Set(spaces.map(({ id }) => id)),
						marks: value,
						tiles: {},
						cubes: byResource(() => 0),
						track: profile.declineTracks[4],
						yields: profile.tierYields,
						setupColumns: [],
					}}
					onSpace={(space) => {
						const { [space]: mark, ...others } = value;
						onChange(brush === 'nothing' || brush === mark ? others : { ...others, [space]: brush });
					}}
				/>
			</div>
		</>
	);
};

/** A court from above for each player count; a press on a column lays a Setup tile there. */
const SetupColumns = ({ value, onChange }: Edit<Profile['setupColumns']>) => (
	<div class="beside">
		{playerCounts.map((players) => (
			<fieldset key={players}>
				<legend>{words.players(players)}</legend>
				<div class="court" role="group" aria-label={words.columns(players)}>
					{columns.map((column) => {
						const covered = value[players];
						const isOn = covered.includes(column);
						return (
							<button
								key={column}
								type="button"
								aria-pressed={isOn}
								aria-label={words.column(column)}
								onClick={() =>
									onChange({
										...value,
										[players]: (isOn ? covered.filter((each) => each !== column) : [...covered, column]).sort(),
									})
								}
							>
								{rows.map((row) => (
									<span key={row} />
								))}
								<b>{column}</b>
							</button>
						);
					})}
				</div>
			</fieldset>
		))}
	</div>
);

/** How many spaces each tier of a track has. */
const tiersOf = ({ thresholds: [second, third], end }: DeclineTrack) => [second, third - second, end - third] as const;

const Tracks = ({ value, profile, onChange }: Edit<Profile['declineTracks']>) => (
	<>
		{playerCounts.map((players) => {
			const tiers = tiersOf(value[players]);
			return (
				<fieldset key={players}>
					<legend>{words.players(players)}</legend>
					<div class="track" aria-hidden="true">
						{tiers.flatMap((count, tier) =>
							Array.from({ length: Math.min(count, 40) }, (_, space) => (
								<span key={`${tier} ${space}`} class={`tier-${tier + 1}`}>
									{profile.tierYields[tier as 0 | 1 | 2] || '–'}
								</span>
							)),
						)}
						<span class="end">×</span>
					</div>
					<div class="numbers">
						{tiers.map((count, tier) => (
							<NumberInput
								key={tier}
								label={words.tier(tier + 1, profile.tierYields[tier as 0 | 1 | 2])}
								value={count}
								least={1}
								most={30}
								onChange={(spaces) => {
									const [first, second, third] = replaced(tiers, tier, spaces) as [number, number, number];
									onChange({
										...value,
										[players]: { thresholds: [first, first + second], end: first + second + third },
									});
								}}
							/>
						))}
					</div>
					<p class="quiet">{words.trackEnd(value[players].end)}</p>
				</fieldset>
			);
		})}
	</>
);

const EntryCosts = ({ value, onChange }: Edit<Profile['entryCosts']>) => (
	<>
		{sites.map((site) => {
			const cost = value[site];
			return cost === null ? (
				<p key={site} class="quiet">
					{words.noEntry(siteShort[site])}
				</p>
			) : (
				<fieldset key={site} class="lined">
					<legend>{siteShort[site]}</legend>
					<CostInput label={siteShort[site]} cost={cost} onChange={(cost) => onChange({ ...value, [site]: cost })} />
				</fieldset>
			);
		})}
	</>
);

type Sign = Profile['siteSpaces'][Site][number];

const SiteSpaces = ({ value, onChange }: Edit<Profile['siteSpaces']>) => (
	<>
		{sites.map((site) => (
			<fieldset key={site} class="lined">
				<legend>{siteShort[site]}</legend>
				<div class="slots">
					{value[site].map((sign, space) => (
						<Select<Sign>
							look="choice"
							key={space}
							label={words.spaceAt(siteShort[site], space + 1)}
							short={space + 1}
							value={sign}
							options={Object.entries(words.spaceSigns) as [Sign, string][]}
							onChange={(sign) => onChange({ ...value, [site]: replaced(value[site], space, sign) })}
						/>
					))}
				</div>
			</fieldset>
		))}
	</>
);

type Path = { level: number; cost: Partial<Record<Resource, number>> };

/** The map: a field for each City space, known by its die face. */
const CityPaths = ({ value, profile, onChange }: Edit<readonly Path[]>) => (
	<div class="map">
		{value.map((path, space) => {
			const change = (part: Partial<Path>) => onChange(replaced(value, space, { ...path, ...part }));
			return (
				<fieldset key={space}>
					<legend>
						<Glyph of={`face-${profile.faceSpaces.embassies[space]}`} /> {words.city(space + 1)}
					</legend>
					<Select
						look="choice"
						label={words.cityLevel(space + 1)}
						short={null}
						value={String(path.level)}
						options={[1, 2, 3].map((level) => [String(level), words.level(level)] as const)}
						onChange={(level) => change({ level: Number(level) })}
					/>
					<CostInput label={words.journey(space + 1)} cost={path.cost} withAny onChange={(cost) => change({ cost })} />
				</fieldset>
			);
		})}
	</div>
);

/** A face put beside a space changes places with the space that had it: so each stays as often as it has to be. */
const withFace = (faces: readonly DieFace[], space: number, face: DieFace): DieFace[] => {
	// Spaces are entered from the first: what stands before is more likely to be right.
	const after = faces.findIndex((each, index) => index > space && each === face);
	const other = after < 0 ? faces.indexOf(face) : after;
	return faces.map((each, index) => (index === space ? face : index === other ? (faces[space] as DieFace) : each));
};

const FaceSpaces = ({ value, onChange }: Edit<Record<ClosableSite, readonly DieFace[]>>) => (
	<>
		{closableSites.map((site) => (
			<fieldset key={site}>
				<legend>{siteShort[site]}</legend>
				<div class="slots six">
					{value[site].map((face, space) => (
						<Select
							look="choice"
							key={space}
							label={words.spaceAt(siteShort[site], space + 1)}
							short={
								<>
									<small>{space + 1}</small>
									<Glyph of={`face-${face}`} />
								</>
							}
							value={String(face)}
							options={dieFaces.map((each) => [String(each), faceNames[each]] as const)}
							onChange={(face) => onChange({ ...value, [site]: withFace(value[site], space, Number(face) as DieFace) })}
						/>
					))}
				</div>
			</fieldset>
		))}
	</>
);

const Halves = ({ value, onChange }: Edit<readonly ('left' | 'right')[]>) => (
	<div class="slots six">
		{value.map((half, space) => (
			<Select<'left' | 'right'>
				look="choice"
				key={space}
				label={words.half(space + 1)}
				short={space + 1}
				value={half}
				options={[
					['left', words.halves.left],
					['right', words.halves.right],
				]}
				onChange={(half) => onChange(replaced(value, space, half))}
			/>
		))}
	</div>
);

const Rates = ({ value, onChange }: Edit<readonly number[]>) => (
	<div class="numbers">
		{value.map((vp, step) => (
			<NumberInput
				key={step}
				label={words.stepVp(step)}
				short={words.step(step, value.length - 1)}
				value={vp}
				least={-20}
				most={20}
				onChange={(vp) => onChange(replaced(value, step, vp))}
			/>
		))}
	</div>
);

type Line = { spaces: readonly number[]; cost: Partial<Record<Resource, number>>; climb: number };

/** Lines by how many cards lie on each: their spaces are numbered line by line. */
const Lines = ({ value, onChange }: Edit<readonly Line[]>) => {
	const put = (lines: readonly (Line & { cards: number })[]) => {
		let next = 1;
		onChange(
			lines.map(({ cards, cost, climb }) => ({ spaces: Array.from({ length: cards }, () => next++), cost, climb })),
		);
	};
	const lines = value.map((line) => ({ ...line, cards: line.spaces.length }));
	const change = (at: number, part: Partial<Line & { cards: number }>) =>
		put(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
	return (
		<>
			<NumberInput
				label={words.lines}
				value={lines.length}
				least={1}
				most={6}
				onChange={(count) =>
					put(
						Array.from(
							{ length: Math.min(Math.max(1, Math.trunc(count)), 6) },
							(_, at) => lines[at] ?? { spaces: [], cards: 1, cost: {}, climb: at + 1 },
						),
					)
				}
			/>
			{lines.map(({ cards, cost, climb }, at) => (
				<fieldset key={at} class="stairs">
					<legend>{words.line(at + 1)}</legend>
					<div class="numbers">
						<NumberInput
							label={words.lineCards(at + 1)}
							short={words.cards}
							value={cards}
							least={1}
							most={6}
							onChange={(cards) => change(at, { cards: Math.min(Math.max(1, Math.trunc(cards)), 9) })}
						/>
						<NumberInput
							label={words.lineClimb(at + 1)}
							short={words.steps}
							value={climb}
							least={1}
							most={9}
							onChange={(climb) => change(at, { climb })}
						/>
					</div>
					<CostInput label={words.lineCost(at + 1)} cost={cost} withAny onChange={(cost) => change(at, { cost })} />
				</fieldset>
			))}
		</>
	);
};

const Climbs = ({ value, onChange }: Edit<readonly number[]>) => (
	<div class="numbers">
		{value.map((steps, column) => (
			<NumberInput
				key={column}
				label={words.columnClimb(column + 1)}
				value={steps}
				least={1}
				most={9}
				onChange={(steps) => onChange(replaced(value, column, steps))}
			/>
		))}
	</div>
);

const Doubled = ({ value, onChange }: Edit<readonly string[]>) => {
	const levels = [...new Set(embassyTokens.map(({ level }) => level))];
	return (
		<>
			<p class="quiet" role="status">
				{words.tokensChosen(value.length, embassyTokenCount - embassyTokens.length)}
			</p>
			{levels.map((level) => (
				<fieldset key={level}>
					<legend>{words.level(level)}</legend>
					<div class="chips">
						{embassyTokens
							.filter((token) => token.level === level)
							.map(({ id, effects: [effect] }) => (
								<Press
									key={id}
									isOn={value.includes(id)}
									onPress={() =>
										onChange(
											embassyTokens
												.map((token) => token.id)
												.filter((each) => (each === id ? !value.includes(id) : value.includes(each))),
										)
									}
								>
									{effect && <Glyph of={effectSymbol(effect)} />}
									{effect && effectLine(effect)}
								</Press>
							))}
					</div>
				</fieldset>
			))}
		</>
	);
};

const Lengths = ({ value, onChange }: Edit<Readonly<Record<string, Length>>>) => (
	<div class="slots">
		{eventCards.map(({ id }) => (
			<Select<Length>
				look="choice"
				key={id}
				label={words.event(id)}
				value={value[id] as Length}
				options={Object.entries(words.lengths) as [Length, string][]}
				onChange={(length) => onChange({ ...value, [id]: length })}
			/>
		))}
	</div>
);

const CharacterCosts = ({ value, onChange }: Edit<Profile['characterCosts']>) => (
	<>
		{(['infinity', 'bird', 'sun'] as const).map((kind) => (
			<fieldset key={kind} class="lined">
				<legend>
					<Glyph of={kind} /> {kindNames[kind]}
				</legend>
				<CostInput
					label={words.price(kindNames[kind])}
					cost={value[kind]}
					withAny
					onChange={(cost) => onChange({ ...value, [kind]: cost } as Profile['characterCosts'])}
				/>
			</fieldset>
		))}
	</>
);

const MaskGrid = ({ name, value, onChange }: Edit<number>) => {
	const isGrid = Number.isInteger(value) && value > 0 && value <= maskSpaces.length;
	const rowCount = isGrid ? Math.ceil(maskSpaces.length / value) : 0;
	return (
		<>
			<NumberInput label={words.maskColumns} value={value} least={1} most={16} onChange={onChange} />
			<p class="quiet">{words.maskRows}</p>
			<div class="mask" role="img" aria-label={name}>
				{Array.from({ length: rowCount }, (_, row) => (
					<div key={row}>
						{maskSpaces.slice(row * value, (row + 1) * value).map(({ id, effects: [effect] }, column) => (
							<span
								key={id}
								class={row === 0 || row === rowCount - 1 || column === 0 || column === value - 1 ? 'edge' : undefined}
							>
								<small>{id}</small>
								{effect && <Glyph of={effectSymbol(effect)} size="s" />}
							</span>
						))}
					</div>
				))}
			</div>
		</>
	);
};

type EffectName = keyof typeof words.effects;

const effectName = (effect: Effect | undefined): EffectName =>
	!effect ? 'none' : effect.verb === 'gain' ? effect.resource : (effect.verb as EffectName);

/** An effect of that name; amount, Site and discount as before where they still mean something. */
const effectNamed = (name: EffectName, old: Effect | undefined): Effect | undefined => {
	switch (name) {
		case 'none':
			return undefined;
		case 'food':
		case 'fame':
		case 'zeal':
		case 'power':
		case 'any':
			return gain(name, old?.verb === 'gain' ? old.amount : 1);
		case 'score':
			return score(2);
		case 'bonus-action':
			return bonusAction('any', 0);
		case 'take-river-tiles':
			return riverTiles('at-once');
		default:
			return { verb: name };
	}
};

type Column = AltarCard['columns'][number];

const AltarColumn = ({
	card,
	number,
	column,
	onChange,
}: {
	card: number;
	number: number;
	column: Column;
	onChange: (column: Column) => void;
}) => {
	const [effect] = column.effects;
	const put = (effect: Effect | undefined) => onChange({ ...column, effects: effect ? [effect] : [] });
	const amount =
		effect?.verb === 'gain'
			? { of: words.amounts.gain, value: effect.amount, least: 1, put: (amount: number) => put({ ...effect, amount }) }
			: effect?.verb === 'score'
				? { of: words.amounts.score, value: effect.vp, least: 1, put: (vp: number) => put({ ...effect, vp }) }
				: effect?.verb === 'bonus-action'
					? {
							of: words.amounts['bonus-action'],
							value: effect.less,
							least: 0,
							put: (less: number) => put({ ...effect, less }),
						}
					: null;
	return (
		<fieldset>
			<legend>{words.altarColumn(number)}</legend>
			<Select<EffectName>
				look="choice"
				label={words.altarEffect(card, number)}
				short={null}
				value={effectName(effect)}
				options={Object.entries(words.effects) as [EffectName, string][]}
				onChange={(name) => put(effectNamed(name, effect))}
			/>
			{effect?.verb === 'bonus-action' && (
				<Select<Site | 'any'>
					look="choice"
					label={words.altarSite(card, number)}
					short={null}
					value={effect.site}
					options={Object.entries(words.sites) as [Site | 'any', string][]}
					onChange={(site) => put({ ...effect, site })}
				/>
			)}
			{amount && (
				<NumberInput
					label={words.altarAmount(card, number)}
					short={amount.of}
					value={amount.value}
					least={amount.least}
					most={9}
					onChange={amount.put}
				/>
			)}
			<NumberInput
				label={words.altarClimb(card, number)}
				short={words.steps}
				value={column.climb}
				most={3}
				onChange={(climb) => onChange({ ...column, climb })}
			/>
		</fieldset>
	);
};

/** Turns to one card after the other, or to any by its name. */
const TurnCards = ({ names, at, onTurn }: { names: readonly string[]; at: number; onTurn: (to: number) => void }) => {
	const turn = (to: number) => {
		const can = to >= 0 && to < names.length;
		return { 'aria-disabled': can ? undefined : ('true' as const), onClick: () => can && onTurn(to) };
	};
	return (
		<div class="turn-cards">
			<button type="button" class="btn" aria-label={words.cardBefore} {...turn(at - 1)}>
				<Glyph of="ui-back" />
			</button>
			<Select
				look="choice"
				label={words.card}
				short={null}
				value={String(at)}
				options={names.map((name, index) => [String(index), name] as const)}
				onChange={(index) => onTurn(Number(index))}
			/>
			<button type="button" class="btn" aria-label={words.nextCard} {...turn(at + 1)}>
				<Glyph of="ui-next" />
			</button>
		</div>
	);
};

const AltarCards = ({ value, onChange }: Edit<readonly AltarCard[]>) => {
	const [at, setAt] = useState(0);
	const card = value[at] as AltarCard;
	const change = (part: Partial<AltarCard>) => onChange(replaced(value, at, { ...card, ...part }));
	return (
		<>
			<TurnCards names={value.map((_, index) => words.cardNo(index + 1))} at={at} onTurn={setAt} />
			<div class="altar" key={at}>
				<CostInput label={words.altarCost(at + 1)} cost={card.cost} withAny onChange={(cost) => change({ cost })} />
				<div class="beside">
					{card.columns.map((column, index) => (
						<AltarColumn
							key={index}
							card={at + 1}
							number={index + 1}
							column={column}
							onChange={(column) => change({ columns: replaced(card.columns, index, column) })}
						/>
					))}
				</div>
			</div>
		</>
	);
};

/** Cards that print what no source tells. */
const openCards = automaCards.filter(({ resource }) => automaPrints[resource].length > 0);

/** What is entered of a card: parts that are as ours are none. */
const entered = (print: AutomaPrint, { id }: AutomaCard): AutomaPrint | undefined => {
	const ours = printedOn(standardProfile, id);
	const parts = Object.entries(print).filter(
		([part, value]) => value !== null && `${value}` !== `${ours[part as keyof AutomaPrint]}`,
	);
	return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};

/** The four stairways in their order; one put at another place changes places with the one that was there. */
const Order = ({
	name,
	value,
	onChange,
}: {
	name: string;
	value: readonly Resource[];
	onChange: (value: Resource[]) => void;
}) => (
	<div class="slots">
		{value.map((stairway, place) => (
			<Select<Resource>
				look="choice"
				key={place}
				label={words.stairwayAt(name, place + 1)}
				short={
					<>
						{words.place(place + 1)} <Glyph of={stairway} size="s" />
					</>
				}
				value={stairway}
				options={resources.map((each) => [each, capital(stairwayColours[each])] as const)}
				onChange={(chosen) =>
					onChange(value.map((each, at) => (at === place ? chosen : each === chosen ? stairway : each)))
				}
			/>
		))}
	</div>
);

const AutomaCards = ({ value, onChange }: Edit<Profile['automaCards']>) => {
	const [at, setAt] = useState(0);
	const card = openCards[at] as AutomaCard;
	const { id, resource } = card;
	const { [id]: print = {}, ...others } = value;
	const { cityVp, stairways, steps } = printedOn({ automaCards: value }, id);
	const name = automaName(card);
	const put = (next: AutomaPrint | undefined) => onChange(next ? { ...others, [id]: next } : others);
	const change = (part: { [Part in keyof AutomaPrint]: AutomaPrint[Part] | null }) =>
		put(entered({ ...print, ...part } as AutomaPrint, card));
	const isOwn = Object.hasOwn(value, id);
	return (
		<>
			<TurnCards
				names={openCards.map((each) => words.automaCard(automaName(each), Object.hasOwn(value, each.id)))}
				at={at}
				onTurn={setAt}
			/>
			<div class="altar" key={id}>
				<p class="quiet">{words.automaLook[resource === 'food' ? 'food' : 'climb']}</p>
				<div class="press">
					<span class={isOwn ? 'src' : 'src marked'}>
						<Glyph of={isOwn ? 'ui-check' : 'mark'} size="s" />
						{isOwn ? words.cardYours : yourCopy.provenance['stand-in']}
					</span>
					<button
						type="button"
						class="btn"
						aria-disabled={isOwn ? undefined : 'true'}
						onClick={() => isOwn && put(undefined)}
					>
						<Glyph of="ui-restart" />
						{words.cardAsOurs}
					</button>
				</div>
				{resource === 'food' ? (
					<div class="numbers">
						{cityVp.map((vp, cities) => (
							<NumberInput
								key={cities}
								label={words.cityVp(name, cities)}
								short={words.cities(cities)}
								value={vp}
								least={-99}
								most={99}
								onChange={(vp) => change({ cityVp: replaced(cityVp, cities, vp) })}
							/>
						))}
					</div>
				) : (
					<>
						<div class="press">
							<Press isOn={stairways !== null} onPress={() => change({ stairways: stairways ? null : resources })}>
								{words.printsOrder}
							</Press>
						</div>
						{stairways && <Order name={name} value={stairways} onChange={(stairways) => change({ stairways })} />}
						<div class="slots">
							<Select
								look="choice"
								label={words.automaSteps(name)}
								short={words.steps}
								value={String(steps ?? 0)}
								options={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
									(each) => [String(each), each === 0 ? words.noSteps : String(each)] as const,
								)}
								onChange={(steps) => change({ steps: Number(steps) || null })}
							/>
						</div>
					</>
				)}
			</div>
		</>
	);
};

/** The editor of each value. What one gives is checked before it is kept, so each may be wider than the type of ours. */
export const editors = {
	spaceMarks: Marks,
	setupColumns: SetupColumns,
	declineTracks: Tracks,
	startingTilesOfEach: Count(0, 20),
	startingResources: Count(),
	startingVp: Count(-99, 99),
	capacity: Count(1),
	capacityPerExtension: Count(),
	characterSpaces: Count(1, 54),
	characterSpacesPerExtension: Count(0, 9),
	entryCosts: EntryCosts,
	siteSpaces: SiteSpaces,
	cityPaths: CityPaths,
	faceSpaces: FaceSpaces,
	ballCourtHalves: Halves,
	stairwaySteps: Count(1, 30),
	stairwayRates: Rates,
	stairwayLines: Lines,
	stairwayColumns: Climbs,
	spacesByCity: Count(1, 4),
	doubledTokens: Doubled,
	altarCards: AltarCards,
	maskGrid: MaskGrid,
	eventLengths: Lengths,
	characterCosts: CharacterCosts,
	automaCards: AutomaCards,
} as unknown as Record<EnterableKey, ComponentType<Edit<unknown>>>;
