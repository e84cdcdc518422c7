/**
 * The `test` of every browser test: its `page` is watched, and a violation of the policy, an error in the console or
 * on the page, or a request off the origin fails the test.
 */
import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** For tests that are the same at every size: they run in one project only. */
export const once = { tag: '@once' };

/** What went wrong on the pages of a test, a line each. */
export interface Watch {
	/** Lets complaints that match pass: for a test that provokes one. */
	allow(pattern: RegExp): void;
	/** The complaints so far. */
	complaints(): string[];
	/** The complaints so far, which then no longer fail the test. */
	take(): string[];
}

const violationBinding = 'stelaViolation';

const watchContext = async (context: BrowserContext, origin: string): Promise<Watch> => {
	const allowed: RegExp[] = [];
	let complaints: string[] = [];
	const complain = (line: string) => {
		if (!allowed.some((pattern) => pattern.test(line))) complaints.push(line);
	};
	await context.exposeBinding(violationBinding, (_source, line: string) => complain(line));
	await context.addInitScript((name) => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const report = (globalThis as unknown as Record<string, (line: string) => void>)[name];
			report?.(
				`policy: ${event.effectiveDirective} refused ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`,
			);
		});
	}, violationBinding);
	context.on('console', (message) => {
		if (message.type() === 'error') complain(`console: ${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (error) => complain(`page: ${error.error().stack ?? error.error().message}`));
	context.on('request', (request) => {
		const { protocol, origin: asked } = new URL(request.url());
		if (protocol.startsWith('http') && asked !== origin) complain(`request off the origin: ${request.url()}`);
	});
	return {
		allow: (pattern) => allowed.push(pattern),
		complaints: () => [...complaints],
		take: () => {
			const taken = complaints;
			complaints = [];
			return taken;
		},
	};
};

export const test = base.extend<{ watch: Watch }>({
	watch: [
		async ({ context, baseURL }, use) => {
			const watch = await watchContext(context, new URL(baseURL ?? '').origin);
			await use(watch);
			base.expect(watch.complaints(), 'what the watch on the page saw').toEqual([]);
		},
		{ auto: true },
	],
});

/** How a page comes to be light or dark: by the system, or by the choice kept on the device. */
export interface Theme {
	system: 'light' | 'dark';
	chosen?: 'light' | 'dark';
}

/** Sets the theme of the pages that this one will open. */
export const setTheme = async (page: Page, { system, chosen }: Theme): Promise<void> => {
	await page.emulateMedia({ colorScheme: system });
	await page.addInitScript((theme) => {
		try {
			if (theme) localStorage.setItem('stela:theme', theme);
			else localStorage.removeItem('stela:theme');
		} catch {
			// An opaque origin, such as about:blank, has no storage.
		}
	}, chosen ?? '');
};
