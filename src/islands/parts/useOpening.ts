import { useEffect, useRef, useState } from 'preact/hooks';
import type { BaseEvent } from '#engine/rules.ts';
import { openAddress, openKept, type Preset, type Trouble } from '#stores/opening.ts';
import type { Line, Play } from '#stores/play.ts';
import { keep, recall } from '#stores/storage.ts';

/**
 * Opens a playable page with what its address asks for, else with what this device kept under `name`, and keeps every
 * change. The address stands until something is changed and kept, so that a reload brings the same position.
 */
export const useOpening = <Setup extends object, Position, Action, Event extends BaseEvent>(
	controller: Play<Setup, Position, Action, Event>,
	presets: readonly Preset<Setup, Action>[],
	name: string,
	onOpen: (line: Line<Setup, Action>) => void,
): [trouble: Trouble | null, dismiss: () => void] => {
	const [trouble, setTrouble] = useState<Trouble | null>(null);
	/** The line as opened; null until then. What equals it need not be kept. */
	const opened = useRef<Line<Setup, Action> | null>(null);

	useEffect(() => {
		const open = async () => {
			const asked = await openAddress(controller.game, location, presets);
			// An address that cannot be opened must not cost what was kept: that comes back under the message.
			const saved = asked.line ? null : recall(name);
			const kept = saved ? openKept(controller.game, saved, recall(`${name}:at`)) : null;
			const line = asked.line ?? kept?.line;
			const wrong = asked.trouble ?? kept?.trouble ?? null;
			opened.current = null;
			if (line) controller.load(line.scenario, line.at);
			opened.current = controller.$line.get();
			setTrouble(wrong);
			onOpen(opened.current);
		};
		void open();
		const reopen = () => void open();
		addEventListener('hashchange', reopen);
		return () => removeEventListener('hashchange', reopen);
		// The page's own data never change; `onOpen` is called, not watched.
	}, [controller, presets, name]);

	useEffect(
		() =>
			controller.$line.listen((line) => {
				if (!opened.current || line === opened.current) return;
				const isKept = keep(name, JSON.stringify(line.scenario)) && keep(`${name}:at`, String(line.at));
				if (isKept && (location.hash || location.search)) history.replaceState(history.state, '', location.pathname);
			}),
		[controller, name],
	);
	return [trouble, () => setTrouble(null)];
};
