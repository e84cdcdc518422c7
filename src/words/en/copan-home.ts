/** Copan at Stela’s door and at the foot of its pages; its home has more of its own in `site.ts`. */
import { eventNow } from './event-now.ts';
import type { GameHome } from './home.ts';
import { course } from './learn.ts';
import { sandbox } from './sandbox.ts';
import { score } from './score.ts';
import { home, site } from './site.ts';
import { solo } from './solo.ts';

export const copanHome: GameHome = {
	description: home.description,
	lead: home.lead,
	door: 'Lay tiles on a pyramid that decays under your hands, and send your Totem to five Sites. For 1 to 4 players.',
	tries: [],
	searches: ['city that gives jade', 'full disc card c', 'ejected'],
	turnTitle: home.yourTurn,
	turn: home.steps,
	tools: [
		{ path: 'turn', symbol: 'ui-restart', ...home.turnAid, also: '', short: site.table.turn },
		{
			path: 'events/now',
			symbol: 'face-2',
			title: eventNow.title,
			text: eventNow.text,
			also: '',
			short: site.table.events,
		},
		{ path: 'score', symbol: 'vp', title: score.title, text: home.score, also: '', short: site.table.score },
		{ path: 'learn', symbol: 'ui-step', title: course.title, text: course.lead, also: '' },
		{ path: 'solo', symbol: 'priest', title: solo.title, text: solo.text, also: '', short: site.table.automa },
		{ path: 'sandbox', symbol: 'ui-filter', title: sandbox.title, text: sandbox.lead, also: '' },
	],
	parts: course.parts,
};
