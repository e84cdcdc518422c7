/** What every page does that nobody waits for: it comes once the page is there. */
import './this-game-recent.ts';
import './awake.ts';
import './offline.ts';
