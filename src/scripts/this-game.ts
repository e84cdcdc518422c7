/** The form that pins tonight's game: what is chosen holds at once, and is kept where the device allows it. */
import { keepPins, mostCities, type Pins, readPins } from '#stores/this-game.ts';
import { pinning } from '#words/en/pinning.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const form = find<HTMLFormElement>('#pins');
const status = find<HTMLElement>('#kept');
const count = find<HTMLElement>('#city-count');
const setUp = find<HTMLAnchorElement>('[data-set-up]');
const fields = (name: string): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];

const empty: Pins = { players: null, card: null, cities: [] };
/** Cities keep the order in which they were chosen. */
let pins = empty;

const show = (words: string): void => {
	for (const field of fields('players')) field.checked = Number(field.value) === pins.players;
	for (const field of fields('card')) field.checked = field.value === (pins.card ?? '');
	for (const field of fields('city')) field.checked = pins.cities.includes(field.value);
	count.textContent = pinning.cities(pins.cities.length, mostCities);
	// Where nothing is kept, the count goes along in the address.
	setUp.search = pins.players ? `players=${pins.players}` : '';
	status.textContent = words;
};

const keep = (done: string): void => show(keepPins(pins) ? done : pinning.notKept);

const load = (): void => {
	const kept = readPins();
	pins = kept ?? empty;
	const some = pins.players || pins.card || pins.cities.length > 0;
	show(kept === null ? pinning.damaged : some ? pinning.kept : pinning.none);
};

form.addEventListener('change', ({ target }) => {
	if (!(target instanceof HTMLInputElement)) return;
	const { name, value, checked } = target;
	if (name === 'players') pins = { ...pins, players: Number(value) as 2 | 3 | 4 };
	else if (name === 'card') pins = { ...pins, card: value || null };
	else if (!checked) pins = { ...pins, cities: pins.cities.filter((city) => city !== value) };
	else if (pins.cities.length < mostCities) pins = { ...pins, cities: [...pins.cities, value] };
	else return show(pinning.tooMany(mostCities));
	keep(pinning.kept);
});
form.addEventListener('submit', (event) => event.preventDefault());
find('#forget').addEventListener('click', () => {
	pins = empty;
	keep(pinning.forgotten);
});
// Another tab, or the way back to a page that was left.
addEventListener('storage', load);
addEventListener('pageshow', ({ persisted }) => persisted && load());

// What was chosen while this script was still on its way counts too.
const early = [...form.querySelectorAll<HTMLInputElement>('input:checked')].filter((field) => !field.defaultChecked);
load();
for (const field of early) {
	field.checked = true;
	field.dispatchEvent(new Event('change', { bubbles: true }));
}
