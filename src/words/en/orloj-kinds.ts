/** Orloj: its kinds of components in words. */
import type { KindWords } from './home.ts';

export const kindWords: Readonly<Record<string, KindWords>> = {};
