import type { DieFace } from '#games/copan/event-cards.ts';
import type { Position, SeatSetup, Setup } from '#games/copan/index.ts';
import { type ClosableSite, closableSites } from '#games/copan/resources.ts';
import type { SitesSetup } from '#games/copan/setup.ts';
import { type TotemSide, totemSides } from '#games/copan/totems.ts';
import type { SitePlace } from '#islands/board/Pyramid.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { cardOptions, laidOf, rowOf, withValue } from '#islands/playing/rows.ts';
import { arrange } from '#words/en/arrange.ts';
import { faceNames, sideNames } from '#words/en/copan-names.ts';
import { tools } from '#words/en/sandbox-tools.ts';

const words = tools.edit;

interface PlaceProps {
	place: SitePlace;
	setup: Setup;
	/** The table as it is, or as it last could be. */
	position: Position;
	nameOf: (seat: number) => string;
	onSites: (part: Partial<SitesSetup>) => void;
	/** Changes parts of seats, by their number. */
	onSeats: (parts: Record<number, Partial<SeatSetup>>) => void;
}

/** What lies on one place of a Site, to be changed. */
export const Place = ({ place: { site, spot, isTotem }, setup, position, nameOf, onSites, onSeats }: PlaceProps) => {
	const { table } = position;
	const given = setup.sites ?? {};
	const seats = Array.from({ length: setup.players ?? table.players }, (_, seat) => seat);
	const owners = [['', words.nobody], ...seats.map((seat) => [String(seat), nameOf(seat)] as const)] as const;
	const tokens = (counts: readonly number[], onCounts: (counts: number[]) => void) => (
		<fieldset>
			<legend>{words.tokensHere}</legend>
			<div class="steppers">
				{seats.map((seat) => (
					<Stepper
						key={seat}
						label={nameOf(seat)}
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
				<Select
					label={words.totemOf}
					value={seat < 0 ? '' : String(seat)}
					options={owners}
					onChange={(owner) => (owner === '' ? onSeats({ [seat]: { totem: null } }) : stand(Number(owner), side))}
				/>
				{seat >= 0 && (
					<Select
						label={arrange.side}
						value={side}
						options={totemSides.map((each) => [each, sideNames[each]])}
						onChange={(up) => stand(seat, up)}
					/>
				)}
			</div>
		);
	}
	const closable = (closableSites as readonly string[]).includes(site) ? (site as ClosableSite) : null;
	const face = closable && (table.profile.faceSpaces[closable][spot] as DieFace | undefined);
	const closed = (closable && given.closed?.[closable]) ?? [];
	const row = rowOf[site];
	const laid = laidOf(row, setup, position);
	const isUnique = site !== 'river' && site !== 'stairway';
	/** Three columns lie under one Altar card. */
	const at = site === 'altars' ? Math.floor(spot / 3) : spot;
	return (
		<>
			<Select
				label={site === 'altars' ? words.altarCard : words.card}
				value={laid[at] ?? ''}
				options={cardOptions(row)}
				onChange={(card) => {
					// What exists once changes places with what lay here.
					const other = isUnique && card ? laid.indexOf(card) : -1;
					const changed = withValue(laid, at, card || null, null);
					onSites({ [row]: other >= 0 && other !== at ? changed.with(other, laid[at] ?? null) : changed });
				}}
			/>
			{site === 'altars' && (
				<Select
					label={words.owner}
					value={String(given.altarTokens?.[spot] ?? '')}
					options={owners}
					onChange={(owner) =>
						onSites({
							altarTokens: withValue(given.altarTokens, spot, owner === '' ? null : Number(owner), null),
						})
					}
				/>
			)}
			{site === 'embassies' &&
				tokens(given.embassies?.[spot] ?? [], (counts) =>
					onSites({ embassies: withValue(given.embassies, spot, counts, []) }),
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
