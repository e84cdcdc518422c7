/** Where scripts do not run, a symbol's link narrows the list by its fragment alone: one rule a symbol. */
import type { APIRoute } from 'astro';
import { referenceOf } from '#reference/content.ts';
import { componentSymbols, shownCounts } from '#reference/symbols.ts';

const shown = shownCounts(referenceOf('copan'));

/** Hides the rows, and the groups, that lack the symbol aimed at. */
const ruleFor = (symbol: string): string => {
	const has = `[data-see~="${symbol}"]`;
	return `body:has(#see-${symbol}:target) .finds :is(li:not(${has}),section:not(:has(${has}))){display:none}`;
};

export const GET: APIRoute = () =>
	new Response(
		[
			'form.finder :is(.kind,.costs),main .chosen{display:none}',
			'main .by:target{display:block}',
			...componentSymbols.filter((symbol) => shown.has(symbol)).map(ruleFor),
		].join('\n'),
		{ headers: { 'Content-Type': 'text/css; charset=utf-8' } },
	);
