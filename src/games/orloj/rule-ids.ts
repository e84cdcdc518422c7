/** The rules that the code of Orloj cites. */
export const ruleIds: readonly string[] = [];
