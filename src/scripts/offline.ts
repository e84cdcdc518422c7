/**
 * Keeps the site on the device, by its worker. A new version waits until somebody takes it: nothing changes in the
 * middle of a game.
 */
import { withBase } from '#stores/base.ts';
import { offline } from '#words/en/offline.ts';

const { serviceWorker } = navigator;

/** One sentence at the foot, and what can be done about it. */
const tell = (text: string, ...ways: [name: string, press: () => void][]): void => {
	document.getElementById('news')?.remove();
	const news = Object.assign(document.createElement('div'), { id: 'news', className: 'toast', textContent: text });
	news.setAttribute('role', 'status');
	for (const [name, press] of ways)
		news.append(
			Object.assign(document.createElement('button'), {
				type: 'button',
				className: 'btn',
				textContent: name,
				onclick: () => {
					news.remove();
					press();
				},
			}),
		);
	document.body.append(news);
};
const reload = () => location.reload();

let isTaken = false;
const offer = (waiting: ServiceWorker | null): void => {
	if (!waiting || !serviceWorker.controller) return;
	const take = () => {
		isTaken = true;
		waiting.postMessage({ type: 'SKIP_WAITING' });
	};
	tell(offline.ready, [offline.take, take], [offline.later, () => {}]);
};

const keep = async (): Promise<void> => {
	/** Without one, the first to come is no new version. */
	let before = serviceWorker.controller;
	serviceWorker.addEventListener('controllerchange', () => {
		if (isTaken) reload();
		else if (before) tell(offline.taken, [offline.reload, reload]);
		before = serviceWorker.controller;
	});
	try {
		const site = await serviceWorker.register(withBase('/worker.js'));
		offer(site.waiting);
		// What was kept may have been removed while the worker lived on in another window: it looks whether all is there.
		site.active?.postMessage({ type: 'KEEP' });
		site.addEventListener('updatefound', () => {
			const { installing } = site;
			installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
		});
		// A window that stays open for days asks when it is looked at again.
		document.addEventListener('visibilitychange', () => {
			if (document.visibilityState === 'visible') site.update().catch(() => {});
		});
	} catch {
		// Workers are blocked, or the list of files did not come: the site works with a network as ever.
	}
};

const isSparing = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
// A page within another is a guest there, and who asks to save data may ask on About. In development there is no worker.
if (serviceWorker && import.meta.env.PROD && self === top && !isSparing) void keep();
