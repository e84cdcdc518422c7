import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { type FaceOutlook, facesAhead } from '#games/copan/chances.ts';
import { differencesOf } from '#games/copan/differences.ts';
import type { Action, Position } from '#games/copan/index.ts';
import { questionOf } from '#games/copan/machine.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Who } from '#islands/parts/Who.tsx';
import {
	asking,
	boardChanges,
	type Change,
	chances,
	closingWords,
	faceEffectSymbol,
	faceEffectWords,
	seatChanges,
} from '#words/en/chances.ts';
import { capital, faceNames } from '#words/en/copan-names.ts';
import type { SandboxDesk } from './desk.ts';

interface ChancesProps {
	/** A position in which the Fate die is asked for; anything else shows nothing. */
	position: Position;
	desk: Pick<SandboxDesk, 'rules' | 'questionText'>;
	nameOf: (seat: number) => string;
	onRoll: (action: Action) => void;
}

/** What happens to a player: by force, and once others have chosen. */
interface Part {
	seat: number;
	forced: Change[];
	after: Change[];
}

/** A question and the players that it is put to, in order; only the first question of all is sure to come. */
interface Put {
	text: string;
	seats: number[];
	isSure: boolean;
}

const changesOf = (from: Position, to: Position, seat: number): Change[] =>
	differencesOf(from, to).flatMap((difference) =>
		'seat' in difference && difference.seat === seat ? seatChanges(difference) : [],
	);

const questionsOf = ({ asked }: FaceOutlook, { questionText }: ChancesProps['desk']): Put[] => {
	const put = new Map<string, Put>();
	for (const [nth, { decision, position }] of asked.entries()) {
		const question = questionOf(position);
		if (!question || decision.actor === 'chance') continue;
		const known = put.get(question.ask);
		if (!known)
			put.set(question.ask, {
				text: asking(questionText(question)),
				seats: [decision.actor],
				isSure: nth === 0,
			});
		else if (!known.seats.includes(decision.actor)) known.seats.push(decision.actor);
	}
	return [...put.values()];
};

/** Those to whom something happens; what one who is asked gets hangs on the answer. */
const partsOf = (before: Position, { position, end, asked }: FaceOutlook): Part[] =>
	before.seats.flatMap((_, seat) => {
		const forced = changesOf(before, position, seat);
		const after = asked.some(({ decision }) => decision.actor === seat) ? [] : changesOf(position, end, seat);
		return forced.length + after.length > 0 ? [{ seat, forced, after }] : [];
	});

const Changes = ({ of }: { of: readonly Change[] }) => (
	<>
		{of.map(({ symbol, text, isLoss }) => (
			<span key={text} class={isLoss ? 'change loss' : 'change'}>
				<Glyph of={symbol} size="s" /> {text}
			</span>
		))}
	</>
);

interface SeatProps {
	seat: number;
	nameOf: ChancesProps['nameOf'];
}

const Seat = ({ seat, nameOf }: SeatProps) => (
	<span class="seat">
		<Who seat={seat} />
		<span class="vh">{nameOf(seat)}: </span>
	</span>
);

interface FaceProps {
	before: Position;
	outlook: FaceOutlook;
	desk: ChancesProps['desk'];
	nameOf: ChancesProps['nameOf'];
	onRoll: () => void;
}

const Face = ({ before, outlook, desk, nameOf, onRoll }: FaceProps) => {
	const { face, closings, position, asked } = outlook;
	const { card } = before.table;
	const name = capital(faceNames[face]);
	const parts = partsOf(before, outlook);
	const questions = questionsOf(outlook, desk);
	const board = differencesOf(before, position).flatMap(boardChanges);
	const symbol = faceEffectSymbol(card, face);
	const isDrawn = asked.some(({ decision }) => decision.actor === 'chance');
	return (
		<li class="face">
			<h3>
				<Glyph of={`face-${face}`} />
				{name}
			</h3>
			<p class="effect">
				{symbol && <Glyph of={symbol} size="s" />} {faceEffectWords(card, face)}
			</p>
			<ul class="closings">
				{closings.length === 0 && <li class="quiet">{chances.closesNothing}</li>}
				{closings.map((closing) => (
					<li key={closing.told.id} class={closing.told.type === 'spaceClosed' ? 'shuts' : 'quiet'}>
						<Glyph of={`site-${closing.told.site}`} size="s" /> {closingWords(closing)}
					</li>
				))}
			</ul>
			{board.length > 0 && (
				<p class="changes">
					<Changes of={board} />
				</p>
			)}
			{parts.length + board.length + questions.length === 0 && <p class="quiet">{chances.noEffect}</p>}
			{parts.length + questions.length > 0 && (
				<ul class="parts-of">
					{parts.map(({ seat, forced, after }) => (
						<li key={seat} class="part">
							<Seat seat={seat} nameOf={nameOf} />
							<div class="changes">
								<Changes of={forced} />
								{after.length > 0 && <i>{chances.after}</i>}
								<Changes of={after} />
							</div>
						</li>
					))}
					{questions.map(({ text, seats, isSure }) => (
						<li key={text}>
							{!isSure && <i>{chances.after} </i>}
							{seats.map((seat, nth) => (
								<Fragment key={seat}>
									{nth === 1 && <i>{chances.inTurn} </i>}
									<Seat seat={seat} nameOf={nameOf} />{' '}
								</Fragment>
							))}
							{text}
						</li>
					))}
				</ul>
			)}
			{(isDrawn || !outlook.isWhole) && <p class="quiet">{isDrawn ? chances.drawn : chances.more}</p>}
			<button type="button" class="btn" aria-label={chances.cameUpAs(name)} onClick={onRoll}>
				<Glyph of="ui-check" />
				{chances.cameUp}
			</button>
		</li>
	);
};

/** Before the Fate die is rolled: its six faces side by side, with what each would bring. */
export const Chances = ({ position, desk, nameOf, onRoll }: ChancesProps) => {
	const faces = useMemo(() => facesAhead(desk.rules, position), [desk, position]);
	if (faces.length === 0) return null;
	return (
		<section class="chances" aria-labelledby="chances-title">
			<h2 id="chances-title">{chances.title}</h2>
			<p>{chances.lead}</p>
			<ul class="faces">
				{faces.map((outlook) => (
					<Face
						key={outlook.face}
						before={position}
						outlook={outlook}
						desk={desk}
						nameOf={nameOf}
						onRoll={() => onRoll(outlook.action)}
					/>
				))}
			</ul>
			<p class="quiet">{chances.note}</p>
		</section>
	);
};
