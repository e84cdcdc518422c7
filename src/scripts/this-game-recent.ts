/**
 * Keeps what is looked up: a component's or ruling's page, and a rule that the address names. Every page carries this
 * script, so it only writes; `recent` in the stores judges what it finds.
 */
const note = (): void => {
	const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
	const rule = document.querySelector('.atom:target h3');
	// Chapters count rule by rule; what is played or learnt is no look-up; what was not found has no crumbs.
	const page = document.querySelector('.crumbs') && /^\/\w+\/(?!play|learn|rules)[\w-]+\/[\w-]+\/$/.test(path);
	const name = rule ? rule.textContent : page && document.title.split(' · ')[0];
	if (!name) return;
	const href = rule ? path + location.hash : path;
	try {
		let items: { href: string }[] = [];
		try {
			const kept = JSON.parse(localStorage.getItem('stela:recent') ?? '');
			items = kept.items.filter((each: { href: string }) => each.href !== href);
		} catch {
			// Nothing is kept, or something else: it is begun anew.
		}
		localStorage.setItem('stela:recent', JSON.stringify({ v: 1, items: [{ href, name }, ...items].slice(0, 8) }));
	} catch {
		// Storage is blocked or full.
	}
};

addEventListener('hashchange', note);
note();

export {};
