import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action, Event, Position, Setup } from '#games/copan/index.ts';
import { countKeptValues } from '#stores/kept-copy.ts';
import type { Trouble } from '#stores/opening.ts';
import type { Line, Play } from '#stores/play.ts';
import type { Preset } from '#stores/preset.ts';
import { keep, recall } from '#stores/storage.ts';
import type { AnyDesk } from './desk.ts';

/** What a device kept of a line: the scenario's text, and how far it stood. */
export interface KeptLine {
	text: string;
	at: number;
}

export interface OpeningState {
	trouble: Trouble | null;
	setTrouble: (trouble: Trouble | null) => void;
	dismiss: () => void;
	/** Whether the device keeps what is played. */
	isKept: boolean;
}

/**
 * Opens a playable page with what its address asks for, else with what this device kept under `name`, and keeps every
 * change. The address stands until something is changed and kept, so that a reload brings the same position. The desk
 * is only called for where there is something to open.
 */
export const useOpening = (
	controller: Play<Setup, Position, Action, Event>,
	presets: readonly Preset<Setup, Action>[],
	name: string,
	withDesk: (use: (desk: AnyDesk) => void) => void,
	onOpen: (displaced: KeptLine | null) => void,
): OpeningState => {
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	const [isKept, setKept] = useState(true);
	/** The line as opened; null until then. What equals it need not be kept. */
	const opened = useRef<Line<Setup, Position, Action, Event> | null>(null);

	// Shown within a rule's page, links lead that one on.
	useEffect(() => {
		if (self !== top) document.head.append(Object.assign(document.createElement('base'), { target: '_top' }));
	}, []);

	useEffect(() => {
		const open = () => {
			const saved = recall(name);
			if (!saved && countKeptValues() === 0 && location.hash.length < 2 && location.search.length < 2) {
				opened.current = controller.$line.get();
				return;
			}
			withDesk(async ({ copanGame, lineOf, openAddress, openKept, ownProfile }) => {
				const own = ownProfile();
				const asked = await openAddress(copanGame, location, presets, own);
				// An address that cannot be opened must not cost what was kept: that comes back under the message.
				const kept =
					!asked.line && saved ? openKept(copanGame, saved, recall(`${name}:at`), own, recall(`${name}:values`)) : null;
				const line = asked.line ?? kept?.line ?? lineOf(copanGame, presets[0] as Preset<Setup, Action>, own);
				opened.current = null;
				controller.load(line);
				opened.current = controller.$line.get();
				setTrouble(asked.trouble ?? kept?.trouble ?? null);
				// What cannot be read is laid by, for what comes next takes its place.
				if (kept?.trouble?.code === 'shape') keep(`${name}:unread`, saved);
				onOpen(asked.line && saved ? { text: saved, at: Number(recall(`${name}:at`)) } : null);
			});
		};
		open();
		addEventListener('hashchange', open);
		return () => removeEventListener('hashchange', open);
		// The page's own data never change; what is called is not watched.
	}, [controller, presets, name]);

	useEffect(
		() =>
			controller.$line.listen((line) => {
				if (!opened.current || line === opened.current) return;
				const wasKept = keep(name, JSON.stringify(line.scenario)) && keep(`${name}:at`, String(line.at));
				withDesk(({ isOwn, ownProfile }) =>
					keep(`${name}:values`, isOwn(line.scenario, ownProfile()) ? 'own' : 'given'),
				);
				setKept(wasKept);
				if (wasKept && (location.hash || location.search)) history.replaceState(history.state, '', location.pathname);
			}),
		[controller, name],
	);
	return { trouble, setTrouble, dismiss: () => setTrouble(null), isKept };
};
