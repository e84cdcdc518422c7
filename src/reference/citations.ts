import type { Citations } from '#islands/parts/Log.tsx';
import { withBase } from '#stores/base.ts';
import type { Reference } from './content.ts';

/** What an island needs to name and link the rules and rulings it may cite; ids as the engine gives them. */
export const citationsOf = (
	{ atoms, rulings }: Reference,
	ruleIds: readonly string[],
	rulingIds: readonly string[],
): Citations => ({
	rules: Object.fromEntries(
		ruleIds.flatMap((id) => {
			const atom = atoms.get(id);
			return atom ? [[id, { number: atom.number, title: atom.title, href: withBase(atom.href) }]] : [];
		}),
	),
	rulings: Object.fromEntries(
		rulingIds.flatMap((id) => {
			const ruling = rulings.get(id);
			return ruling ? [[id, { short: ruling.short, href: withBase(ruling.href), options: ruling.options }]] : [];
		}),
	),
});
