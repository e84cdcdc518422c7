import type { PlayerCount, Resource } from '#games/copan/resources.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { type Player, type Sheet, seatedAt } from '#stores/score.ts';
import { score } from '#words/en/score.ts';
import { Count } from './Count.tsx';

/** What the game has of each thing, from the engine's tables: how far the buttons go. */
export interface Limits {
	cities: number;
	steps: number;
	jade: number;
	tokens: number;
	extensions: Readonly<Record<PlayerCount, number>>;
}

/** A Character that scores at the end, and the resource that it counts. */
export interface Sun {
	id: string;
	name: string;
	counts: Resource;
	effect: string;
}

interface EntriesProps {
	limits: Limits;
	suns: Sun[];
	sheet: Sheet;
	seat: number;
	/** Where the marks of our own values lead. */
	yourCopy: string;
	/** What the mark on the steps says. */
	mark: string;
	onChange: (part: Partial<Player>) => void;
}

/** Most of a resource that a store of any size may hold. */
const mostHeld = 40;
const mostVp = 500;

/** What scores for one player, as it lies on the table. The Automa has its tokens on the Ball Court. */
export const Entries = ({ limits, suns, sheet, seat, yourCopy, mark, onChange }: EntriesProps) => {
	const player = sheet.seats[seat] as Player;
	const count = (key: keyof typeof score.fields, symbol: string, most: number) => (
		<Count
			label={score.fields[key]}
			symbol={symbol}
			value={player[key]}
			least={key === 'vp' ? -mostVp : 0}
			most={most}
			onChange={(value) => onChange({ [key]: value })}
		/>
	);
	const court = (
		<>
			{count('left', 'site-ball-court', limits.tokens)}
			{count('right', 'site-ball-court', limits.tokens)}
		</>
	);
	if (seat >= sheet.players)
		return (
			<>
				<p class="quiet">{score.solo}</p>
				<div class="counts">{court}</div>
			</>
		);
	const holds = suns.filter(({ id }) => player.suns.includes(id));
	return (
		<>
			<div class="counts">
				{count('vp', 'vp', mostVp)}
				{count('cities', 'site-embassies', limits.cities)}
				{court}
				{count('altars', 'site-altars', limits.tokens)}
				{count('extensions', 'storage', limits.extensions[seatedAt(sheet)])}
				{count('jade', 'jade', limits.jade)}
			</div>
			<fieldset>
				<legend>{score.parts.stairways}</legend>
				<div class="counts">
					{resources.map((resource) => (
						<Count
							key={resource}
							label={score.steps[resource]}
							symbol={resource}
							value={player.steps[resource]}
							most={limits.steps}
							onChange={(value) => onChange({ steps: { ...player.steps, [resource]: value } })}
						/>
					))}
				</div>
				<a class="ours" href={`${yourCopy}#stairwayRates`}>
					<Glyph of="mark" size="s" />
					{mark}
				</a>
			</fieldset>
			<fieldset>
				<legend>{score.parts.suns}</legend>
				<div class="chips suns">
					{suns.map(({ id, name, effect }) => (
						<label key={id} class="chip">
							<input
								class="vh"
								type="checkbox"
								checked={player.suns.includes(id)}
								onChange={({ currentTarget: { checked } }) =>
									onChange({ suns: checked ? [...player.suns, id] : player.suns.filter((each) => each !== id) })
								}
							/>
							<span>
								{name} <small>{effect}</small>
							</span>
						</label>
					))}
				</div>
				{holds.length > 0 && (
					<div class="counts">
						{holds.map(({ counts }) => (
							<Count
								key={counts}
								label={score.held(counts)}
								symbol={counts}
								value={player.held[counts]}
								most={mostHeld}
								onChange={(value) => onChange({ held: { ...player.held, [counts]: value } })}
							/>
						))}
					</div>
				)}
			</fieldset>
		</>
	);
};
