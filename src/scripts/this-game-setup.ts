/** Ticks of the set-up checklist, kept for each player count; the count lies in the address (`?players=3`). */
import { keep, recall } from '#stores/storage.ts';
import { ticking } from '#words/en/ticking.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
const root = document.documentElement;
const form = find<HTMLFormElement>('#set-up');
const status = find<HTMLElement>('#done');
const progress = find<HTMLProgressElement>('#progress');
const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
const counts = [...form.querySelectorAll<HTMLInputElement>('[name=players]')];
const keptName = 'set-up';

/** Names of the steps done, by player count; 0 while none is chosen. */
type Ticks = Record<string, string[]>;

/** What the device kept; whatever is no step of this list is dropped. Total. */
const read = (): Ticks => {
	try {
		const { v, ticks } = JSON.parse(recall(keptName) ?? '');
		return v !== 1
			? {}
			: Object.fromEntries(
					['0', '2', '3', '4'].map((count) => [
						count,
						boxes.map(({ name }) => name).filter((name) => [ticks[count]].flat().includes(name)),
					]),
				);
	} catch {
		return {};
	}
};

let ticks = read();
const chosen = (): string => root.dataset.players ?? '0';
/** Steps of other counts are not part of this list. */
const mine = (box: HTMLInputElement): boolean => {
	const own = box.closest<HTMLElement>('[data-count]')?.dataset.count;
	return !own || chosen() === '0' || own.includes(chosen());
};

const show = (words?: string): void => {
	const done = ticks[chosen()] ?? [];
	for (const count of counts) count.checked = count.value === root.dataset.players;
	for (const box of boxes) box.checked = done.includes(box.name);
	const list = boxes.filter(mine);
	progress.max = list.length;
	progress.value = list.filter(({ checked }) => checked).length;
	status.textContent = words ?? (chosen() === '0' ? ticking.choose : ticking.done(progress.value, progress.max));
};

const save = (): void => show(keep(keptName, JSON.stringify({ v: 1, ticks })) ? undefined : ticking.notKept);

form.addEventListener('change', ({ target }) => {
	if (!(target instanceof HTMLInputElement)) return;
	if (target.name === 'players') {
		// What was ticked before a count was chosen holds for the first one chosen.
		const before = chosen() === '0' ? ticks['0'] : [];
		root.dataset.players = target.value;
		history.replaceState(history.state, '', `?players=${target.value}`);
		if (!before?.length) return show();
		ticks = { ...ticks, 0: [], [target.value]: [...new Set([...(ticks[target.value] ?? []), ...before])] };
	} else {
		ticks = { ...ticks, [chosen()]: boxes.filter(({ checked }) => checked).map(({ name }) => name) };
	}
	save();
});
form.addEventListener('submit', (event) => event.preventDefault());
find('#reset').addEventListener('click', () => {
	ticks = { ...ticks, [chosen()]: [] };
	save();
});
addEventListener('storage', ({ key }) => {
	if (key !== `stela:${keptName}`) return;
	ticks = read();
	show();
});
// A page that comes back shows what was ticked meanwhile.
addEventListener('pageshow', ({ persisted }) => {
	if (!persisted) return;
	ticks = read();
	show();
});

const asked = new URLSearchParams(location.search).get('players');
show(asked !== null && !counts.some(({ value }) => value === asked) ? ticking.bad(asked.slice(0, 20)) : undefined);
