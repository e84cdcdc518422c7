import { createHash } from 'node:crypto';

/**
 * Runs in the head, before the first paint: takes the theme kept on this device, so that a dark page never flashes
 * white; and marks a page shown within another, which needs no frame of its own. Small enough to be inline; the policy knows its hash.
 */
export const themeScript =
	"if(self!==top)document.documentElement.dataset.framed='';try{var t=localStorage.getItem('stela:theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

export const themeScriptHash: `sha256-${string}` = `sha256-${createHash('sha256').update(themeScript).digest('base64')}`;
