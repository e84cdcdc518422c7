/** What the pages of Orloj's tools hand to their islands. */
import { ruleIds } from '#games/orloj/rule-ids.ts';
import type { Pages, ToolProps } from '#islands/orloj/view.ts';
import { withBase } from '#stores/base.ts';
import { citationsOf } from './citations.ts';
import { referenceOf } from './content.ts';

export const toolPages = (): Pages => ({
	turn: withBase('/orloj/turn/'),
	setUp: withBase('/orloj/setup/'),
	score: withBase('/orloj/score/'),
	rooster: withBase('/orloj/rooster/'),
	base: withBase('/orloj/rules/base-end/'),
});

/** The rules that a tool can cite and the questions it leans on; `starts` are the beginnings of their ids. */
export const toolProps = (starts: readonly string[], rulings: readonly string[]): ToolProps => ({
	citations: citationsOf(
		referenceOf('orloj'),
		ruleIds.filter((id) => starts.some((start) => id.startsWith(`orloj.${start}`))),
		rulings,
	),
	pages: toolPages(),
});

/** The address of a chapter, with the folder the site lies in; throws where there is no such chapter. */
export const chapterHref = (slug: string): string => {
	const chapter = referenceOf('orloj').chapters.find((each) => each.slug === slug);
	if (!chapter) throw new Error(`content/orloj/rules/${slug}.mdx is missing: a tool leads there`);
	return withBase(chapter.href);
};
