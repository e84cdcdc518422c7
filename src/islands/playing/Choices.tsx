import type { Candidate } from '#engine/rules.ts';
import { characterOf } from '#games/copan/characters.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import type { Question } from '#games/copan/frames.ts';
import type { Action } from '#games/copan/index.ts';
import { maskSpaces } from '#games/copan/jade-mask.ts';
import type { Position } from '#games/copan/position.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { effectLine, effectSigns, effectSymbol } from '#words/en/copan.ts';
import { actionWords } from '#words/en/copan-ask.ts';
import { rejectionWords } from '#words/en/copan-refusals.ts';
import { play } from '#words/en/play.ts';

const cardSymbol = (card: string): string =>
	card.length === 1
		? 'glyph'
		: card.startsWith('altar-')
			? 'altar'
			: card in resourceCards
				? card
				: characterOf(card as never).kind;
const resourceCards = { food: true, fame: true, zeal: true, power: true };

/** The symbol beside an answer. */
const actionSymbol = (action: Action): string => {
	switch (action.type) {
		case 'take-tile':
			return action.tile;
		case 'roll':
			return `face-${action.face}`;
		case 'draw':
			return cardSymbol(action.card);
		case 'climb':
		case 'step-down':
			return action.stairway;
		case 'place-jade':
		case 'remove-jade': {
			const [effect] = maskSpaces[action.space - 1]?.effects ?? [];
			return effect ? effectSymbol(effect) : 'jade';
		}
		case 'take-glyph':
		case 'lose-glyph':
			return 'glyph';
		case 'take-character':
		case 'discard-character':
		case 'use-bird':
			return characterOf(action.character).kind;
		case 'place-totem':
			return `site-${action.site}`;
		case 'turn-totem':
			return action.side === 'any' ? 'totem-any' : 'totem-2';
		case 'place-tile':
		case 'fill-space':
			return 'tile';
		case 'gain-resource':
		case 'lose-resource':
		case 'move-cube':
			return action.resource;
		default:
			return 'ui-next';
	}
};

/** What the die face brings, from the Event card on the table. */
const faceLine = ({ table }: Position, face: number): string =>
	(eventCards.find(({ id }) => id === table.card)?.faces[face - 1] ?? []).map(effectLine).join('; ');

interface ChoicesProps {
	question: Question;
	position: Position;
	candidates: readonly Candidate<Action>[];
	citations: Citations;
	/** The answer given on the way ahead. */
	ahead: Action | null;
	/** Why the last press was refused. */
	refusal: { nth: number; text: string } | null;
	onAct: (action: Action) => void;
	onRefuse: (text: string) => void;
	/** Has the seed answer; null where a player is asked. */
	onChance: (() => void) | null;
}

/** The answers to a question as buttons, the refused ones with their reason on request. */
export const Choices = ({
	question,
	position,
	candidates,
	citations,
	ahead,
	refusal,
	onAct,
	onRefuse,
	onChance,
}: ChoicesProps) => {
	const isMask = question.ask === 'jade';
	const isDie = question.ask === 'die';
	const seat = position.seats[position.active];
	const refused = candidates.flatMap(({ action, refused: why }) => (why ? [{ action, why }] : []));
	return (
		<div class="ask">
			{onChance && (
				<button type="button" class={ahead ? 'btn' : 'btn go'} onClick={onChance}>
					<Glyph of={isDie ? 'face-2' : 'ui-check'} />
					{isDie ? play.chance.roll : play.chance.draw}
				</button>
			)}
			{onChance && <p class="quiet">{isDie ? play.chance.tapFace : play.chance.tapCard}</p>}
			<div class={isMask ? 'choices mask' : isDie ? 'choices dice' : 'choices'}>
				{candidates.map(({ action, refused: why }) => (
					<button
						key={JSON.stringify(action)}
						type="button"
						class={JSON.stringify(action) === JSON.stringify(ahead) ? 'btn ahead' : 'btn'}
						aria-disabled={why ? 'true' : undefined}
						onClick={() => (why ? onRefuse(rejectionWords(why)) : onAct(action))}
					>
						{isMask && action.type === 'place-jade' ? (
							<>
								<span class="vh">{actionWords(action, position)}</span>
								<small aria-hidden="true">{action.space}</small>
								<span class="signs" aria-hidden="true">
									{why?.code === 'jade-there' ? (
										<Glyph of="jade" />
									) : (
										maskSpaces[action.space - 1]?.effects
											.flatMap(effectSigns)
											.map((sign, nth) =>
												'symbol' in sign ? <Glyph key={nth} of={sign.symbol} /> : <span key={nth}>{sign.text}</span>,
											)
									)}
								</span>
							</>
						) : (
							<>
								<Glyph of={actionSymbol(action)} />
								<span>
									{actionWords(action, position)}
									{action.type === 'roll' && <small>{faceLine(position, action.face)}</small>}
								</span>
								{action.type === 'take-tile' && seat && <small class="count">{seat.tiles[action.tile]}</small>}
							</>
						)}
					</button>
				))}
			</div>
			<p class="why" role="status">
				{refusal && <span key={refusal.nth}>{refusal.text}</span>}
			</p>
			{refused.length > 0 && <Refused refused={refused} position={position} citations={citations} />}
		</div>
	);
};

interface RefusedProps {
	refused: readonly { action: Action; why: NonNullable<Candidate<Action>['refused']> }[];
	position: Position;
	citations: Citations;
}

/** What is not allowed, each with its reason and the rule. */
export const Refused = ({ refused, position, citations }: RefusedProps) => (
	<details class="fold">
		<summary>{play.refusedAsList}</summary>
		<ul class="refused">
			{refused.map(({ action, why }) => (
				<li key={JSON.stringify(action)}>
					<b>{actionWords(action, position)}</b> {rejectionWords(why)}{' '}
					<a href={citations.rules[why.rule]?.href}>{citations.rules[why.rule]?.title}</a>
				</li>
			))}
		</ul>
	</details>
);
