/** The elements that rules content is written in, handed to every chapter and ruling. */
import Clarification from './Clarification.astro';
import Example from './Example.astro';
import Important from './Important.astro';
import Open from './Open.astro';
import Rule from './Rule.astro';
import Section from './Section.astro';
import Sym from './Sym.astro';
import Table from './Table.astro';

export const content = { Rule, Important, Clarification, Example, Open, Sym, h2: Section, table: Table };
