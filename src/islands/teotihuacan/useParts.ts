import { useEffect, useState } from 'preact/hooks';
import type { Part } from '#games/teotihuacan/resources.ts';
import { keptParts } from '#stores/teotihuacan.ts';

/** The modules on the table; the base game alone while nobody has chosen. Follows the switch on the same page. */
export const useParts = (): readonly Part[] => {
	const [on, setOn] = useState<readonly Part[]>([]);
	useEffect(() => {
		const read = () => setOn(keptParts() ?? []);
		read();
		const events = ['storage', 'teotihuacan-modules', 'pageshow'];
		for (const event of events) addEventListener(event, read);
		return () => {
			for (const event of events) removeEventListener(event, read);
		};
	}, []);
	return on;
};
