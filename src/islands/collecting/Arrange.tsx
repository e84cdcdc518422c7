import { characters } from '#games/copan/characters.ts';
import type { Setup } from '#games/copan/index.ts';
import { type ProfileKey, profile } from '#games/copan/profile.ts';
import { byResource, type PlayerCount, playerCounts, resources } from '#games/copan/resources.ts';
import { rulings as switches } from '#games/copan/rulings.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { resourceNames } from '#words/en/copan.ts';
import { play } from '#words/en/play.ts';
import type { Brush } from './Brushes.tsx';

const extraCharacters = characters.flatMap(({ id, name, when }) =>
	when.on === 'tile-placed' ? [{ id, name, resource: when.resource }] : [],
);

/** Values this page rests on that no source prints. */
const markedValues = [
	'declineTracks',
	'spaceMarks',
	'setupColumns',
	'trackOrder',
	'adjoiningCourts',
	'capacity',
	'capacityPerExtension',
	'startingResources',
	'startingTilesOfEach',
	'courtTilesOfEach',
] as const satisfies readonly ProfileKey[];

/** The same table for another number of players: what no longer has a place on the Pyramid is taken away. */
const seatedAt = (setup: Setup, players: PlayerCount): Setup => {
	const covered = profile.setupColumns.value[players];
	const { end } = profile.declineTracks.value[players];
	return {
		...setup,
		players,
		pyramid: Object.fromEntries(
			Object.entries(setup.pyramid ?? {}).filter(([space]) => !covered.includes(Number(space.slice(-1)))),
		),
		cubes: byResource((resource) => Math.min(setup.cubes?.[resource] ?? 0, end)),
	};
};

interface ArrangeProps {
	setup: Setup;
	rulings: Record<string, string>;
	citations: Citations;
	yourCopy: string;
	brush: Brush | null;
	onBrush: (brush: Brush | null) => void;
	/** Changes the setup; `said` tells it. */
	onSetup: (change: (setup: Setup) => Setup, said: string) => void;
	onReading: (id: string, option: string) => void;
}

/** The set-up by hand: what lies where, what the player has, and how open questions are read. */
export const Arrange = ({ setup, rulings, citations, yourCopy, brush, onBrush, onSetup, onReading }: ArrangeProps) => {
	const seat = setup.seats?.[setup.active ?? 0] ?? {};
	const changeSeat = (change: Partial<typeof seat>) =>
		onSetup((old) => {
			const seats = [...(old.seats ?? [])];
			const index = old.active ?? 0;
			while (seats.length <= index) seats.push({});
			seats[index] = { ...seats[index], ...change };
			return { ...old, seats };
		}, '');
	const mine = seat.characters ?? [];
	return (
		<details class="setup" onToggle={({ currentTarget }) => !currentTarget.open && brush && onBrush(null)}>
			<summary>
				<Glyph of="ui-filter" />
				{play.setup.title}
			</summary>
			<div class="btns">
				{!brush && (
					<button type="button" class="btn" onClick={() => onBrush('food')}>
						{play.setup.on}
					</button>
				)}
				<button
					type="button"
					class="btn"
					onClick={() => onSetup((old) => ({ ...old, pyramid: {}, cubes: {} }), play.setup.cleared)}
				>
					{play.setup.clear}
				</button>
			</div>
			<fieldset>
				<legend>{play.setup.players}</legend>
				<div class="chips">
					{playerCounts.map((count) => (
						<label key={count} class="chip">
							<input
								type="radio"
								class="vh"
								name="players"
								checked={(setup.players ?? 3) === count}
								onChange={() => onSetup((old) => seatedAt(old, count), play.setup.seated(count))}
							/>
							{play.setup.playerCount(count)}
						</label>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend>{play.setup.hand}</legend>
				<div class="steppers">
					{resources.map((resource) => (
						<Stepper
							key={resource}
							label={`${resourceNames[resource]} tile`}
							symbol={resource}
							value={seat.tiles?.[resource] ?? profile.startingTilesOfEach.value}
							most={profile.courtTilesOfEach.value}
							onChange={(value) => changeSeat({ tiles: { ...seat.tiles, [resource]: value } })}
						/>
					))}
				</div>
			</fieldset>
			<fieldset>
				<legend>{play.setup.stored}</legend>
				<div class="steppers">
					{resources.map((resource) => (
						<Stepper
							key={resource}
							label={resourceNames[resource]}
							symbol={resource}
							value={seat.resources?.[resource] ?? profile.startingResources.value}
							most={profile.capacity.value + (seat.extensions ?? 0) * profile.capacityPerExtension.value}
							onChange={(value) => changeSeat({ resources: { ...seat.resources, [resource]: value } })}
						/>
					))}
					<Stepper
						label={play.setup.extensions}
						symbol="storage"
						worded
						value={seat.extensions ?? 0}
						most={profile.extensionSupply.value[setup.players ?? 3]}
						onChange={(extensions) => changeSeat({ extensions })}
					/>
				</div>
			</fieldset>
			<fieldset>
				<legend>{play.setup.characters}</legend>
				<div class="chips">
					{extraCharacters.map(({ id, name, resource }) => (
						<label key={id} class="chip">
							<input
								type="checkbox"
								class="vh"
								checked={mine.includes(id)}
								onChange={() =>
									changeSeat({ characters: mine.includes(id) ? mine.filter((each) => each !== id) : [...mine, id] })
								}
							/>
							<Glyph of={resource} />
							{name}
						</label>
					))}
				</div>
			</fieldset>
			<fieldset class="readings">
				<legend>{play.setup.readings}</legend>
				{Object.entries(switches)
					.filter(([, options]) => options.length > 1)
					.map(([id, options]) => {
						const ruling = citations.rulings[id];
						return (
							<label key={id} class="pick">
								<span>
									<Glyph of="open-question" size="s" /> <a href={ruling?.href}>{ruling?.short}</a>
								</span>
								<select
									value={rulings[id] ?? options[0]}
									onChange={({ currentTarget }) => onReading(id, currentTarget.value)}
								>
									{ruling?.options.map((option, index) => (
										<option key={option.id} value={option.id}>
											{index === 0 ? `${option.text} (${play.setup.ours})` : option.text}
										</option>
									))}
								</select>
								<small>{ruling?.options.find((option) => option.id === (rulings[id] ?? options[0]))?.text}</small>
							</label>
						);
					})}
			</fieldset>
			<fieldset>
				<legend>{play.marks.title}</legend>
				<p class="quiet">{play.marks.hint}</p>
				<ul class="marks">
					{markedValues.map((key) => {
						const { from } = profile[key];
						return (
							<li key={key}>
								<a class="ours" href={`${yourCopy}#${key}`}>
									<Glyph of="mark" size="s" />
									{play.marks[key]} · {play.marks.ours(from as 'inferred' | 'stand-in')}
								</a>
							</li>
						);
					})}
				</ul>
			</fieldset>
		</details>
	);
};
