import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Decision, Rejection } from '#engine/rules.ts';
import type { Action, Event, Position, Seat, Setup } from '#games/copan/index.ts';
import { isCourt, type Region } from '#islands/board/Board.tsx';
import type { LogLine } from '#islands/parts/Log.tsx';
import { type Answering, createPlay, type Opened } from '#stores/play.ts';
import type { Preset } from '#stores/preset.ts';
import { play } from '#words/en/play.ts';
import type { AskedLines } from './ask-lines.ts';
import type { AnyDesk } from './desk.ts';
import type { ExchangeRow } from './Exchanges.tsx';
import { useDesk } from './useDesk.ts';
import { type KeptLine, useOpening } from './useOpening.ts';
import { isPyramid, regionOfEvent } from './view.ts';

/** What a page opens with: played, asked and told when it was built. */
export type OpenedTable = Opened<Position, Action, Event> & {
	lines: LogLine[];
	ask: AskedLines | null;
	rows: ExchangeRow[] | null;
};

/** What to tell about the last press; numbered, so that the same words twice are told twice. */
export interface Notice {
	nth: number;
	text: string;
	is: 'told' | 'refusal' | 'answer';
}

/** Whether the screen shows one part of the board at a time. */
export const useNarrow = (): boolean => {
	const [isNarrow, setNarrow] = useState(false);
	useEffect(() => {
		const screen = matchMedia('(max-width: 40rem)');
		const look = () => setNarrow(screen.matches);
		look();
		screen.addEventListener('change', look);
		return () => screen.removeEventListener('change', look);
	}, []);
	return isNarrow;
};

/** Whatever is laid out anew: nobody chooses it, and there may be ten in a row. The die and tokens people draw themselves. */
export const drawn = ({ actor, ask }: Decision, _position: Position, byHand: boolean): 'seed' | null =>
	actor === 'chance' && !byHand && !/^die|token/.test(ask) ? 'seed' : null;

interface TableOptions<Whole extends AnyDesk> {
	/** What the device keeps goes by this name. */
	name: string;
	/** What the page starts from; the first one is on the table when it opens. */
	presets: readonly Preset<Setup, Action>[];
	opened: OpenedTable;
	answering: Answering<Position, Action>;
	/** Brings the desk in. */
	load: () => Promise<Whole>;
	/** Whether a board of exchanges stands beside. */
	withRows: boolean;
	/** Another line came in from the address or the device; a kept one that had to make room for it is given. */
	onOpen?: (displaced: KeptLine | null) => void;
}

/** A table to play at, as every page with one has it: the line, what is asked, what is shown, what was said last. */
export const useTable = <Whole extends AnyDesk>(options: TableOptions<Whole>) => {
	const { name, presets, opened, answering, load, withRows, onOpen } = options;
	const controller = useMemo(() => {
		const { scenario } = presets[0] as Preset<Setup, Action>;
		return createPlay<Setup, Position, Action, Event>(scenario, opened, answering);
	}, [presets, opened]);
	const { scenario, at } = useStore(controller.$line);
	const { steps, stop } = useStore(controller.$run);
	const now = useStore(controller.$now);
	const { decision, candidates } = useStore(controller.$asked);
	const left = useStore(controller.$left);
	const byHand = useStore(controller.$byHand);

	/** The part of the board chosen by hand; null follows the play. */
	const [chosen, setChosen] = useState<Region | null>(null);
	const isNarrow = useNarrow();
	const [shown, setShown] = useState<number | null>(null);
	const [notice, setNotice] = useState<Notice | null>(null);
	const isle = useRef<HTMLDivElement>(null);
	const status = useRef<HTMLDivElement>(null);

	const tellOf = (text: string, is: Notice['is'] = 'told') =>
		setNotice((before) => ({ nth: (before?.nth ?? 0) + 1, text, is }));
	const refuse = (text: string) => tellOf(text, 'refusal');
	const [desk, withDesk] = useDesk<Whole>(controller, isle, load, () => refuse(play.notLoaded));
	const { trouble, setTrouble, dismiss, isKept } = useOpening(controller, presets, name, withDesk, (displaced) => {
		setChosen(null);
		onOpen?.(displaced);
	});

	const position: Position | null = now?.position ?? null;
	const top = position?.frames.at(-1);
	const question = top && 'ask' in top ? top : null;
	const told = useMemo(() => steps.slice(0, at + 1).flatMap(({ events }) => events), [steps, at]);
	const lines = useMemo(
		() => (desk ? (position ? desk.logLines(told, position.table) : []) : opened.lines),
		[desk, told, position],
	);
	const ask = useMemo(
		() => (desk ? question && position && desk.askLines(question, position, candidates) : opened.ask),
		[desk, question, position, candidates],
	);
	const rows = withRows && desk ? position && desk.exchangesIn(position.seats[position.active] as Seat) : opened.rows;
	/** What the last step brought. */
	const latest = steps.slice(controller.restFrom(-1) + 1, at + 1).flatMap(({ events }) => events);

	const refuseFor = (why: Rejection, before = '', is: 'refusal' | 'answer' = 'refusal') =>
		withDesk(({ rejectionWords }) => tellOf(before + rejectionWords(why), is));
	/** What was shown or refused belongs to the step left. */
	const settle = () => {
		setNotice(null);
		setShown(null);
		setChosen(null);
	};
	const focusStatus = () => status.current?.focus();
	/** Plays an action; `then` follows where it was not refused. */
	const act = (action: Action, then?: () => void) =>
		withDesk(() => {
			const refused = controller.act(action);
			if (refused) return refuseFor(refused);
			settle();
			then?.();
			// The button pressed may be gone: what is asked next takes the focus, and is read out.
			focusStatus();
		});
	/** What chance answers here, where chance is asked. */
	const answerChance =
		decision?.actor === 'chance' && position
			? () =>
					withDesk(({ rules }) => {
						const action = rules.chanceAnswer(position);
						if (action) act(action);
					})
			: null;
	/** Marks a line's place on the board, of which `region` is in sight; once more takes the mark away. */
	const showLine = (number: number, region: Region) => {
		setShown(shown === number ? null : number);
		const event = told.find(({ id }) => id === number - 1);
		const where = event && position && regionOfEvent(event, position.table);
		if (where && region !== 'whole' && !(region === 'pyramid' && isPyramid(where)))
			setChosen(isNarrow || !isCourt(where) ? where : 'pyramid');
	};
	/** How many actions were taken when a line was told. */
	const stepOf = (number: number): number =>
		steps.findIndex(({ events }) => events.some(({ id }) => id === number - 1));

	return {
		controller,
		scenario,
		at,
		steps,
		stop,
		position,
		decision,
		candidates,
		question,
		left,
		byHand,
		told,
		latest,
		lines,
		ask,
		rows,
		desk,
		withDesk,
		trouble,
		setTrouble,
		dismiss,
		isKept,
		isle,
		status,
		focusStatus,
		chosen,
		setChosen,
		isNarrow,
		shown,
		showLine,
		stepOf,
		notice,
		setNotice,
		tellOf,
		refuse,
		refuseFor,
		settle,
		act,
		answerChance,
	};
};
