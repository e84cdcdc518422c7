/**
 * What the page for real dice loads in its head: it puts what is chosen on the root before the first paint, so that
 * nothing moves when it is known. The address comes first (`?card=F&face=6&events=spiral,food`), then the pinned card,
 * then the one chosen last. It is text of a function that names nothing outside itself.
 */
const eventNow = (): void => {
	const { dataset } = document.documentElement;
	/** The card kept under a name, where one is. */
	const kept = (name: string): string => {
		try {
			const { v, card } = JSON.parse(localStorage[`stela:${name}`]);
			return v === 1 && /^[a-i]$/.test(card) ? card : '';
		} catch {
			// Storage is blocked, or nothing is kept, or something else.
			return '';
		}
	};
	const query = new URLSearchParams(location.search);
	const known = { card: /^[a-i]$/i, face: /^[1-6]$/, events: /^((spiral|food|fame|zeal|power)(,(?=.)|$))+$/ };
	const wrong = Object.entries(known).find(([name, form]) => query.has(name) && !form.test(query.get(name) ?? ''));
	const asked = (name: string): string => (wrong ? '' : (query.get(name) ?? ''));
	dataset.bad = wrong?.[0] ?? '';
	dataset.pin = kept('this-game');
	dataset.card = asked('card').toLowerCase() || dataset.pin || kept('event-now');
	dataset.tonight = `${dataset.card !== '' && dataset.card === dataset.pin}`;
	dataset.face = asked('face');
	dataset.events = asked('events').replaceAll(',', ' ');
};

export const eventNowScript = `(${eventNow})()`;
