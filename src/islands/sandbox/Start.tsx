import { useEffect, useState } from 'preact/hooks';
import { playOut } from '#engine/playout.ts';
import { type Scenario, scenarioVersion } from '#engine/scenario.ts';
import { greedyBot } from '#games/copan/bots.ts';
import { scenarioFrom } from '#games/copan/capture.ts';
import { eventCards } from '#games/copan/event-cards.ts';
import { type Action, type AutomaSetup, copan, type Position, type Setup } from '#games/copan/index.ts';
import { type PlayerCount, playerCounts } from '#games/copan/resources.ts';
import { type Base, bases } from '#games/copan/setup.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { Who } from '#islands/parts/Who.tsx';
import { hashName } from '#stores/link.ts';
import { openingOf, type Preset } from '#stores/preset.ts';
import { players as kindsOfPlayer, type Player } from '#stores/sandbox.ts';
import { readPins } from '#stores/this-game.ts';
import { arrange } from '#words/en/arrange.ts';
import { playerName } from '#words/en/copan-names.ts';
import { solo } from '#words/en/sandbox-solo.ts';
import { tools } from '#words/en/sandbox-tools.ts';
import { AutomaStart } from './Automa.tsx';
import { isTurnStart } from './turns.ts';

const words = tools.start;
type CopanScenario = Scenario<Setup, Action>;
type Kind = keyof typeof words.kinds;

/** Rounds played before a random position. */
const rounds = { early: 3, middle: 6, late: 9 } as const;
type Far = keyof typeof rounds;

/** The largest file that is read: a whole game is a tenth of it. */
const mostBytes = 400_000;

/** The positions of the site's pages, as they are fetched. */
export interface PresetPage {
	title: string;
	presets: Preset<Setup, Action>[];
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number;
const anyCard = (seed: number): string => (eventCards[seed % eventCards.length] as { id: string }).id;

const scenarioOf = (setup: Setup): CopanScenario => ({ v: scenarioVersion, game: 'copan', setup, actions: [] });

/** A page's positions are played to the end of what they show; here the game goes on. */
const toTheEnd = ({ setup: { until: _, ...setup }, ...scenario }: CopanScenario): CopanScenario => ({
	...scenario,
	setup,
});

/** A position some rounds into a game that bots play. */
const randomPosition = (table: Pick<Setup, 'automa' | 'players'>, far: Far): CopanScenario | null => {
	const { players = 3 } = table;
	const seed = anySeed();
	let turns = 0;
	let found: Position | null = null;
	playOut(copan, { base: 'box', ...table, card: anyCard(seed), seed }, [greedyBot], seed, (position) => {
		// Where the game ends before, its last turn.
		if (turns <= rounds[far] * players && isTurnStart(position)) {
			turns++;
			found = position;
		}
	});
	return found && scenarioFrom(found);
};

interface StartProps {
	/** Address of the site's positions. */
	presetsAt: string;
	/** Puts a scenario on the table, its first actions taken. */
	onStart: (scenario: CopanScenario, at: number, seats: Player[]) => void;
	/** Opens a link's code or a scenario's text. */
	onText: (text: string) => void;
	/** Tells why something cannot be done. */
	onTrouble: (text: string) => void;
}

/** What the sandbox may start from: a game, a position of the site, a random one, a file or text. */
export const Start = ({ presetsAt, onStart, onText, onTrouble }: StartProps) => {
	const pins = readPins();
	const [kind, setKind] = useState<Kind>('game');
	/** One player plays against the Automa. */
	const [players, setPlayers] = useState<1 | PlayerCount>(pins?.players ?? 3);
	const [automa, setAutoma] = useState<AutomaSetup>({});
	const [dealt, setDealt] = useState<Base>('box');
	const [card, setCard] = useState('');
	const [seats, setSeats] = useState<Player[]>(['person', 'person', 'person', 'person']);
	const [names, setNames] = useState<string[]>(['', '', '', '']);
	const [far, setFar] = useState<Far>('middle');
	const [pages, setPages] = useState<PresetPage[] | null>(null);
	const [text, setText] = useState('');

	useEffect(() => {
		if (kind !== 'preset' || pages) return;
		fetch(presetsAt)
			.then((answer) => answer.json())
			.then(setPages, () => onTrouble(words.noPresets));
	}, [kind]);

	const countChips = (
		<OneOf
			legend={arrange.players}
			name="start-players"
			value={String(players)}
			options={[
				['1', solo.players],
				...playerCounts.map((count) => [String(count), arrange.playerCount(count)] as const),
			]}
			onChange={(count) => setPlayers(Number(count) as 1 | PlayerCount)}
		/>
	);
	const table = players === 1 ? { players: 2 as const, automa } : { players };
	const begin = () => {
		const seed = anySeed();
		const named = names.slice(0, players).map((name) => (name.trim() ? { name: name.trim() } : {}));
		const setup: Setup = {
			base: dealt,
			...table,
			card: card || anyCard(seed),
			seed,
			...(named.some(({ name }) => name) && { seats: named }),
		};
		// Chance may seat the person of a solo game behind the Automa, which nobody plays.
		onStart(
			scenarioOf(setup),
			0,
			seats.slice(0, players).flatMap((seat) => (players === 1 ? [seat, seat] : seat)),
		);
	};
	return (
		<>
			<h2>{words.title}</h2>
			<OneOf
				legend={words.from}
				name="start-kind"
				value={kind}
				options={Object.entries(words.kinds) as [Kind, string][]}
				onChange={setKind}
			/>
			{kind === 'game' && (
				<>
					{pins && (pins.card || pins.players || pins.cities.length > 0) && (
						<p class="btns">
							<button
								type="button"
								class="btn"
								onClick={() =>
									onStart(
										scenarioOf({
											players: pins.players ?? 3,
											seed: anySeed(),
											...(pins.card && { card: pins.card.toUpperCase() }),
											...(pins.cities.length > 0 && { sites: { cities: pins.cities } }),
										}),
										0,
										[],
									)
								}
							>
								<Glyph of="ui-pin" />
								<span>
									{words.tonight}
									<small>{words.tonightHint(pins.players ?? 3, pins.card, pins.cities.length)}</small>
								</span>
							</button>
						</p>
					)}
					{countChips}
					<OneOf
						legend={words.howDealt}
						name="start-dealt"
						value={dealt}
						options={bases.toReversed().map((base) => [base, words.dealt[base]])}
						onChange={setDealt}
					/>
					<p class="quiet">{words.dealtHint[dealt]}</p>
					<Select
						label={words.card}
						value={card}
						options={[
							['', words.anyCard],
							...eventCards.map(({ id }): [string, string] => [id, arrange.eventCard(id)]),
						]}
						onChange={setCard}
					/>
					{players === 1 && <AutomaStart automa={automa} onAutoma={setAutoma} isDealt={dealt === 'box'} />}
					<ul class="seats">
						{Array.from({ length: players }, (_, seat) => (
							<li key={seat}>
								<Who seat={seat} />
								<input
									type="text"
									maxLength={40}
									aria-label={words.name(playerName(seat))}
									placeholder={words.namePlaceholder}
									value={names[seat]}
									onInput={({ currentTarget }) => setNames(names.with(seat, currentTarget.value))}
								/>
								<select
									aria-label={words.seat(playerName(seat))}
									value={seats[seat]}
									onChange={({ currentTarget }) => setSeats(seats.with(seat, currentTarget.value as Player))}
								>
									{kindsOfPlayer.map((each) => (
										<option key={each} value={each}>
											{tools.player[each]}
										</option>
									))}
								</select>
							</li>
						))}
					</ul>
					<div class="btns">
						<button type="button" class="btn go" onClick={begin}>
							<Glyph of="ui-check" />
							{words.begin}
						</button>
					</div>
				</>
			)}
			{kind === 'preset' && (
				<label class="pick">
					<span>{words.page}</span>
					<select
						value=""
						onChange={({ currentTarget }) => {
							const [page, id] = currentTarget.value.split('/');
							const preset = pages?.[Number(page)]?.presets.find((each) => each.id === id);
							if (preset) onStart(toTheEnd(preset.scenario), openingOf(preset), []);
						}}
					>
						<option value="">{words.choose}</option>
						{pages?.map(({ title, presets }, page) => (
							<optgroup key={title} label={title}>
								{presets.map(({ id, title: each }) => (
									<option key={id} value={`${page}/${id}`}>
										{each}
									</option>
								))}
							</optgroup>
						))}
					</select>
				</label>
			)}
			{kind === 'random' && (
				<>
					{countChips}
					<OneOf
						legend={words.far}
						name="start-far"
						value={far}
						options={Object.entries(words.fars) as [Far, string][]}
						onChange={setFar}
					/>
					<p class="quiet">{words.dealHint}</p>
					<div class="btns">
						<button
							type="button"
							class="btn go"
							onClick={() => {
								const made = randomPosition(table, far);
								if (made) onStart(made, 0, []);
							}}
						>
							<Glyph of="ui-check" />
							{words.deal}
						</button>
					</div>
				</>
			)}
			{kind === 'file' && (
				<>
					<label class="labelled">
						<span>{words.file}</span>
						<input
							type="file"
							accept=".json,application/json,text/plain"
							onChange={({ currentTarget }) => {
								const [file] = currentTarget.files ?? [];
								if (!file) return;
								// The same file may be chosen again.
								currentTarget.value = '';
								if (file.size > mostBytes) return onTrouble(words.tooBig);
								file.text().then(onText, () => onTrouble(words.notRead));
							}}
						/>
					</label>
					<label class="labelled">
						<span>{words.paste}</span>
						<textarea rows={4} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
					</label>
					<div class="btns">
						<button type="button" class="btn go" onClick={() => onText(text)}>
							<Glyph of="ui-check" />
							{words.open}
						</button>
					</div>
				</>
			)}
		</>
	);
};

/** The code of a pasted link, also with words around it as in a report; null where the text is a scenario's. */
export const codeIn = (text: string): string | null => {
	const hash = text.trim().startsWith('{') ? undefined : text.match(/#(\S+)/)?.[1];
	return hash ? new URLSearchParams(hash).get(hashName) : null;
};
