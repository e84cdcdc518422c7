/** The page for real dice: what is chosen stands on the root, from where the styles take it, and in the address. */
import { keep, recall } from '#stores/storage.ts';

const { dataset } = document.documentElement;
const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const form = find<HTMLFormElement>('#now');
const card = find<HTMLSelectElement>('#card');
const said = find<HTMLElement>('#said');
const boxes = [...form.querySelectorAll('input')];

/** The words of those elements that are in sight, as sentences. */
const inSight = (selector: string): string =>
	[...document.querySelectorAll(selector)]
		.filter((element) => element.getClientRects().length > 0)
		.map((element) => element.textContent?.trim().replace(/\.?$/, '.'))
		.join(' ');

/** Brings the form into the state of the root. */
const show = (): void => {
	card.value = dataset.card ?? '';
	for (const box of boxes) box.checked = `${dataset.face} ${dataset.events}`.split(' ').includes(box.value);
};

/** Takes what is chosen, and says what happens now: the heads of the steps in sight, and the effect. */
const take = (): void => {
	const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
	const face = chosen.find((value) => /\d/.test(value)) ?? '';
	const events = chosen.filter((value) => value !== face);
	Object.assign(dataset, {
		bad: '',
		card: card.value,
		tonight: card.value !== '' && card.value === dataset.pin,
		face,
		events: events.join(' '),
	});
	const query = Object.entries({ card: card.value.toUpperCase(), face, events: events.join() })
		.filter(([, value]) => value)
		.map((pair) => pair.join('='))
		.join('&');
	history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
	const missing = card.value ? (face ? '' : said.dataset.noFace) : said.dataset.noCard;
	said.textContent = missing || inSight('.steps :is(h3, .answer)');
};

form.addEventListener('change', ({ target }) => {
	if (target === card) keep('event-now', card.value ? JSON.stringify({ v: 1, card: card.value }) : null);
	take();
});
form.addEventListener('submit', (event) => event.preventDefault());
/** What is pinned besides the card; nothing, where what is kept is no pins. The whole check costs more than this page may. */
const pinned = (): object => {
	try {
		const pins = JSON.parse(recall('this-game') ?? '');
		return pins.v === 1 ? pins : {};
	} catch {
		return {};
	}
};

addEventListener('click', (event) => {
	const { target } = event;
	const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.pin') : null;
	if (link && card.value && dataset.tonight !== 'true') {
		// Where the device keeps nothing, the link leads on as it would.
		const pins = { players: null, cities: [], ...pinned(), v: 1, card: card.value };
		if (!keep('this-game', JSON.stringify(pins))) return;
		event.preventDefault();
		dataset.pin = card.value;
		take();
		said.textContent = inSight('.is-pinned');
		return;
	}
	const button = target instanceof Element ? target.closest('button') : null;
	const ticked = boxes.find(({ value }) => value === button?.dataset.tick);
	if (ticked) {
		ticked.checked = true;
		take();
		// The button is gone now: on to the step that it has added.
		find<HTMLElement>(`li[data-event=${ticked.value}]`).focus();
		return;
	}
	if (button?.id === 'reset') for (const box of boxes) box.checked = false;
	else return;
	take();
});

show();
said.textContent = inSight('.bad');
