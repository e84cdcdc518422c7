/**
 * The `test` of every browser test: its `page` is watched, and a violation of the policy, an error in the console or
 * on the page, or a request off the origin fails the test.
 */
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** For tests that are the same at every size: they run on the wide screen only. */
export const once = { tag: '@once' };

/** For tests of touch, and of what only a small screen has: they run on the phone only. */
export const onPhone = { tag: '@phone' };

/** Each theme on one screen, each screen in one theme. */
export const shades = [
	{ shade: 'light', where: once },
	{ shade: 'dark', where: onPhone },
] as const;

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

/**
 * What axe finds wrong on the page as it stands, or within one part of it: a line each. In one go instead of part by
 * part and put together on a second page (which is for frames of other origins; there are none), and without the list
 * of all that is right, which costs more than the rules themselves.
 */
export const axeFindings = async (page: Page, { within, without }: { within?: string; without?: string } = {}) => {
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
	if (within) axe.include(within);
	if (without) axe.exclude(without);
	const { violations } = await axe.analyze();
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
	);
};

/** A slow line, on which a page, its styles and its font come in piece by piece: what would shift then does shift. */
export const slowDown = async (page: Page): Promise<void> => {
	const client = await page.context().newCDPSession(page);
	await client.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 20,
		downloadThroughput: 100_000,
		uploadThroughput: 100_000,
	});
};

/** What has shifted since the page began, a line each, once its fonts are there and it has come to rest. */
export const shiftsOnLoad = (page: Page): Promise<string[]> =>
	page.evaluate(async () => {
		type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] };
		const seen: string[] = [];
		const observer = new PerformanceObserver((list) => {
			for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
				// A word that moves by part of a pixel is rounding.
				if (value < 0.00001) continue;
				const nodes = sources?.map(({ node }) =>
					node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : node?.textContent?.slice(0, 40),
				);
				seen.push(`${value.toPrecision(2)} at ${Math.round(startTime)} ms: ${nodes?.join(', ')}`);
			}
		});
		observer.observe({ type: 'layout-shift', buffered: true });
		await document.fonts.ready;
		await new Promise((done) => setTimeout(done, 400));
		return seen;
	});
