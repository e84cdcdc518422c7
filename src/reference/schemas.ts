import { z } from 'astro/zod';

/** Frontmatter of a chapter, `content/<game>/rules/<slug>.mdx`. */
export const chapterSchema = z.strictObject({
	title: z.string(),
	/** The chapter in a breath, under the title. */
	lead: z.string(),
	/** Place in the rulebook's reading order; gaps are fine, numbers shown to people are computed. */
	order: z.number().int(),
	/** Printed pages, as people cite them. */
	pages: z.coerce.string().optional(),
	/** Name of the glyph in the sprite that stands for the chapter. */
	symbol: z.string(),
	/** Which of its rules the lessons must teach: all but examples, or those with these ids, without the game. */
	essential: z.union([z.literal('all'), z.array(z.string())]).default([]),
});

/** Frontmatter of a ruling, `content/<game>/rulings/<id>.mdx`. The body says why we read it so. */
export const rulingSchema = z.strictObject({
	question: z.string(),
	/** The question as a line in lists and search. */
	short: z.string(),
	/** A switch has several playable readings; a stated one has a single playable reading. */
	kind: z.enum(['switch', 'stated']),
	/** The readings, our default first. */
	options: z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), text: z.string() })).min(1),
	/** The words of the rulebook it turns on. */
	hangsOn: z.string(),
	/** Rules it touches, ids without the game. */
	rules: z.array(z.string()).min(1),
	/** Components it touches, as `kind:slug`. */
	components: z.array(z.string()),
});

export type ChapterData = z.infer<typeof chapterSchema>;
export type RulingData = z.infer<typeof rulingSchema>;

/** A scenario page, `content/<game>/scenarios/<slug>.json`: what it asks, and the positions one may start from. */
export const scenarioPageSchema = z.strictObject({
	title: z.string(),
	/** The one-line question the page answers. */
	question: z.string(),
	lead: z.string(),
	symbol: z.string(),
	/** What else people type for it. */
	also: z.string().default(''),
	/**
	 * What may be answered first: what comes in, which spaces close, or which of a preset's answers is right. Positions
	 * that ask for the `score` stand at the end of a game and are the examples of the score sheet, which is their page.
	 */
	asks: z.enum(['harvest', 'closings', 'answers', 'score']),
	/** What the page shows beside the board: the exchanges that a hand of Glyph cards allows. */
	panel: z.enum(['exchanges']).optional(),
	/** Rulings that the page lets people switch at a glance. */
	switches: z.array(z.string()).default([]),
	presets: z
		.array(
			z.strictObject({
				id: z.string().regex(/^[a-z0-9-]+$/),
				title: z.string(),
				/** What this position asks, where the page's own question is too wide. */
				question: z.string().optional(),
				note: z.string(),
				/** Actions taken before the page opens; left out, those before the first tile is placed. */
				at: z.number().int().min(0).optional(),
				/** Answers to choose from, each with what holds at the end of the line where it is right. */
				answers: z
					.array(z.strictObject({ text: z.string(), when: z.record(z.string(), z.unknown()) }))
					.min(2)
					.optional(),
				/** Rules this preset shows, ids without the game; their “Play it” leads here. */
				shows: z.array(z.string()),
				/** Checked and played by the engine; its actions are the way through. */
				scenario: z.looseObject({ v: z.number(), game: z.string() }),
			}),
		)
		.min(1),
});

export type ScenarioPageData = z.infer<typeof scenarioPageSchema>;

const id = z.string().regex(/^[a-z0-9-]+$/);
/** Actions and setups are checked and played by the engine. */
const action = z.looseObject({ type: z.string() });
const scene = z.strictObject({ setup: z.looseObject({}), actions: z.array(action).default([]) });
const condition = z.record(z.string(), z.unknown());
const goal = z.strictObject({
	events: z.array(condition).optional(),
	without: z.array(condition).optional(),
	table: condition.optional(),
});
const part = z.enum([
	'whole',
	'pyramid',
	'north',
	'east',
	'south',
	'west',
	'embassies',
	'river',
	'ball-court',
	'altars',
	'stairway',
	'mask',
]);
const place = z.union([
	z.strictObject({ space: z.string() }),
	z.strictObject({ track: z.string() }),
	z.strictObject({ site: z.string(), spot: z.number().int().min(0), isTotem: z.literal(true).optional() }),
	// Of another game’s table, by the name it gives.
	z.strictObject({ spot: z.string() }),
]);

/** Frontmatter of a lesson, `content/<game>/lessons/<slug>.mdx`. Texts are MDX; the body sums up what was learnt. */
export const lessonSchema = z.strictObject({
	title: z.string(),
	lead: z.string(),
	/** Place in the course; gaps are fine. */
	order: z.number().int(),
	/** The chapter of the course it stands in. */
	part: id,
	symbol: z.string(),
	minutes: z.number().int(),
	/** What else people type for it. */
	also: z.string().default(''),
	/** Nothing but questions, on what its chapter of the course teaches. */
	quiz: z.boolean().default(false),
	/** Tables by name, for the steps to lay; `actions` are played before the step begins. */
	scenes: z.record(z.string(), scene),
	steps: z
		.array(
			z.strictObject({
				id,
				title: z.string(),
				/** What is said, two sentences at most. */
				say: z.string(),
				/** Said once the step is done. */
				done: z.string().optional(),
				hint: z.string().optional(),
				/** Rules it teaches, ids without the game. */
				rules: z.array(z.string()).min(1),
				scene: z.string().optional(),
				/** Of Copan’s board the part it is about, and the one that shows what came of it. */
				part: part.default('pyramid'),
				sees: part.optional(),
				/** Places it points at. */
				show: z.array(place).default([]),
				plays: z.array(action).optional(),
				do: z
					.strictObject({
						goal,
						choices: z.number().int().min(1).max(4).optional(),
						way: z.array(action).optional(),
						fate: z.array(action).optional(),
						misses: z.array(z.strictObject({ when: goal, say: z.string() })).default([]),
					})
					.optional(),
				ask: z
					.strictObject({
						proof: z.array(action).optional(),
						options: z
							.array(
								z.strictObject({
									text: z.string(),
									say: z.string().optional(),
									right: z.boolean().optional(),
									when: goal.optional(),
								}),
							)
							.min(2),
					})
					.optional(),
				/** Two tables side by side; the last action of each is what is tried. */
				pair: z
					.array(scene.extend({ title: z.string(), good: z.boolean(), part, say: z.string() }))
					.length(2)
					.optional(),
			}),
		)
		.min(5)
		.max(12),
});

export type LessonData = z.infer<typeof lessonSchema>;
