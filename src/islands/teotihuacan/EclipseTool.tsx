import { useState } from 'preact/hooks';
import { avenueValue, type EclipsePlayer, eclipseReadings, eclipseScore } from '#games/teotihuacan/eclipse.ts';
import { maskCopies } from '#games/teotihuacan/masks.ts';
import { type Power, powers } from '#games/teotihuacan/resources.ts';
import { rulings } from '#games/teotihuacan/rulings.ts';
import { bonusTileIds } from '#games/teotihuacan/tiles.ts';
import { orangeAbilities } from '#games/teotihuacan/tracks.ts';
import { Cites } from '#islands/parts/Cites.tsx';
import { CopyLink } from '#islands/parts/CopyLink.tsx';
import { Glyph } from '#islands/parts/Glyph.tsx';
import type { Citations } from '#islands/parts/Log.tsx';
import { Notice } from '#islands/parts/Notice.tsx';
import { OneOf } from '#islands/parts/OneOf.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { useTool } from '#islands/parts/useTool.ts';
import { Who } from '#islands/parts/Who.tsx';
import { emptyPlayer, emptySheet, tools } from '#stores/teotihuacan.ts';
import { abilityNames, bonusNames } from '#words/en/teotihuacan.ts';
import { eclipseLine, eclipseTool as words } from '#words/en/teotihuacan-tools.ts';
import { tools as toolWords } from '#words/en/tools.ts';
import { check, number } from './fields.tsx';
import { Told } from './Told.tsx';
import { useParts } from './useParts.ts';

const rows = ['before', 'avenue', 'leader', 'track', 'masks', 'salary', 'bonus', 'huitzilopochtli', 'total'] as const;
const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `${vp}`);

/** The score of an eclipse: what each has is entered, everyone’s lines stand side by side. */
export const EclipseTool = ({ citations }: { citations: Citations }) => {
	const held = useTool(tools.eclipse);
	const { state: sheet, put, change: set } = held;
	const parts = useParts();
	const [chosen, setChosen] = useState(0);
	const seat = Math.min(chosen, sheet.players - 1);
	const player = sheet.seats[seat] as EclipsePlayer;
	const change = (changes: Partial<EclipsePlayer>) =>
		set({ seats: sheet.seats.map((each, index) => (index === seat ? { ...each, ...changes } : each)) });
	const nameOf = (index: number) => sheet.seats[index]?.name.trim() || words.player(index);
	/** What is not on the table does not count, though it stays entered. */
	const players = sheet.seats.slice(0, sheet.players).map((each) => ({
		...each,
		orange: parts.includes('height') ? each.orange : [],
		huitzilopochtli: parts.includes('priests') && each.huitzilopochtli,
	}));
	const { scores, winner: best } = eclipseScore({ ...sheet, players });
	// Turn order alone makes nobody the winner of a sheet that nobody filled in.
	const isEmpty = players.every((each) => JSON.stringify({ ...each, name: '' }) === JSON.stringify(emptyPlayer()));
	const winner = isEmpty ? null : best;
	const own = scores[seat];
	const workersOf = (power: Power) => player.workers.filter((each) => each === power).length;
	const setWorkers = (power: Power, count: number) =>
		change({
			workers: powers
				.flatMap((each) => Array.from({ length: each === power ? count : workersOf(each) }, () => each))
				.slice(0, 4),
		});
	const tooMany = maskCopies.value.flatMap((copies, kind) => {
		const has = players.reduce((sum, { masks }) => sum + (masks[kind] ?? 0), 0);
		return has > copies ? [words.tooMany.masks(kind + 1, has, copies)] : [];
	});

	const toggled = <Each extends string>(list: readonly Each[], each: Each, on: boolean): Each[] =>
		on ? [...list, each] : list.filter((other) => other !== each);

	const cell = (index: number, row: (typeof rows)[number]): number | null => {
		const score = scores[index];
		if (!score) return null;
		if (row === 'before') return sheet.seats[index]?.vp ?? 0;
		if (row === 'total') return score.total;
		const lines = score.lines.filter(({ say }) =>
			row === 'bonus' ? say.startsWith('bonus-') : say === row || (row === 'salary' && say === 'salary-spared'),
		);
		return lines.length === 0 ? null : lines.reduce((sum, { gives }) => sum + (gives.vp ?? 0), 0);
	};
	const shown = rows.filter(
		(row) =>
			!['leader', 'bonus', 'huitzilopochtli'].includes(row) || scores.some((_, index) => cell(index, row) !== null),
	);
	const said = winner
		? words.wins[winner.by](nameOf(winner.seat), scores[winner.seat]?.total ?? 0)
		: scores.map(({ added }, index) => words.added(nameOf(index), added)).join(' · ');

	return (
		<div class={held.isOpen ? 'sheet teo eclipse' : 'sheet teo eclipse opening'}>
			<Notice held={held} />
			<div class="asks">
				<OneOf
					legend={words.eclipse}
					name="eclipse"
					value={`${sheet.eclipse}`}
					options={[1, 2, 3].map((each) => [`${each}`, words.eclipses[each] as string])}
					onChange={(next) => set({ eclipse: Number(next) as 1 })}
				/>
				<OneOf
					legend={words.players}
					name="players"
					value={`${sheet.players}`}
					options={[1, 2, 3, 4].map((each) => [`${each}`, `${each}`])}
					onChange={(next) => set({ players: Number(next) })}
				/>
				<div class="counts wide">
					{number(words.buildings, sheet.buildings, 11, (buildings) => set({ buildings }), 'teotihuacan:building')}
					<p class="quiet">{words.avenueWorth(avenueValue(sheet.buildings))}</p>
				</div>
				<div class="tabs" role="group" aria-label={words.seats}>
					{players.map((_, index) => (
						<button key={index} type="button" aria-pressed={index === seat} onClick={() => setChosen(index)}>
							<Who seat={index} />
							<span class="name">{nameOf(index)}</span>
							<b>{words.total(scores[index]?.total ?? 0)}</b>
						</button>
					))}
				</div>
				<section class="entries" aria-label={nameOf(seat)}>
					<label class="named">
						<span>{words.name}</span>
						<input
							type="text"
							maxLength={40}
							placeholder={words.player(seat)}
							value={player.name}
							onInput={({ currentTarget }) => change({ name: currentTarget.value })}
						/>
					</label>
					<div class="counts">
						{number(words.vp, player.vp, 999, (vp) => change({ vp }), 'vp', -999)}
						{number(words.avenue, player.avenue, 9, (avenue) => change({ avenue }), 'teotihuacan:avenue')}
						{number(words.track, player.track, 10, (track) => change({ track }), 'teotihuacan:pyramid')}
					</div>
					<fieldset>
						<legend>{words.masks}</legend>
						<div class="counts">
							{maskCopies.value.map((copies, kind) =>
								number(words.mask(kind + 1, copies), player.masks[kind] ?? 0, copies, (next) =>
									change({ masks: player.masks.map((each, index) => (index === kind ? next : each)) }),
								),
							)}
						</div>
						{tooMany.map((text) => (
							<p class="bad" key={text}>
								{text}
							</p>
						))}
					</fieldset>
					<fieldset>
						<legend>{words.workers}</legend>
						<div class="counts">
							{powers.map((power) =>
								number(
									words.power(power),
									workersOf(power),
									4 - player.workers.length + workersOf(power),
									(next) => setWorkers(power, next),
									'teotihuacan:worker',
								),
							)}
						</div>
					</fieldset>
					<div class="counts">
						{number(words.cocoa, player.cocoa, 99, (cocoa) => change({ cocoa }), 'teotihuacan:cocoa')}
						{number(words.keeps, player.keeps, player.cocoa, (keeps) => change({ keeps }))}
					</div>
					<div class="chips">{check(words.noCocoa, player.noCocoa ?? false, (noCocoa) => change({ noCocoa }))}</div>
					{sheet.eclipse === 3 && (
						<fieldset>
							<legend>{words.bonuses}</legend>
							<div class="chips">
								{bonusTileIds.map((id) =>
									check(bonusNames[id] as string, player.bonuses.includes(id), (on) =>
										change({ bonuses: toggled(player.bonuses, id, on) }),
									),
								)}
							</div>
							<div class="counts">
								{player.bonuses.includes('technologies') &&
									number(
										words.technologies,
										player.technologies,
										22,
										(next) => change({ technologies: next }),
										'teotihuacan:technology',
									)}
								{player.bonuses.includes('discoveries') &&
									number(
										words.discoveries,
										player.discoveries,
										37,
										(next) => change({ discoveries: next }),
										'teotihuacan:discovery',
									)}
							</div>
						</fieldset>
					)}
					{parts.includes('height') && (
						<fieldset>
							<legend>{words.orange}</legend>
							<div class="chips">
								{orangeAbilities
									.filter((ability) => ability !== 'strong-ascension')
									.map((ability) =>
										check(abilityNames[ability], player.orange.includes(ability), (on) =>
											change({ orange: toggled(player.orange, ability, on) }),
										),
									)}
							</div>
						</fieldset>
					)}
					{parts.includes('priests') && (
						<div class="chips">
							{check(words.huitzilopochtli, player.huitzilopochtli, (huitzilopochtli) => change({ huitzilopochtli }))}
						</div>
					)}
				</section>
			</div>

			<section class="answer" aria-labelledby="answer-title">
				<h2 id="answer-title">{words.result}</h2>
				<p class="headline" role="status">
					{said}
				</p>
				{winner && <Cites rules={winner.rules} citations={citations} />}
				<div class="scroll">
					<table class={`pad of-${sheet.players}`} aria-label={words.pad}>
						<thead>
							<tr>
								<td>
									<span class="vh">{words.row}</span>
								</td>
								{players.map((_, index) => (
									<th key={index} scope="col">
										<Who seat={index} /> <span>{nameOf(index)}</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{shown.map((row) => (
								<tr key={row} class={row === 'total' ? 'sum' : undefined}>
									<th scope="row">{words.rows[row]}</th>
									{players.map((_, index) => {
										const vp = cell(index, row);
										return (
											<td
												key={index}
												class={
													vp !== null && vp < 0 ? 'loss' : row === 'total' && winner?.seat === index ? 'won' : undefined
												}
											>
												{vp === null ? <span class="vh">{words.none}</span> : signed(vp)}
											</td>
										);
									})}
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<h3>
					<Who seat={seat} /> {words.lines(nameOf(seat))}
				</h3>
				<Told lines={own?.lines ?? []} words={eclipseLine} citations={citations} />
				<p class="quiet">{words.left(own?.cocoaLeft ?? 0)}</p>
				<div class="btns">
					<CopyLink words={toolWords} address={held.address}>
						{toolWords.link}
					</CopyLink>
					<button type="button" class="btn" onClick={() => put(emptySheet())}>
						<Glyph of="ui-restart" /> {words.reset}
					</button>
				</div>
				{eclipseReadings.map((reading) => (
					<Select
						key={reading}
						label={`${words.reading}: ${citations.rulings[reading]?.short ?? ''}`}
						value={sheet.readings[reading] ?? rulings[reading][0]}
						options={(citations.rulings[reading]?.options ?? []).map(({ id, text }) => [id, text] as const)}
						onChange={(next) => set({ readings: { ...sheet.readings, [reading]: next } })}
					/>
				))}
			</section>
		</div>
	);
};
