import { vi } from 'vitest';

/** A device that keeps things, or one that refuses. */
export const device = (kept: Record<string, string> = {}, refuses = false) => {
	const refuse = (): never => {
		throw new Error('refused');
	};
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => (refuses ? refuse() : (kept[name] ?? null)),
		setItem: (name: string, value: string) => (refuses ? refuse() : Object.assign(kept, { [name]: value })),
		removeItem: (name: string) => (refuses ? refuse() : delete kept[name]),
	});
	return kept;
};
