import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserArgs } from './tools/browser.mjs';

/**
 * Browser tests of the built site. `tests/browser/setup.ts` serves `dist` at `/` and `dist-stela` at `/stela/` on free
 * ports, looks up a Chromium, and hands all three on by environment.
 */
export default defineConfig({
	testDir: 'tests/browser',
	testMatch: '**/*.spec.ts',
	globalSetup: './tests/browser/setup.ts',
	outputDir: 'test-results',
	// Two cores run two; more of them run more.
	workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
	fullyParallel: true,
	forbidOnly: process.env.CI !== undefined,
	timeout: 60_000,
	// Machines are shared: a test that fails must fail twice.
	retries: 1,
	reporter: 'list',
	use: {
		...(process.env.STELA_URL && { baseURL: process.env.STELA_URL }),
		launchOptions: {
			args: browserArgs,
			...(process.env.STELA_BROWSER && { executablePath: process.env.STELA_BROWSER }),
		},
		screenshot: 'only-on-failure',
		trace: 'off',
		serviceWorkers: 'block',
	},
	projects: [
		{
			name: 'phone',
			// What is the same at every size runs in the other project.
			grepInvert: /@once/,
			use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
		},
		{
			name: 'wide',
			grepInvert: /@phone/,
			use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
		},
	],
});
