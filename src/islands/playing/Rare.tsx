import type { Position, SeatSetup, Setup } from '#games/copan/index.ts';
import { type CardKind, cardKinds } from '#games/copan/piles.ts';
import { type Site, sites } from '#games/copan/resources.ts';
import { allCards } from '#games/copan/setup.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { arrange } from '#words/en/arrange.ts';
import { siteNames } from '#words/en/copan.ts';
import { cardName } from '#words/en/copan-names.ts';

interface RareProps {
	setup: Setup;
	position: Position;
	/** The player whose board is in view. */
	player: number;
	onSetup: (part: Partial<Setup>) => void;
	onSeat: (part: Partial<SeatSetup>) => void;
}

/** Cards named in a pile, to be taken out again; and one more to choose. */
const Pile = ({
	title,
	cards,
	all,
	onCards,
}: {
	title: string;
	cards: readonly string[];
	all: readonly string[];
	onCards: (cards: string[]) => void;
}) => (
	<fieldset>
		<legend>{title}</legend>
		<div class="chips">
			{cards.map((card, nth) => (
				<button
					key={nth}
					type="button"
					class="chip"
					aria-label={arrange.takeAway(cardName(card))}
					onClick={() => onCards(cards.toSpliced(nth, 1))}
				>
					{cardName(card)}
					<Glyph of="ui-close" size="s" />
				</button>
			))}
		</div>
		<select
			aria-label={`${title}: ${arrange.addCard}`}
			value=""
			onChange={({ currentTarget }) => currentTarget.value && onCards([...cards, currentTarget.value])}
		>
			<option value="">{arrange.addCard}</option>
			{[...new Set(all)].map((card) => (
				<option key={card} value={card}>
					{cardName(card)}
				</option>
			))}
		</select>
	</fieldset>
);

/** What is seldom asked for: an ejection, an exchange already made, Zenith tokens, what is known of the piles. */
export const Rare = ({ setup, position, player, onSetup, onSeat }: RareProps) => {
	const seat = setup.seats?.[player] ?? {};
	const { profile } = position.table;
	const all = allCards(profile);
	const pile = (part: 'tops' | 'discards', kind: CardKind) => (
		<Pile
			key={`${part} ${kind}`}
			title={arrange.piles[part](arrange.kinds[kind])}
			cards={setup[part]?.[kind] ?? []}
			all={all[kind]}
			onCards={(cards) => onSetup({ [part]: { ...setup[part], [kind]: cards } })}
		/>
	);
	return (
		<>
			<label class="chip">
				<input
					type="checkbox"
					class="vh"
					checked={setup.exchanged ?? false}
					onChange={() => onSetup({ exchanged: !setup.exchanged })}
				/>
				{arrange.exchanged}
			</label>
			{!seat.totem && (
				<label class="pick">
					<span>{arrange.ejected}</span>
					<select
						value={seat.ejectedFrom ?? ''}
						onChange={({ currentTarget }) => onSeat({ ejectedFrom: (currentTarget.value as Site) || null })}
					>
						<option value="">{arrange.notEjected}</option>
						{sites.map((site) => (
							<option key={site} value={site}>
								{siteNames[site]}
							</option>
						))}
					</select>
				</label>
			)}
			<div class="steppers">
				<Stepper
					label={arrange.zenith}
					symbol="vp"
					worded
					value={setup.zenith ?? position.zenith}
					most={profile.zenithVp.length}
					onChange={(zenith) => onSetup({ zenith })}
				/>
			</div>
			{cardKinds.map((kind) => pile('tops', kind))}
			{cardKinds.map((kind) => pile('discards', kind))}
		</>
	);
};
