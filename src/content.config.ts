import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { chapterSchema, lessonSchema, rulingSchema } from '#reference/schemas.ts';

/** The MDX of `content/`, to be rendered; what pages know about it comes from `reference/content.ts`. Ids are `<game>/<slug>`. */
const mdxOf = (folder: string) =>
	glob({
		base: './content',
		pattern: `*/${folder}/*.mdx`,
		generateId: ({ entry }) => entry.replace(`/${folder}/`, '/').replace(/\.mdx$/, ''),
	});

export const collections = {
	rules: defineCollection({ loader: mdxOf('rules'), schema: chapterSchema }),
	rulings: defineCollection({ loader: mdxOf('rulings'), schema: rulingSchema }),
	glossary: defineCollection({ loader: mdxOf('glossary') }),
	lessons: defineCollection({ loader: mdxOf('lessons'), schema: lessonSchema }),
};
