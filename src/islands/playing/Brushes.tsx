import type { Setup } from '#games/copan/index.ts';
import type { PlacedTile } from '#games/copan/position.ts';
import type { SpaceId } from '#games/copan/pyramid.ts';
import { resources } from '#games/copan/resources.ts';
import { Glyph } from '#islands/parts/Glyph.tsx';
import { arrange } from '#words/en/arrange.ts';
import { resourceNames } from '#words/en/copan.ts';

/** What a press on a space lays there while the board is arranged. */
export type Brush = PlacedTile | 'nothing';

export const brushes: readonly Brush[] = [...resources, 'face-down', 'nothing'];

export const brushWords = (brush: Brush): string =>
	brush === 'nothing' ? arrange.nothing : brush === 'face-down' ? arrange.faceDown : resourceNames[brush];

/** Lays the brush's tile on a space; the same tile again takes it away. */
export const paint = (setup: Setup, brush: Brush, space: SpaceId): Setup => {
	const { [space]: lying, ...others } = setup.pyramid ?? {};
	return { ...setup, pyramid: brush === 'nothing' || lying === brush ? others : { ...others, [space]: brush } };
};

interface BrushesProps {
	brush: Brush;
	onBrush: (brush: Brush) => void;
	/** What the button says that ends it. */
	done?: string;
	onDone: () => void;
}

/** The choice of what to lay, under the board while it is arranged. */
export const Brushes = ({ brush, onBrush, done = arrange.off, onDone }: BrushesProps) => (
	<fieldset class="brushes">
		<legend>{arrange.hint}</legend>
		<div class="chips">
			{brushes.map((each) => (
				<label key={each} class="chip">
					<input type="radio" class="vh" name="brush" checked={brush === each} onChange={() => onBrush(each)} />
					<Glyph of={each === 'nothing' ? 'ui-close' : each === 'face-down' ? 'tile' : each} />
					{brushWords(each)}
				</label>
			))}
			<button type="button" class="btn go" onClick={onDone}>
				<Glyph of="ui-check" />
				{done}
			</button>
		</div>
	</fieldset>
);
