/** Questions of which the tools play each reading, ours first. Each id is a page in `content/teotihuacan/rulings/`. */
export const rulings = {
	/** May a building go into a lesser row of the Nobles board while the own row has room? */
	'nobles-row': ['any-lesser-row', 'own-row-while-free'],
	/** Does standing furthest on the Pyramid track score where everybody stands on 0? */
	'pyramid-leader-at-zero': ['needs-a-step', 'all-on-zero'],
	/** Is an Eclipse scored after one more round, or at once, with the last tie-break reversed? */
	'dark-eclipse': ['normal', 'dark'],
} as const;

export type TeoReadings = { [Id in keyof typeof rulings]: (typeof rulings)[Id][number] };
