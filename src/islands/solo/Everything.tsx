import { type CompanionAction, countsOf, type Sketch } from '#games/copan/companion.ts';
import { seatOf } from '#games/copan/turn.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { Select } from '#islands/parts/Select.tsx';
import { characterName } from '#words/en/copan-names.ts';
import { minus } from '#words/en/score.ts';
import { countSymbol, countWords, play } from '#words/en/solo-play.ts';

interface EverythingProps {
	position: Sketch;
	legal: readonly CompanionAction[];
	onAct: (action: CompanionAction) => void;
}

/** All that the Automa has, as the table should show it; each count can be put right. */
export const Everything = ({ position, legal, onAct }: EverythingProps) => {
	const { characters } = seatOf(position, position.automa?.seat);
	const isUnnamed = (id: string) => position.companion.unnamed.some((each) => each === id);
	const added = legal.filter(({ type }) => type === 'add-character');
	const press = (action: CompanionAction | undefined) => ({
		'aria-disabled': action ? undefined : ('true' as const),
		onClick: () => action && onAct(action),
	});
	return (
		<details class="fold everything">
			<summary>{play.everything}</summary>
			<p class="says">{play.everythingSays}</p>
			<div class="tally">
				{countsOf(position).map(({ what, value }) => {
					const name = countWords(what);
					const by = (stride: number) =>
						legal.find((action) => action.type === 'correct' && action.what === what && action.by === stride);
					return (
						<div key={what} role="group" aria-label={`${name}: ${value}`}>
							<span>
								<Glyph of={countSymbol(what)} size="s" /> {name}
							</span>
							{what === 'vp' && (
								<button type="button" class="btn" aria-label={play.by(name, -10)} {...press(by(-10))}>
									−10
								</button>
							)}
							<button type="button" class="btn" aria-label={play.less(name)} {...press(by(-1))}>
								−
							</button>
							<output>{minus(value)}</output>
							<button type="button" class="btn" aria-label={play.more(name)} {...press(by(1))}>
								+
							</button>
							{what === 'vp' && (
								<button type="button" class="btn" aria-label={play.by(name, 10)} {...press(by(10))}>
									+10
								</button>
							)}
						</div>
					);
				})}
			</div>
			<h3>{play.characters}</h3>
			{characters.length === 0 ? (
				<p class="quiet">{play.noCharacters}</p>
			) : (
				<ul class="names">
					{characters.map((id) => (
						<li key={id}>
							{isUnnamed(id) ? play.unnamed : characterName(id)}
							<button
								type="button"
								class="btn"
								aria-label={play.dropCharacter(isUnnamed(id) ? play.unnamed : characterName(id))}
								onClick={() => onAct({ type: 'drop-character', character: id })}
							>
								<Glyph of="ui-close" />
							</button>
						</li>
					))}
				</ul>
			)}
			{added.length > 0 && (
				<Select
					label={play.addCharacter}
					value=""
					options={[
						['', '…'],
						...added.flatMap((action) =>
							action.type === 'add-character' ? [[action.character, characterName(action.character)] as const] : [],
						),
					]}
					onChange={(id) => {
						const action = added.find((each) => each.type === 'add-character' && each.character === id);
						if (action) onAct(action);
					}}
				/>
			)}
		</details>
	);
};
