/** One address of each page template, without the base path. */
export interface Template {
	name: string;
	address: string;
	status: number;
	/** Carries no island and next to no script. */
	text: boolean;
}

const text = (name: string, address: string): Template => ({ name, address, status: 200, text: true });

export const templates: Template[] = [
	text('home', '/'),
	text('game home', '/copan/'),
	text('contents', '/copan/rules/'),
	text('chapter', '/copan/rules/court-phase/'),
	text('list', '/copan/characters/'),
	text('card', '/copan/characters/kawai/'),
	text('Cities', '/copan/cities/'),
	text('Event cards', '/copan/events/'),
	text('Event card', '/copan/events/card-f/'),
	text('compared Event cards', '/copan/events/compare/'),
	text('event now', '/copan/events/now/'),
	text('Glyphs', '/copan/glyphs/'),
	text('Automa cards', '/copan/automa/'),
	text('Site', '/copan/sites/altars/'),
	text('components', '/copan/components/'),
	text('rulings', '/copan/rulings/'),
	text('ruling', '/copan/rulings/spiral-before-decline/'),
	{ name: 'island', address: '/copan/play/collecting/', status: 200, text: false },
	{ name: 'score sheet', address: '/copan/score/', status: 200, text: false },
	{ name: 'sandbox', address: '/copan/sandbox/', status: 200, text: false },
	{ name: 'solo companion', address: '/copan/solo/', status: 200, text: false },
	text('course', '/copan/learn/'),
	{ name: 'lesson', address: '/copan/learn/first-turn/', status: 200, text: false },
	text('search', '/copan/search/'),
	text('playable pages', '/copan/play/'),
	text('symbol key', '/copan/symbols/'),
	text('find by symbol', '/copan/find/'),
	text('change log', '/copan/changes/'),
	text('this game', '/copan/this-game/'),
	text('set-up', '/copan/setup/'),
	text('turn aid', '/copan/turn/'),
	{ name: 'your copy', address: '/copan/your-copy/', status: 200, text: false },
	text('home of a reference', '/teotihuacan/'),
	text('chapter of a reference', '/orloj/rules/his-turn/'),
	text('list of a reference', '/teotihuacan/technologies/'),
	text('card of a reference', '/kaan/citizens/dawn-speaker/'),
	text('sources', '/orloj/sources/'),
	text('course of a reference', '/orloj/learn/'),
	{ name: 'boards', address: '/teotihuacan/board/', status: 200, text: false },
	{ name: 'eclipse', address: '/teotihuacan/eclipse/', status: 200, text: false },
	text('set-up of a reference', '/teotihuacan/setup/'),
	{ name: 'golems', address: '/kaan/jump/', status: 200, text: false },
	{ name: 'city', address: '/kaan/city/', status: 200, text: false },
	{ name: 'end of the game', address: '/kaan/end/', status: 200, text: false },
	{ name: 'lesson of a reference', address: '/kaan/learn/golems/', status: 200, text: false },
	{ name: 'his turn', address: '/orloj/turn/', status: 200, text: false },
	{ name: 'rooster', address: '/orloj/rooster/', status: 200, text: false },
	text('about', '/about/'),
	{ name: 'not found', address: '/no/such/page/', status: 404, text: true },
];
