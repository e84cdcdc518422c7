/** The rules that the code of Teotihuacan: City of Gods cites. */
export const ruleIds: readonly string[] = [];
