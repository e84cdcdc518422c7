/** Ka’an in English: the source, sum or reading behind each value. */
import type { Reason } from '#games/kaan/reasons.ts';

export const valueReasons: Readonly<Record<Reason, string>> = {
	components: 'Rulebook, Components',
	'components-and-setup': 'Rulebook, Components and Setup',
	setup: 'Rulebook, Setup',
	'game-turn': 'Rulebook, Game Turn',
	place: 'Rulebook, Place Foundations and Columns',
	column: 'Rulebook, Column',
	effects: 'Rulebook, Effects',
	end: 'Rulebook, End of the Game',
	'final-scoring': 'Rulebook, Final Scoring',
	icons: 'Rulebook, Icons',
	'harmony-points': 'Rulebook, Objective and the layouts of the cards',
	'start-hand': '4 citizens + 4 buildings − 3 cards laid down = 5',
	'start-resources': 'One of each type, five in total, and there are four goods: the fifth is harmony',
	gem: 'Printed as “1 PA”; very likely a left-over of Spanish puntos de armonía',
	'own-pyramid':
		'Spaces, connections and yields are only pictured. Eight, four and one space, connected round each level and up to the next, so that every rule of jumping can be tried',
	guide: 'Rulebook, Card Guide',
	guardian:
		'Rulebook, Card Guide: it tells what the Garden of Offerings does to it; the ability itself follows from that',
	philosopher: 'Rulebook, Card Guide: opponents gain “the harmony token”; we read it as one for each of them',
	'windmills-cost': 'Rulebook, Example of Constructing a Building: what Josh pays',
	windmills: 'Rulebook: the example tells the cost alone',
	'quarry-trigger':
		'In the example Josh gains when he constructs another building, which is what a construction effect does',
	quarry: 'Rulebook, Example of Constructing a Building; on which level his Quarry stands is only pictured',
	'theater-trigger':
		'The example shows that it works once a turn; that it needs another’s turn is our reading of this one case',
	theater: 'Rulebook, example of effects; on which level his Theater stands is only pictured',
	barns: 'Rulebook, Card Guide: when it works, and not what it does',
};
