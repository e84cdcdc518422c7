/**
 * Finds a Chromium for the browser tests and the report, and installs one where there is none.
 * Order: STELA_BROWSER, Playwright's own, the system's; then, on Debian as root, the system's package (quicker than
 * Playwright's, which upgrades the system first), elsewhere Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/** Chromium refuses to start its sandbox as root. */
export const browserArgs = asRoot ? ['--no-sandbox'] : [];

/** Where Chromium's kin lie that are not on the PATH. */
const elsewhere = () => {
	const { ProgramFiles, 'ProgramFiles(x86)': ProgramFilesX86, LOCALAPPDATA } = process.env;
	const windows = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter((folder) => folder !== undefined);
	return {
		win32: [
			...windows.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
			...windows.map((folder) => join(folder, 'Chromium', 'Application', 'chrome.exe')),
			...windows.map((folder) => join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe')),
		],
		darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
			(name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
		),
	}[process.platform === 'win32' ? 'win32' : 'darwin'];
};

/** A Chromium that the system has already, or null. */
const installedBrowser = () => {
	const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
	const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter);
	const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
	return [chromium.executablePath(), ...onPath, ...elsewhere()].find((path) => path && existsSync(path)) ?? null;
};

const onDebian = () =>
	existsSync('/etc/os-release') && /^ID=["']?debian["']?$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** @param {string} name @param {string[]} args @param {NodeJS.ProcessEnv} [extra] */
const command = (name, args, extra) =>
	spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, ...extra } }).status === 0;

/**
 * The path of a Chromium. Installs one where the machine has none; throws, with what to do, where none is to be had.
 * @returns {string}
 */
export const findBrowser = () => {
	const named = process.env.STELA_BROWSER;
	if (named && existsSync(named)) return named;
	if (named) throw new Error(`STELA_BROWSER names "${named}", and there is no such file`);

	const installed = installedBrowser();
	if (installed) return installed;

	console.log('No Chromium found; installing one …');
	if (onDebian() && asRoot) {
		command('apt-get', ['update', '-qq']);
		command('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { DEBIAN_FRONTEND: 'noninteractive' });
	}
	if (!installedBrowser()) {
		// Playwright's command as a file of ours: no shell and no npx needed, on any system.
		const playwright = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');
		command(process.execPath, [playwright, 'install', 'chromium']);
	}
	const found = installedBrowser();
	if (found) return found;
	throw new Error(
		'The browser tests need a Chromium, and none could be found or installed.\n' +
			'Install Chromium, Chrome or Edge, or name one: STELA_BROWSER=/path/to/chromium npm test',
	);
};
