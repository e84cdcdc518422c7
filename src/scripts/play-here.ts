/** “Play it”: the scenario's page is only framed in the rule once somebody opens it. */
for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.here'))
	fold.addEventListener(
		'toggle',
		() => {
			const link = fold.lastElementChild as HTMLAnchorElement;
			const frame = document.createElement('iframe');
			frame.src = link.href;
			frame.title = fold.title;
			link.before(frame);
		},
		{ once: true },
	);
