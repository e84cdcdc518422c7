/** The rules that the code of Ka’an: Cities in the Sky cites. */
export const ruleIds: readonly string[] = [];
