/** At the table the screen stays on, where the platform allows it, for as long as the page is looked at. */
const isWanted = (): boolean =>
	document.documentElement.dataset.table !== undefined && document.visibilityState === 'visible';

let lock: WakeLockSentinel | null = null;
let isAsked = false;

/** Asks for the lock or gives it back; while it is asked for, what is wanted may change. */
const keepOn = async (): Promise<void> => {
	if (!isWanted()) return lock?.release();
	if (lock || isAsked) return;
	isAsked = true;
	try {
		lock = (await navigator.wakeLock?.request('screen')) ?? null;
		lock?.addEventListener('release', () => {
			lock = null;
		});
	} catch {
		// A device that will not, low on power perhaps, lets the screen go off as always.
	}
	isAsked = false;
	if (!isWanted()) void lock?.release();
};

document.addEventListener('visibilitychange', keepOn);
addEventListener('stela:table', keepOn);
void keepOn();

export {};
