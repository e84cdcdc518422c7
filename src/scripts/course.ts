/** Marks on the list of lessons how far this device came in each; the words stand in the list. */
import { progress } from '#stores/course.ts';

for (const [slug, { done, again }] of Object.entries(progress())) {
	const link = document.querySelector(`[data-lesson="${CSS.escape(slug)}"]`);
	const state = link?.querySelector<HTMLElement>('[data-state]');
	if (!link || !state) continue;
	link.classList.add(done ? 'done' : 'begun');
	const { doneIs, begunIs, againIs } = state.dataset;
	state.textContent = ` · ${done ? doneIs : begunIs}${again.length > 0 ? `, ${again.length} ${againIs}` : ''}`;
}
