/** Ticks of Teotihuacan’s set-up, kept for each player count; the count lies in the address (`?players=3`). */
import { keep, putAside, recall } from '#stores/storage.ts';
import { setUpTicks as words } from '#words/en/teotihuacan-setup.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const root = document.documentElement;
const form = find<HTMLFormElement>('#set-up');
const status = find<HTMLElement>('#done');
const progress = find<HTMLProgressElement>('#progress');
const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
const counts = [...form.querySelectorAll<HTMLInputElement>('[name=players]')];
const keptName = 'teotihuacan:set-up';

/** Names of the steps done, by player count; 0 while none is chosen. */
type Ticks = Record<string, string[]>;

/** What the device kept; what cannot be read is put aside. Total: names that are no step match none. */
const read = (): Ticks => {
	const text = recall(keptName);
	try {
		const { v, ticks } = JSON.parse(text ?? '{"v":1,"ticks":{}}');
		if (v === 1) return { ...ticks };
	} catch {
		// Something else is there.
	}
	putAside(keptName);
	return {};
};

let ticks = read();
const doneOf = (count: string): string[] => [ticks[count] ?? []].flat();
const chosen = (): string => root.dataset.players ?? '0';
/** Steps that are in sight: those of other counts and of modules that are off are no part of this list. */
const mine = (box: HTMLInputElement): boolean => box.getClientRects().length > 0;

const show = (said?: string): void => {
	const done = doneOf(chosen());
	for (const count of counts) count.checked = count.value === root.dataset.players;
	for (const box of boxes) box.checked = done.includes(box.name);
	const list = boxes.filter(mine);
	progress.max = list.length;
	progress.value = list.filter(({ checked }) => checked).length;
	status.textContent = said ?? (chosen() === '0' ? words.choose : words.done(progress.value, progress.max));
};

const save = (): void =>
	show(keep(keptName, JSON.stringify({ v: 1, players: Number(chosen()) || null, ticks })) ? undefined : words.notKept);

form.addEventListener('change', ({ target }) => {
	if (!(target instanceof HTMLInputElement)) return;
	if (target.name === 'players') {
		// What was ticked before a count was chosen holds for the first one chosen.
		const before = chosen() === '0' ? doneOf('0') : [];
		root.dataset.players = target.value;
		history.replaceState(history.state, '', `?players=${target.value}`);
		ticks = { ...ticks, 0: [], [target.value]: [...doneOf(target.value), ...before] };
	} else {
		// So ticks of steps that are not in sight stay.
		ticks = { ...ticks, [chosen()]: boxes.filter(({ checked }) => checked).map(({ name }) => name) };
	}
	save();
});
form.addEventListener('submit', (event) => event.preventDefault());
find('#reset').addEventListener('click', () => {
	ticks = { ...ticks, [chosen()]: [] };
	save();
});
/** Ticked in another tab or before the page came back, or other modules on the table, and so other steps. */
const again = (): void => {
	ticks = read();
	show();
};
addEventListener('storage', again);
addEventListener('teotihuacan-modules', again);
addEventListener('pageshow', ({ persisted }) => persisted && again());

const asked = new URLSearchParams(location.search).get('players');
show(asked && !/^[234]$/.test(asked) ? words.bad(asked.slice(0, 20)) : undefined);
