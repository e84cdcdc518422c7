/** What previews say. */
export const preview = {
	rule: 'Rule',
	symbol: 'Symbol',
	/** “Rule 6.4”; an example has no number. */
	atom: (kind: string, number: string | null) => (number ? `${kind} ${number}` : kind),
	ours: 'Our reading, unofficial',
	open: 'Open',
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The quiet row under a rule, and what lies beside a ruling. */
export const around = {
	shows: (rule: string) => `Shows ${rule}`,
	/** “1 example, 2 components, named in 4 rules”. */
	more: (examples: number, components: number, rules: number) =>
		[
			examples > 0 && counted(examples, 'example'),
			components > 0 && counted(components, 'component'),
			rules > 0 && `named in ${counted(rules, 'rule')}`,
		]
			.filter(Boolean)
			.join(', '),
	kin: 'Related questions',
};
