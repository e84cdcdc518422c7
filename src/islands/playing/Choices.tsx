import type { ComponentChildren } from 'preact';
import type { Rejection } from '#engine/rules.ts';
import type { Question } from '#games/copan/frames.ts';
import type { Action } from '#games/copan/index.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { play } from '#words/en/play.ts';
import type { AskedChoice } from './ask-lines.ts';

/** Says why something is refused, once the words for it are there. */
export type ReasonOf = ((why: Rejection) => string) | null;

/** From here on an answer wants the whole width of a phone. */
const longText = 40;

interface ChoicesProps {
	ask: Question['ask'];
	choices: readonly AskedChoice[];
	/** What stands above the answers. */
	before?: ComponentChildren;
	citations: Citations;
	/** The answer given on the way ahead. */
	ahead: Action | null;
	/** Why the last press was refused. */
	refusal: { nth: number; text: string } | null;
	onAct: (action: Action) => void;
	onRefuse: (why: Rejection) => void;
	reasonOf: ReasonOf;
	/** Has the seed answer; null where a player is asked. */
	onChance: (() => void) | null;
}

/** The answers to a question as buttons, the refused ones with their reason on request. */
export const Choices = ({
	ask,
	choices,
	before,
	citations,
	ahead,
	refusal,
	onAct,
	onRefuse,
	reasonOf,
	onChance,
}: ChoicesProps) => {
	const isMask = ask === 'jade';
	const isDie = ask.startsWith('die');
	const isLong = choices.some(({ text }) => text.length > longText);
	return (
		<div class="ask">
			{before}
			{onChance && (
				<button type="button" class={ahead ? 'btn' : 'btn go'} onClick={onChance}>
					<Glyph of={isDie ? 'face-2' : 'ui-check'} />
					{isDie ? play.chance.roll : play.chance.draw}
				</button>
			)}
			{onChance && <p class="quiet">{isDie ? play.chance.tapFace : play.chance.tapCard}</p>}
			<div class={isMask ? 'choices mask' : isDie ? 'choices dice' : isLong ? 'choices long' : 'choices'}>
				{choices.map(({ action, refused, text, symbol, small, signs }) => (
					<button
						key={JSON.stringify(action)}
						type="button"
						class={JSON.stringify(action) === JSON.stringify(ahead) ? 'btn ahead' : 'btn'}
						aria-disabled={refused ? 'true' : undefined}
						onClick={() => (refused ? onRefuse(refused) : onAct(action))}
					>
						{signs && action.type === 'place-jade' ? (
							<>
								<span class="vh">{text}</span>
								<small aria-hidden="true">{action.space}</small>
								<span class="signs" aria-hidden="true">
									{signs.map((sign, nth) =>
										'symbol' in sign ? <Glyph key={nth} of={sign.symbol} /> : <span key={nth}>{sign.text}</span>,
									)}
								</span>
							</>
						) : (
							<>
								<Glyph of={symbol} />
								<span>
									{text}
									{action.type === 'roll' && <small>{small}</small>}
								</span>
								{action.type === 'take-tile' && <small class="count">{small}</small>}
							</>
						)}
					</button>
				))}
			</div>
			<p class="why" role="status">
				{refusal && <span key={refusal.nth}>{refusal.text}</span>}
			</p>
			<Refused choices={choices} citations={citations} reasonOf={reasonOf} />
		</div>
	);
};

interface RefusedProps {
	choices: readonly AskedChoice[];
	citations: Citations;
	reasonOf: ReasonOf;
}

/** What is not allowed, each with its reason and the rule. */
export const Refused = ({ choices, citations, reasonOf }: RefusedProps) => {
	const refused = choices.flatMap(({ action, refused: why, text }) => (why ? [{ action, why, text }] : []));
	return refused.length === 0 ? null : (
		<details class="fold">
			<summary>{play.refusedAsList}</summary>
			<ul class="refused">
				{refused.map(({ action, why, text }) => (
					<li key={JSON.stringify(action)}>
						<b>{text}</b> {reasonOf?.(why)}{' '}
						<a href={citations.rules[why.rule]?.href}>{citations.rules[why.rule]?.title}</a>
					</li>
				))}
			</ul>
		</details>
	);
};
