import { type CharacterId, characterOf } from '#games/copan/characters.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { isClosed, type Position } from '#games/copan/position.ts';
import { type ClosableSite, type Resource, resources, type Site, sites } from '#games/copan/resources.ts';
import { altarCardName, eventCardName, reserveName, siteTold } from '#words/en/board.ts';
import { effectSigns, siteShort } from '#words/en/copan.ts';
import { characterName } from '#words/en/copan-names.ts';
import type { Box, Point } from './geometry.ts';
import { grounds, type SitePlan, type SiteView, sitePlans } from './sites.ts';
import { cutPath, Sign } from './strokes.tsx';
import { Token } from './Token.tsx';

interface TokensProps {
	/** How many tokens of each seat lie here. */
	tokens: readonly number[];
	/** The middle of the first row. */
	at: Point;
	/** Players in a row. */
	columns: number;
	/** Room for a row: wider ones are drawn smaller. */
	room: number;
}

/** A token of each player who has some here, with its count. */
const Tokens = ({ tokens, at, columns, room }: TokensProps) => {
	const lying = tokens.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
	const isCounted = lying.some(({ count }) => count > 1);
	const pitch = isCounted ? 48 : 24;
	const inRow = Math.min(columns, lying.length);
	const scale = Math.min(1, room / (pitch * inRow));
	return (
		<g transform={`translate(${at.x} ${at.y}) scale(${Math.round(scale * 100) / 100})`}>
			{lying.map(({ seat, count }, index) => (
				<Token
					key={seat}
					seat={seat}
					count={count}
					at={{
						x: pitch * ((index % columns) - (inRow - 1) / 2) - (isCounted ? 11 : 0),
						y: 30 * Math.floor(index / columns),
					}}
				/>
			))}
		</g>
	);
};

const Totems = ({ site, plan, position }: { site: Site; plan: SitePlan; position: Position }) => {
	const { siteSpaces, entryCosts } = position.table.profile;
	return (
		<>
			{plan.totems.map((box, index) => {
				const symbol = siteSpaces[site][index];
				const cost = resources.find((resource) => entryCosts[site]?.[resource]);
				const seat = position.seats.findIndex(({ totem }) => totem?.site === site && totem.space === index + 1);
				const side = position.seats[seat]?.totem?.side;
				return (
					<g key={box.x}>
						<path class="well" d={cutPath(box, 7)} />
						{symbol === 'cost' ? (
							<>
								{cost && <Sign of={cost} at={box} size={30} />}
								<Sign of="cost" at={{ x: box.x + 13, y: box.y + 14 }} size={18} />
							</>
						) : (
							symbol && <Sign of={symbol} at={box} size={34} />
						)}
						{side && (
							<g class={`totem seat-${seat}`} transform={`translate(${box.x} ${box.y})`}>
								<path d="M-13-30h26v9h4v9h-3v24h7v16h-42v-16h7v-24h-3v-9h4z" />
								<text class="whose" y="-13">
									{seat + 1}
								</text>
								{side === 'any' ? (
									<Sign of="any" at={{ x: 0, y: 6 }} size={21} />
								) : (
									<text class="two" y="15">
										2
									</text>
								)}
							</g>
						)}
					</g>
				);
			})}
		</>
	);
};

interface CellProps {
	box: Box;
	view: SiteView;
	/** What lies on a space from 0, if anything does. */
	card: string | null;
	space: number;
	position: Position;
}

/** The middle of what lies on a space, under its die face. */
const cardBox = (box: Box, foot: number): Box => ({
	x: box.x,
	y: box.y + 14 - foot / 2,
	width: box.width - 10,
	height: box.height - 38 - foot,
});

const City = ({ box, card, space, position }: CellProps) => {
	const level = position.table.profile.cityPaths[space]?.level ?? 0;
	const middle = cardBox(box, 36);
	const foot = box.y + box.height / 2;
	return (
		<>
			{card && (
				<>
					<path class="card" d={cutPath(middle, 6)} />
					<text class="large" x={middle.x} y={middle.y + 11}>
						{card}
					</text>
				</>
			)}
			{Array.from({ length: level }, (_, dash) => (
				<path key={dash} class="level" d={`M${box.x + 13 * (dash - (level - 1) / 2) - 5} ${foot - 34}h10v6h-10z`} />
			))}
			<Tokens
				tokens={position.embassies[space] as number[]}
				at={{ x: box.x, y: foot - 14 }}
				columns={4}
				room={box.width}
			/>
		</>
	);
};

const Character = ({ box, view, card }: CellProps) => {
	if (!card) return null;
	const { id, kind } = characterOf(card as never);
	const name = characterName(id as CharacterId);
	const middle: Box =
		view === 'whole' ? cardBox(box, 0) : { x: box.x + 14, y: box.y, width: box.width - 38, height: box.height - 10 };
	return (
		<g class="dark">
			<path class="card" d={cutPath(middle, 6)} />
			<Sign of={kind} at={{ x: middle.x, y: middle.y - (view === 'alone' ? 10 : 0) }} size={32} />
			{view === 'alone' && (
				<text class="named" x={middle.x} y={middle.y + 30}>
					{name.length > 12 ? `${name.slice(0, 11)}…` : name}
				</text>
			)}
		</g>
	);
};

const GlyphCard = ({ box, card }: CellProps) => {
	if (!card) return null;
	const middle = cardBox(box, 0);
	return (
		<g class={`glyph-card colour-${card}`}>
			<path class="card" d={cutPath(middle, 6)} />
			<text class="large" x={middle.x} y={middle.y + 11}>
				{card.toUpperCase()}
			</text>
		</g>
	);
};

const Column = ({ box, space, position }: CellProps) => {
	const owner = position.altarTokens[space];
	return typeof owner === 'number' ? <Token seat={owner} at={{ x: box.x, y: box.y + 16 }} /> : null;
};

const RiverTile = ({ box, card }: CellProps) =>
	card ? (
		<g class={card}>
			<path class="tile" d={cutPath({ ...box, width: box.width - 8, height: box.height - 8 }, 6)} />
			<Sign of={card as Resource} at={box} size={44} />
		</g>
	) : null;

const cells = { embassies: City, 'ball-court': Character, stairway: GlyphCard, altars: Column, river: RiverTile };

const cardsOn = (site: Site, { cities, cards, river }: Position): readonly (string | null)[] =>
	site === 'embassies'
		? cities
		: site === 'river'
			? river
			: site === 'ball-court'
				? cards.characters.laid
				: site === 'stairway'
					? cards.glyphs.laid
					: [];

/** A Site with all that lies on it. */
export const SitePicture = ({ site, view, position }: { site: Site; view: SiteView; position: Position }) => {
	const plan = sitePlans[view][site];
	const Cell = cells[site];
	const closable = site === 'river' ? null : (site as ClosableSite);
	const lying = cardsOn(site, position);
	const isSide = view === 'alone' && site === 'ball-court';
	return (
		// biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is no control
		<g class={`site ${site}`} role="img" aria-label={siteTold(site, position)}>
			<Sign of={`site-${site}`} at={plan.sign} size={34} />
			<text class="name" x={plan.sign.x + 24} y={plan.sign.y + 8}>
				{siteShort[site]}
			</text>
			<Totems site={site} plan={plan} position={position} />
			{plan.cards.map((box, index) => (
				<g key={box.x + box.y} class="dark">
					<path class="card" d={cutPath(box, 6)} />
					<text class="named" x={box.x} y={box.y + 5}>
						{altarCardName(position.cards.altars.laid[index] ?? null)}
					</text>
				</g>
			))}
			{plan.spaces.map((box, space) => {
				const face = closable && position.table.profile.faceSpaces[closable][space];
				const shut = closable !== null && isClosed(position, closable, space);
				return (
					<g key={`${box.x} ${box.y}`} class={shut ? 'shut' : undefined}>
						<path class="well" d={cutPath(box, 8)} />
						<Cell box={box} view={view} card={lying[space] ?? null} space={space} position={position} />
						{shut && (
							<Sign
								of="closed"
								at={isSide ? { x: box.x + 14, y: box.y } : { x: box.x, y: box.y + (site === 'embassies' ? -4 : 13) }}
								size={Math.min(56, box.width - 8)}
							/>
						)}
						{face && (
							<Sign
								of={`face-${face}`}
								at={isSide ? { x: box.x - 46, y: box.y } : { x: box.x, y: box.y - box.height / 2 + 17 }}
								size={26}
							/>
						)}
					</g>
				);
			})}
			{site === 'ball-court' &&
				plan.tokens.map((at, half) => (
					<Tokens
						key={at.x}
						tokens={position.ballCourt[half === 0 ? 'left' : 'right']}
						at={at}
						columns={view === 'whole' ? 2 : 1}
						room={view === 'whole' ? 92 : 48}
					/>
				))}
			{site === 'altars' && plan.tokens[0] && (
				<>
					<text class="small" x={plan.tokens[0].x} y={plan.tokens[0].y - 20}>
						{reserveName}
					</text>
					<Tokens
						tokens={position.altarReserve}
						at={plan.tokens[0]}
						columns={view === 'whole' ? 2 : 4}
						room={view === 'whole' ? 110 : 200}
					/>
				</>
			)}
		</g>
	);
};

/** The Event card in its corner, with the face that the die shows. */
const EventCard = ({ position }: { position: Position }) => {
	const { card } = position.table;
	const faces = eventCards.find(({ id }) => id === card)?.faces ?? [];
	return (
		<g class="event-card">
			<text class="name" x="898" y="58">
				{eventCardName(card)}
			</text>
			{faces.map((effects, index) => {
				const [left, top] = [890 + 106 * (index % 3), index < 3 ? 74 : 148];
				// What a count is taken of is said by its symbol alone.
				const signs = effects.flatMap(effectSigns).filter((sign) => !('text' in sign && sign.text === 'per'));
				const step = Math.min(26, 66 / signs.length);
				return (
					<g key={index} class={position.face === index + 1 ? 'rolled' : undefined}>
						<path class="face" d={`M${left} ${top}h102v68h-102z`} />
						<Sign of={`face-${index + 1}`} at={{ x: left + 16, y: top + 34 }} size={28} />
						{signs.map((sign, nth) => {
							const at = { x: left + 33 + step * (nth + 0.5), y: top + 34 };
							return 'symbol' in sign ? (
								<Sign key={nth} of={sign.symbol} at={at} size={Math.min(25, step)} />
							) : (
								<text key={nth} class={step < 20 || sign.text.length > 2 ? 'sign tight' : 'sign'} x={at.x} y={at.y + 6}>
									{sign.text.replace('back ', '←')}
								</text>
							);
						})}
					</g>
				);
			})}
		</g>
	);
};

/** The Sites round the Pyramid, and the Event card. */
export const Sites = ({ position }: { position: Position }) => (
	<>
		<path class="ground" d={cutPath({ x: 620, y: 665, width: 1232, height: 1322 }, 28)} />
		{Object.entries(grounds).map(([of, [left, top, width, height]]) => (
			<path
				key={of}
				class={`site-ground ${of}`}
				d={cutPath({ x: left + width / 2, y: top + height / 2, width, height }, 14)}
			/>
		))}
		<path class="ball-court" d="M1096 440h40v30h-10v442h10v30h-40v-30h10v-442h-10z" />
		<circle class="ring" cx="1116" cy="690" r="17" />
		<EventCard position={position} />
		{sites.map((site) => (
			<SitePicture key={site} site={site} view="whole" position={position} />
		))}
	</>
);
