import { type Golems, golemOn } from '#games/kaan/golems.ts';
import { levelOf, type Pyramid, type SpaceId, spacesOf, yieldOf } from '#games/kaan/pyramid.ts';
import { Who } from '#islands/parts/Who.tsx';
import { yieldWords } from '#words/en/kaan.ts';
import { player, jump as words } from '#words/en/kaan-tools.ts';

interface SpacesProps {
	pyramid: Pyramid;
	golems: Golems;
	chosen: SpaceId | null;
	onPress: (space: SpaceId) => void;
}

/** All spaces as buttons, level by level: what the picture shows, for fingers, keys and readers. */
export const Spaces = ({ pyramid, golems, chosen, onPress }: SpacesProps) => (
	<div class="spaces">
		{pyramid.levels.map((_, index) => {
			const spaces = spacesOf(pyramid).filter((space) => levelOf(space) === index + 1);
			return (
				spaces.length > 0 && (
					<fieldset key={index}>
						<legend>{words.spacesOf(index + 1)}</legend>
						<div class="chips">
							{spaces.map((space) => {
								const owner = golemOn(golems, space);
								return (
									<button
										key={space}
										type="button"
										class="chip"
										aria-pressed={chosen === space}
										onClick={() => onPress(space)}
									>
										{space}
										{owner !== null && <Who seat={owner} />}
										<span class="vh">
											{words.space(owner === null ? null : player(owner), yieldWords(yieldOf(pyramid, space)))}
										</span>
									</button>
								);
							})}
						</div>
					</fieldset>
				)
			);
		})}
	</div>
);
