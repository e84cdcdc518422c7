/** On About: what is kept on this device, to be saved as a file, brought back or removed. */
import { withBase } from '#stores/base.ts';
import {
	everythingKept,
	everythingText,
	forgetEverything,
	keepEverything,
	parseEverything,
} from '#stores/everything.ts';
import { stored } from '#words/en/stored.ts';
import { saveFile } from './save-file.ts';

const find = <Found extends HTMLElement>(name: string): Found =>
	document.querySelector<Found>(`[data-stored="${name}"]`) as Found;
const status = find('status');
const ask = find('ask');
const { serviceWorker, storage } = navigator;

const kept = (): Record<string, string> | null => {
	try {
		return everythingKept();
	} catch {
		return null;
	}
};

/** Whether the site itself is kept: its worker is at work, and what it keeps is there, the page for what is not too. */
const isWhole = async (): Promise<boolean> => {
	const site = await serviceWorker?.getRegistration().catch(() => undefined);
	return Boolean(site?.active) && Boolean(await caches.match(withBase('/404.html'), { ignoreSearch: true }));
};

const show = async (): Promise<void> => {
	const yours = kept();
	const texts = Object.entries(yours ?? {});
	const bytes = texts.reduce((total, each) => total + each.join('').length, 0);
	find('yours').textContent =
		yours === null ? stored.blocked : texts.length === 0 ? stored.nothing : stored.yours(texts.length, bytes);
	find<HTMLButtonElement>('export').disabled = texts.length === 0;
	find<HTMLButtonElement>('import').disabled = yours === null;
	find<HTMLButtonElement>('remove').disabled = false;
	const isKept = await isWhole();
	const { usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
	find('whole').textContent = !serviceWorker ? stored.noWorker : isKept ? stored.whole(usage ?? null) : stored.notWhole;
	find('keep').hidden = !serviceWorker || isKept;
};

/** Asks before what cannot be taken back. */
const confirm = (question: string, yes: string, act: () => Promise<string>): void => {
	const button = (name: string, press: () => void) => {
		const made = Object.assign(document.createElement('button'), {
			type: 'button',
			className: 'btn',
			textContent: name,
		});
		made.addEventListener('click', press);
		return made;
	};
	const close = (words: string) => {
		ask.replaceChildren();
		status.textContent = words;
		status.focus();
	};
	const text = Object.assign(document.createElement('p'), { textContent: question });
	const buttons = Object.assign(document.createElement('div'), { className: 'btns' });
	const first = button(yes, async () => {
		close(await act());
		void show();
	});
	buttons.append(
		first,
		button(stored.no, () => close('')),
	);
	status.textContent = '';
	ask.replaceChildren(text, buttons);
	first.focus();
};

find('export').addEventListener('click', () => saveFile(everythingText(kept() ?? {}), stored.fileName));

const file = find<HTMLInputElement>('file');
find('import').addEventListener('click', () => file.click());
file.addEventListener('change', async () => {
	const [chosen] = file.files ?? [];
	if (!chosen) return;
	// A file that is far too long is not read whole to find that out.
	const read = parseEverything(await chosen.slice(0, 6_000_000).text());
	file.value = '';
	if (!read.ok) {
		ask.replaceChildren();
		status.textContent = stored.problems[read.error];
		return;
	}
	const count = Object.keys(read.value).length;
	confirm(stored.importAsk(count), stored.importYes, async () =>
		keepEverything(read.value) ? stored.importDone(count) : stored.noRoom,
	);
});

find('remove').addEventListener('click', () =>
	confirm(stored.removeAsk, stored.removeYes, async () => {
		try {
			forgetEverything();
			sessionStorage.clear();
		} catch {
			// Storage is blocked, so nothing of it was kept.
		}
		const site = await serviceWorker?.getRegistration().catch(() => undefined);
		await site?.unregister();
		for (const name of (await globalThis.caches?.keys().catch(() => [])) ?? []) await caches.delete(name);
		return stored.removed;
	}),
);

find('keep').addEventListener('click', async () => {
	status.textContent = stored.keeping;
	try {
		const { installing, waiting, active } = await serviceWorker.register(withBase('/worker.js'));
		const worker = installing ?? waiting ?? active;
		await new Promise<void>((resolve, reject) => {
			const look = () => {
				if (worker?.state === 'activated') resolve();
				else if (worker?.state === 'redundant') reject(new Error('not kept'));
			};
			worker?.addEventListener('statechange', look);
			look();
		});
		// A worker that was here before keeps nothing unasked.
		const { port1, port2 } = new MessageChannel();
		const answer = new Promise((resolve) => {
			port1.onmessage = ({ data }) => resolve(data);
		});
		worker?.postMessage({ type: 'KEEP' }, [port2]);
		if (!(await answer)) throw new Error('not kept');
		status.textContent = '';
	} catch {
		status.textContent = stored.notKept;
	}
	void show();
});

void show();
// The site may be kept a moment after the page has come.
serviceWorker?.addEventListener('controllerchange', () => void show());
