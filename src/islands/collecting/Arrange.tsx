import { characters } from '#games/copan/characters.ts';
import type { Setup } from '#games/copan/index.ts';
import type { PlacedTile } from '#games/copan/position.ts';
import { type ProfileKey, profile } from '#games/copan/profile.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { playerCounts, resources } from '#games/copan/resources.ts';
import { rulings as switches } from '#games/copan/rulings.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Stepper } from '#islands/parts/Stepper.tsx';
import { resourceNames } from '#words/en/copan.ts';
import { play } from '#words/en/play.ts';

/** What a press on a space lays there while the board is arranged. */
export type Brush = PlacedTile | 'nothing';

const brushes: readonly Brush[] = [...resources, 'face-down', 'nothing'];

/** Lays the brush's tile on a space; the same tile again takes it away. */
export const paint = (setup: Setup, brush: Brush, space: SpaceId): Setup => {
	const { [space]: lying, ...others } = setup.pyramid ?? {};
	return { ...setup, pyramid: brush === 'nothing' || lying === brush ? others : { ...others, [space]: brush } };
};

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

interface ArrangeProps {
	setup: Setup;
	rulings: Record<string, string>;
	citations: Citations;
	yourCopy: string;
	brush: Brush | null;
	onBrush: (brush: Brush | null) => void;
	onSetup: (change: (setup: Setup) => Setup) => void;
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
		});
	const mine = seat.characters ?? [];
	return (
		<details class="setup" onToggle={({ currentTarget }) => !currentTarget.open && brush && onBrush(null)}>
			<summary>
				<Glyph of="ui-filter" />
				{play.setup.title}
			</summary>
			<div class="btns">
				<button
					type="button"
					class={brush ? 'btn go' : 'btn'}
					aria-pressed={brush !== null}
					onClick={() => onBrush(brush ? null : 'food')}
				>
					{brush ? play.setup.off : play.setup.on}
				</button>
				<button type="button" class="btn" onClick={() => onSetup((old) => ({ ...old, pyramid: {}, cubes: {} }))}>
					{play.setup.clear}
				</button>
			</div>
			{brush && (
				<fieldset>
					<legend>{play.setup.brush}</legend>
					<div class="chips">
						{brushes.map((each) => (
							<label key={each} class="chip">
								<input type="radio" class="vh" name="brush" checked={brush === each} onChange={() => onBrush(each)} />
								<Glyph of={each === 'nothing' ? 'ui-close' : each === 'face-down' ? 'tile' : each} />
								{each === 'nothing'
									? play.setup.nothing
									: each === 'face-down'
										? play.setup.faceDown
										: resourceNames[each]}
							</label>
						))}
					</div>
					<p class="quiet">{play.setup.hint}</p>
				</fieldset>
			)}
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
								onChange={() => onSetup((old) => ({ ...old, players: count }))}
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
