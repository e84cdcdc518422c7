import { useEffect, useRef } from 'preact/hooks';
import { score } from '#words/en/score.ts';

/** Something that takes away what cannot be had back, and so is asked first. */
export interface Question {
	text: string;
	yes: string;
	act: () => void;
}

/** Asks; the focus goes back to where it came from. */
export const Ask = ({ question, onClose }: { question: Question; onClose: () => void }) => {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog ref={dialog} class="ask-first" aria-labelledby="ask-first" onClose={onClose}>
			<p id="ask-first">{question.text}</p>
			<div class="answers">
				<button type="button" class="btn" onClick={() => dialog.current?.close()}>
					{score.cancel}
				</button>
				<button
					type="button"
					class="btn go"
					onClick={() => {
						dialog.current?.close();
						question.act();
					}}
				>
					{question.yes}
				</button>
			</div>
		</dialog>
	);
};
