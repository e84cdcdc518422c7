/** The elements that rules content is written in, as the printed booklet shows them. */
import BookletAtom from './BookletAtom.astro';
import BookletLink from './BookletLink.astro';
import BookletOpen from './BookletOpen.astro';
import BookletSection from './BookletSection.astro';
import Sym from './Sym.astro';
import Table from './Table.astro';

export const booklet = {
	Rule: BookletAtom,
	Important: BookletAtom,
	Clarification: BookletAtom,
	Example: BookletAtom,
	Open: BookletOpen,
	Sym,
	h2: BookletSection,
	a: BookletLink,
	table: Table,
};
