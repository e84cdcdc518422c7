import { createHash } from 'node:crypto';

/**
 * Runs in the head, before the first paint: takes the theme kept on this device, so that a dark page never flashes
 * white, and whether it lies at the table; and marks a page shown within another, which needs no frame of its own. Small
 * enough to be inline; the policy knows its hash. First it says which texts may become scripts: addresses of this site,
 * as the worker of the search and that of the site are given; no text ever becomes markup.
 */
export const themeScript =
	"window.trustedTypes?.createPolicy('default',{createScriptURL:u=>new URL(u,location).origin===location.origin?u:null});var d=document.documentElement.dataset;if(self!==top)d.framed='';try{var t=localStorage['stela:theme'];if(t==='light'||t==='dark')d.theme=t;if(localStorage['stela:table'])d.table=''}catch{}";

export const themeScriptHash: `sha256-${string}` = `sha256-${createHash('sha256').update(themeScript).digest('base64')}`;
