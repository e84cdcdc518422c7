import type { Action, Deed } from '#games/orloj/studio.ts';
import type { ScoringCount } from '#games/orloj/values.ts';

const deeds: Record<Deed, string> = {
	month: 'orloj:month',
	zodiac: 'orloj:zodiac',
	apostle: 'orloj:apostle',
	'mastery-blue': 'orloj:track-blue',
	'mastery-pink': 'orloj:track-pink',
	'mastery-yellow': 'orloj:track-yellow',
	'workshop-card': 'orloj:workshop-card',
	assistant: 'orloj:assistant',
	painter: 'orloj:painter',
};

/** The glyph of a thing that tiles count. */
export const countSymbols: Record<ScoringCount, string> = {
	months: 'orloj:month',
	zodiacs: 'orloj:zodiac',
	apostles: 'orloj:apostle',
	scrolls: 'orloj:scroll',
	'workshop-cards': 'orloj:workshop-card',
};

/** The glyph on an answer; null where words are enough. */
export const symbolOf = (action: Action): string | null => {
	switch (action.type) {
		case 'bumped':
			return 'orloj:worker';
		case 'crowed':
			return 'orloj:rooster';
		case 'your-turn-over':
		case 'reward-over':
			return 'ui-next';
		case 'clock':
			return action.there === 'nobody' ? 'orloj:clock' : 'orloj:worker';
		case 'deed':
		case 'reward-deed':
			return deeds[action.deed];
		case 'failed':
			return 'cost';
		case 'tooth':
			return action.isRed ? 'orloj:rooster' : null;
		case 'space':
			return { nothing: null, scroll: 'orloj:scroll', 'royal-scroll': 'orloj:royal-scroll' }[action.shows];
		case 'top':
			return 'orloj:track';
		case 'royal-scroll':
			return countSymbols[action.counts];
		case 'reward-scroll':
			return 'orloj:scroll';
		case 'bonus':
		case 'disc':
			return `orloj:track-${action.track}`;
		case 'objective':
			return 'orloj:objective';
		default:
			return null;
	}
};
