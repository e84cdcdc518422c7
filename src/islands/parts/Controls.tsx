import { addressWith, pack } from '#stores/link.ts';
import { play } from '#words/en/play.ts';
import { CopyLink } from './CopyLink.tsx';
import { Glyph } from './Glyph.tsx';

interface ControlsProps {
	/** Actions taken, and how many there are with those undone. */
	at: number;
	length: number;
	/** Where a step back and a step on lead. */
	back: number;
	next: number;
	/** Whether the next step is what most will press now. */
	isMain: boolean;
	onStep: (to: number) => void;
	/** The scenario's text up to here, for a link. */
	text: () => string;
}

/** Undo, redo, start again, and a link to the position. */
export const Controls = ({ at, length, back, next, isMain, onStep, text }: ControlsProps) => {
	/** A step that leads nowhere stays in place, so that the focus is not lost on it. */
	const step = (to: number) => {
		const leads = to >= 0 && to <= length && to !== at;
		return { 'aria-disabled': leads ? undefined : ('true' as const), onClick: () => leads && onStep(to) };
	};
	return (
		<div class="ctl" role="group" aria-label={play.controls.label}>
			<button type="button" class="btn" aria-label={play.controls.restart} {...step(0)}>
				<Glyph of="ui-restart" />
			</button>
			<button type="button" class="btn" aria-label={play.controls.back} {...step(back)}>
				<Glyph of="ui-undo" />
			</button>
			<button type="button" class={isMain && next <= length ? 'btn wide go' : 'btn wide'} {...step(next)}>
				<Glyph of="ui-step" />
				{play.controls.next}
			</button>
			<button type="button" class="btn" aria-label={play.controls.end} {...step(length)}>
				<Glyph of="ui-next" />
			</button>
			<CopyLink words={play.controls} address={async () => addressWith(location.href, await pack(text()))} />
		</div>
	);
};
