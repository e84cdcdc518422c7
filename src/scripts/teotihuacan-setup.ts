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

/** What the device kept; whatever is no step of this list is dropped, and what cannot be read is put aside. Total. */
const read = (): Ticks => {
	const text = recall(keptName);
	if (text === null) return {};
	try {
		const { v, ticks } = JSON.parse(text);
		if (v !== 1) throw new Error('of another version');
		return Object.fromEntries(
			['0', '2', '3', '4'].map((count) => [
				count,
				boxes.map(({ name }) => name).filter((name) => [ticks[count]].flat().includes(name)),
			]),
		);
	} catch {
		putAside(keptName);
		return {};
	}
};

let ticks = read();
const chosen = (): string => root.dataset.players ?? '0';
/** Steps that are in sight: those of other counts and of modules that are off are no part of this list. */
const mine = (box: HTMLInputElement): boolean => box.getClientRects().length > 0;

const show = (said?: string): void => {
	const done = ticks[chosen()] ?? [];
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
		const before = chosen() === '0' ? (ticks['0'] ?? []) : [];
		root.dataset.players = target.value;
		history.replaceState(history.state, '', `?players=${target.value}`);
		ticks = { ...ticks, 0: [], [target.value]: [...new Set([...(ticks[target.value] ?? []), ...before])] };
	} else {
		// Ticks of steps that are not in sight stay.
		const hidden = (ticks[chosen()] ?? []).filter((name) => boxes.some((box) => box.name === name && !mine(box)));
		const done = boxes.filter((box) => box.checked && mine(box)).map(({ name }) => name);
		ticks = { ...ticks, [chosen()]: [...hidden, ...done] };
	}
	save();
});
form.addEventListener('submit', (event) => event.preventDefault());
find('#reset').addEventListener('click', () => {
	ticks = { ...ticks, [chosen()]: [] };
	save();
});
addEventListener('storage', () => {
	ticks = read();
	show();
});
// Another module on the table: other steps.
addEventListener('teotihuacan-modules', () => show());
// A page that comes back shows what was ticked meanwhile.
addEventListener('pageshow', ({ persisted }) => {
	if (!persisted) return;
	ticks = read();
	show();
});

const asked = new URLSearchParams(location.search).get('players');
show(asked !== null && !counts.some(({ value }) => value === asked) ? words.bad(asked.slice(0, 20)) : undefined);
