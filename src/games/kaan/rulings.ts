/** The open questions that the code plays, with their readings, ours first. */
export const rulings: Readonly<Record<string, readonly string[]>> = {};
