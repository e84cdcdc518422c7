import { Glyph } from '#islands/parts/Glyph.tsx';
import { tools } from '#words/en/sandbox-tools.ts';

interface BotTurnProps {
	/** Of the player whose turn it is. */
	name: string;
	/** Whether no person sits at the table. */
	isAlone: boolean;
	/** Has the bot play its turn; with `on`, and the bots after it, until a person is asked. */
	onPlay: (on: boolean) => void;
}

/** A bot's turn begins when people have it begin, so that they see what it does. */
export const BotTurn = ({ name, isAlone, onPlay }: BotTurnProps) => (
	<div class="ask">
		<p class="quiet">{tools.bot.rules}</p>
		<div class="btns">
			<button type="button" class="btn go" onClick={() => onPlay(false)}>
				<Glyph of="ui-step" />
				{tools.bot.letPlay(name)}
			</button>
			<button type="button" class="btn" onClick={() => onPlay(true)}>
				<Glyph of="ui-next" />
				{isAlone ? tools.bot.playOut : tools.bot.playOn}
			</button>
		</div>
	</div>
);
