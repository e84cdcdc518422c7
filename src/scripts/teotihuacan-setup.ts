/**
 * Ticks of Teotihuacan’s set-up, kept for each player count; the count lies in the address (`?players=3`). This shows what
 * was kept; what changes it is `teotihuacan-setup-act.ts`.
 */
import { putAside, recall } from '#stores/storage.ts';
import { setUpTicks as words } from '#words/en/teotihuacan-setup.ts';

const find = <Found extends Element>(selector: string): Found => document.querySelector<Found>(selector) as Found;
export const root = document.documentElement;
export const form = find<HTMLFormElement>('#set-up');
const status = find<HTMLElement>('#done');
const progress = find<HTMLProgressElement>('#progress');
export const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
export const counts = [...form.querySelectorAll<HTMLInputElement>('[name=players]')];
export const keptName = 'teotihuacan:set-up';

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

/** The list as it stands. */
export const list = { ticks: read() };
export const chosen = (): string => root.dataset.players ?? '0';
/** Steps that are in sight: those of other counts and of modules that are off are no part of this list. */
export const mine = (box: HTMLInputElement): boolean => box.getClientRects().length > 0;

export const show = (said?: string): void => {
	const done = list.ticks[chosen()] ?? [];
	for (const count of counts) count.checked = count.value === root.dataset.players;
	for (const box of boxes) box.checked = done.includes(box.name);
	const own = boxes.filter(mine);
	progress.max = own.length;
	progress.value = own.filter(({ checked }) => checked).length;
	status.textContent = said ?? (chosen() === '0' ? words.choose : words.done(progress.value, progress.max));
};

/** What changes the list comes with the first touch of it. */
const act = () => void import('./teotihuacan-setup-act.ts');
for (const touch of ['pointerdown', 'focusin']) form.addEventListener(touch, act, { once: true });
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('storage', () => {
	list.ticks = read();
	show();
});
// Another module on the table: other steps.
addEventListener('teotihuacan-modules', () => show());
// A page that comes back shows what was ticked meanwhile.
addEventListener('pageshow', ({ persisted }) => {
	if (!persisted) return;
	list.ticks = read();
	show();
});

const asked = new URLSearchParams(location.search).get('players');
show(asked !== null && !counts.some(({ value }) => value === asked) ? words.bad(asked.slice(0, 20)) : undefined);
