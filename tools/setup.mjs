/**
 * What `npm start` and `npm test` share: they bring the packages up to date, see to it that the steps run on a Node
 * that is new enough, and run a step. Runs on Node 20, before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const modules = join(root, 'node_modules');
const windows = process.platform === 'win32';
/** Runs the TypeScript of the build and of the browser tests as it stands. */
const oldestNode = [22, 18];

/** Ends with a message for people. @param {string} message @returns {never} */
export const stop = (message) => {
	console.error(`\n${message}\n`);
	process.exit(1);
};

/**
 * The environment of a step. `node_modules/.bin` comes first, so that `node` is the one the lockfile brings.
 * @param {NodeJS.ProcessEnv} [extra]
 */
const environment = (extra = {}) => {
	// Windows spells the name `Path`; a second spelling beside it would be ignored.
	const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
	return { ...process.env, [path]: join(modules, '.bin') + delimiter + process.env[path], ...extra };
};

/**
 * Runs a command of fixed words and gives back its exit status. Windows finds `npm` and the commands in
 * `node_modules/.bin` only through its shell.
 * @param {string[]} words @param {NodeJS.ProcessEnv} [extra]
 */
const command = ([name = '', ...args], extra) => {
	const options = { cwd: root, env: environment(extra), stdio: /** @type {const} */ ('inherit') };
	const done = windows
		? spawnSync([name, ...args].join(' '), { ...options, shell: true })
		: spawnSync(name, args, options);
	if (done.error) stop(`${name} could not be started: ${done.error.message}`);
	return done.status ?? 1;
};

/** Runs a script of package.json and gives back its exit status. @param {string} script @param {NodeJS.ProcessEnv} [extra] */
export const run = (script, extra) => command(['npm', 'run', '--silent', script], extra);

/**
 * Runs a script of package.json beside others, and gives back its exit status with all it said.
 * @param {string} script @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<{ status: number, said: string }>}
 */
export const runBeside = (script, extra) =>
	new Promise((done) => {
		const step = spawn('npm', ['run', '--silent', script], { cwd: root, env: environment(extra), shell: windows });
		let said = '';
		for (const stream of [step.stdout, step.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
		step.on('error', ({ message }) => done({ status: 1, said: `${said}npm could not be started: ${message}\n` }));
		step.on('close', (status) => done({ status: status ?? 1, said }));
	});

/**
 * Installs the packages where they are absent or no longer those of the lockfile. A hash of the lockfile is kept
 * beside them, with the platform, since some of them are binaries.
 */
export const install = () => {
	const stamp = join(modules, '.stela-lockfile');
	const hash = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	const wanted = `${hash} ${process.platform} ${process.arch}\n`;
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
	console.log('Installing packages …');
	// `npm ci` empties node_modules first; Windows refuses that while a Node from there runs this very file.
	const way = windows && existsSync(modules) ? 'install' : 'ci';
	if (command(['npm', way, '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
		stop(
			`npm ${way} failed; its own message stands above. With no network, the packages must be installed beforehand.`,
		);
	writeFileSync(stamp, wanted);
};

/** Stops where the Node that the steps would run on is too old. */
export const checkNode = () => {
	const options = { cwd: root, env: environment(), encoding: /** @type {const} */ ('utf8') };
	const asked = windows
		? spawnSync('node --version', { ...options, shell: true })
		: spawnSync('node', ['--version'], options);
	const found = (asked.stdout ?? '').trim();
	const [major = 0, minor = 0] = found.replace(/^v/, '').split('.').map(Number);
	const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
	if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
	stop(
		`Stela needs Node ${oldestNode.join('.')} or later for its steps and found ${found || 'none'}.\n` +
			'On Linux and Windows (x64, and arm64 on Linux) it is installed with the packages: run npm ci without ' +
			'--omit=optional.\nElsewhere install it from https://nodejs.org/.',
	);
};
