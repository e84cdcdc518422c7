import { play } from '#words/en/play.ts';
import { Glyph } from './Glyph.tsx';

/** Where rules and rulings are found, by id; hrefs carry the base path. */
export interface Citations {
	rules: Record<string, { number: string | null; title: string; href: string }>;
	rulings: Record<string, { short: string; href: string; options: { id: string; text: string }[] }>;
}

/** A line of the log, made from an event. */
export interface LogLine {
	number: number;
	symbol: string;
	text: string;
	rules: readonly string[];
	/** Number of the line that brought this one about. */
	follows: number | null;
	/** Rulings it hangs on, each with the reading played. */
	rulings: readonly { id: string; reading: string }[];
}

interface LogProps {
	lines: readonly LogLine[];
	citations: Citations;
	/** The line shown on the board. */
	shown: number | null;
	onShow: (number: number) => void;
	/** Takes back what came after the step that told this line; left out, the log offers no such thing. */
	onReturn?: (number: number) => void;
}

interface LineProps extends Omit<LogProps, 'lines'> {
	line: LogLine;
	/** The line above cites the same rules: their numbers are enough. */
	isAlike: boolean;
}

const Line = ({ line, isAlike, citations, shown, onShow, onReturn }: LineProps) => (
	<li class={isAlike ? 'alike' : undefined} aria-current={shown === line.number ? 'step' : undefined}>
		<button type="button" class="nth" aria-label={play.log.show(line.number)} onClick={() => onShow(line.number)}>
			<span>{line.number}</span>
		</button>
		<div>
			<p>
				<Glyph of={line.symbol} size="s" /> {line.text}
				{line.follows !== null && <span class="follows"> {play.log.follows(line.follows)}</span>}
			</p>
			<p class="cites">
				{line.rules.map((id) => {
					const rule = citations.rules[id];
					return (
						rule && (
							<a key={id} href={rule.href} aria-label={isAlike ? `${rule.number} ${rule.title}` : undefined}>
								{isAlike ? rule.number : `${rule.number} ${rule.title}`}
							</a>
						)
					);
				})}
				{line.rulings.map(({ id, reading }) => {
					const ruling = citations.rulings[id];
					const isOurs = ruling?.options[0]?.id === reading;
					return (
						ruling && (
							<a key={id} href={ruling.href} class="ruled">
								<Glyph of="open-question" size="s" />
								{isOurs ? play.log.reading : play.log.otherReading}: {ruling.short}
							</a>
						)
					);
				})}
				{onReturn && shown === line.number && (
					<button type="button" class="return" onClick={() => onReturn(line.number)}>
						<Glyph of="ui-undo" size="s" /> {play.log.backTo}
					</button>
				)}
			</p>
		</div>
	</li>
);

/** What happened, line by line: what brought it about, and the rules that made it. */
export const Log = ({ lines, ...rest }: LogProps) =>
	lines.length === 0 ? (
		<p class="quiet">{play.log.empty}</p>
	) : (
		<ol class="log">
			{lines.map((line, index) => (
				<Line
					key={line.number}
					line={line}
					isAlike={line.rulings.length === 0 && line.rules.join() === lines[index - 1]?.rules.join()}
					{...rest}
				/>
			))}
		</ol>
	);
