/** The two buttons beside a number. */
export const counting = {
	less: (what: string) => `${what}: one less`,
	more: (what: string) => `${what}: one more`,
};
