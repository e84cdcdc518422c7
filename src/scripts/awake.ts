/** At the table the screen stays on, where the platform allows it, for as long as the page is looked at. */
const keepOn = (): void => {
	const isWanted = document.documentElement.dataset.table !== undefined && document.visibilityState === 'visible';
	// A device that will not, low on power perhaps, lets the screen go off as always.
	if (isWanted && !lock)
		navigator.wakeLock?.request('screen').then(
			(held) => {
				lock = held;
				held.addEventListener('release', () => {
					lock = null;
				});
			},
			() => {},
		);
	else if (!isWanted) void lock?.release();
};

let lock: WakeLockSentinel | null = null;
document.addEventListener('visibilitychange', keepOn);
addEventListener('stela:table', keepOn);
keepOn();

export {};
