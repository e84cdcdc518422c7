/** What comes in once an owner enters something or has: one script, so that what it shares with other pages stays whole there. */
export { valueLines } from '#words/en/value-lines.ts';
export { Editor } from './Editor.tsx';
export { Import } from './Import.tsx';
