import type { Chapter, Reference, Ruling } from '#reference/content.ts';

/** The open questions of a chapter: those it asks, in its order, then those asked nowhere whose first rule is here. */
export const questionsOf = ({ game, chapters, atoms, rulings }: Reference, chapter: Chapter): Ruling[] => {
	const askedIn = (sections: Chapter['sections']) => sections.flatMap(({ open }) => open);
	const asked = new Set(chapters.flatMap(({ sections }) => askedIn(sections)));
	return [
		...askedIn(chapter.sections).flatMap((id) => rulings.get(id) ?? []),
		...[...rulings.values()].filter(
			({ id, rules }) => !asked.has(id) && atoms.get(`${game}.${rules[0]}`)?.chapter === chapter.slug,
		),
	];
};
