import type { Reference } from './content.ts';
import { registry } from './registry.ts';

/**
 * Where a game's data and its content disagree: a rule that the engine cites or a component leans on, or a switch, that
 * has no page; a page that claims what the engine lacks.
 */
export const enforcementProblems = ({ game, atoms, rulings, components }: Reference): string[] => {
	const engine = registry[game];
	const problems: string[] = [];
	for (const id of engine.ruleIds) {
		const atom = atoms.get(id);
		if (!atom) problems.push(`the engine cites "${id}", and content/${game}/rules/ has no such rule`);
		else if (!atom.enforced)
			problems.push(`the engine cites "${id}": mark it as enforced in chapter "${atom.chapter}"`);
	}
	for (const atom of atoms.values())
		if (atom.enforced && !engine.ruleIds.includes(atom.id))
			problems.push(
				`"${atom.anchor}" in chapter "${atom.chapter}" is marked as enforced, and the engine never cites it`,
			);
	for (const [id, options] of Object.entries(engine.rulings)) {
		const ruling = rulings.get(id);
		const written = ruling?.options.map((option) => option.id);
		if (!ruling) problems.push(`the engine has a switch "${id}", and content/${game}/rulings/ has no such ruling`);
		else if (written?.join() !== options.join())
			problems.push(
				`ruling "${id}": its options are ${written?.join(', ')}; the engine's are ${options.join(', ')}, default first`,
			);
	}
	for (const { ref, rules } of components.values())
		for (const rule of rules)
			if (!atoms.has(`${game}.${rule}`))
				problems.push(`component "${ref}" leans on "${rule}", and content/${game}/rules/ has no such rule`);
	return problems;
};
