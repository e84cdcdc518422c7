/** Shows on the list of lessons how far this device came: in each, in each chapter, and which steps to repeat. */
import { progress } from '#stores/course.ts';

const kept = progress();
const again = document.querySelector<HTMLElement>('.again');
const titles: Record<string, Record<string, string>> = JSON.parse(again?.dataset.titles ?? '{}');

for (const [slug, { done, again: steps }] of Object.entries(kept)) {
	const link = document.querySelector<HTMLAnchorElement>(`[data-lesson="${CSS.escape(slug)}"]`);
	const state = link?.querySelector<HTMLElement>('[data-state]');
	if (!link || !state) continue;
	link.classList.add(done ? 'done' : 'begun');
	const { doneIs, begunIs, againIs } = state.dataset;
	// Steps that are no more are nothing to repeat.
	const open = steps.filter((id) => titles[slug]?.[id]);
	state.textContent = ` · ${done ? doneIs : begunIs}${open.length > 0 ? `, ${open.length} ${againIs}` : ''}`;
	for (const id of open) {
		const row = document.createElement('li');
		const to = Object.assign(document.createElement('a'), {
			href: `${link.href}#${id}`,
			textContent: titles[slug]?.[id],
		});
		row.append(to, ` ${link.querySelector('b')?.textContent?.trim()}`);
		again?.querySelector('ul')?.append(row);
	}
}
if (again) again.hidden = !again.querySelector('li');

for (const part of document.querySelectorAll<HTMLElement>('[data-so-far]')) {
	const links = [...(part.closest('h2')?.nextElementSibling?.querySelectorAll('[data-lesson]') ?? [])];
	const done = links.filter(({ classList }) => classList.contains('done')).length;
	if (done > 0) part.textContent = `${done}/${links.length} ${part.dataset.soFar}`;
}
