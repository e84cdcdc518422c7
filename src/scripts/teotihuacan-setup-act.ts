/** What changes Teotihuacan’s set-up list: counts, ticks, and unticking all. It comes once somebody touches the list. */
import { keep } from '#stores/storage.ts';
import { setUpTicks as words } from '#words/en/teotihuacan-setup.ts';
import { boxes, chosen, counts, form, keptName, list, mine, root, show } from './teotihuacan-setup.ts';

const save = (): void => {
	const text = JSON.stringify({ v: 1, players: Number(chosen()) || null, ticks: list.ticks });
	show(keep(keptName, text) ? undefined : words.notKept);
};

const choose = (players: string): void => {
	// What was ticked before a count was chosen holds for the first one chosen.
	const before = chosen() === '0' ? (list.ticks['0'] ?? []) : [];
	root.dataset.players = players;
	history.replaceState(history.state, '', `?players=${players}`);
	list.ticks = { ...list.ticks, 0: [], [players]: [...new Set([...(list.ticks[players] ?? []), ...before])] };
	save();
};

const tick = (): void => {
	// Ticks of steps that are not in sight stay.
	const hidden = (list.ticks[chosen()] ?? []).filter((name) => boxes.some((box) => box.name === name && !mine(box)));
	const done = boxes.filter((box) => box.checked && mine(box)).map(({ name }) => name);
	list.ticks = { ...list.ticks, [chosen()]: [...hidden, ...done] };
	save();
};

form.addEventListener('change', ({ target }) => {
	if (target instanceof HTMLInputElement) target.name === 'players' ? choose(target.value) : tick();
});
form.querySelector('#reset')?.addEventListener('click', () => {
	list.ticks = { ...list.ticks, [chosen()]: [] };
	save();
});

// What was pressed while this was on its way.
const pressed = counts.find(({ checked, value }) => checked && value !== root.dataset.players);
if (pressed) choose(pressed.value);
else if (boxes.some((box) => mine(box) && box.checked !== (list.ticks[chosen()] ?? []).includes(box.name))) tick();
