/** The packages of which the site is made or built, with their licences, as they lie in `node_modules`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface UsedPackage {
	name: string;
	version: string;
	licence: string;
}

// Pages are bundled elsewhere before they are rendered: only the working folder is the project’s for sure.
const project = process.cwd();
const read = (...path: string[]) => JSON.parse(readFileSync(join(project, ...path, 'package.json'), 'utf8'));

/** Those that the project depends on, by name; throws where one tells no licence. */
export const packagesUsed = (): UsedPackage[] =>
	Object.keys(read().dependencies)
		.sort()
		.map((name) => {
			const { version, license } = read('node_modules', name);
			if (typeof license !== 'string') throw new Error(`${name} tells no licence in its package.json`);
			return { name, version, licence: license };
		});
