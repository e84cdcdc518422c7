import * as v from 'valibot';
import type { Rules } from '#engine/rules.ts';
import type { Game } from '#engine/scenario.ts';
import { type CityAction, type CityEvent, type CityPosition, type CitySetup, cityGame } from './city-game.ts';
import { type Action, type Event, golemGame, type Position, type Setup } from './golem-game.ts';
import { actionSchema, cityActionSchema, citySetupSchema, setupSchema } from './schemas.ts';

type AnySetup = Setup | CitySetup;
type AnyPosition = Position | CityPosition;
type AnyAction = Action | CityAction;
type AnyEvent = Event | CityEvent;
type AnyRules = Rules<AnySetup, AnyPosition, AnyAction, AnyEvent, unknown>;

/** The rules of the small game that a setup or a position belongs to: whoever has a city plays in it. */
const rulesOf = (held: AnySetup | AnyPosition): AnyRules =>
	('city' in held ? cityGame : golemGame) as unknown as AnyRules;

/** Ka'an's two small games, of golems and of a city, as scenarios take them: the shapes a lesson may have, and the rules. */
export const kaanGame: Game<AnySetup, AnyPosition, AnyAction, AnyEvent> = {
	id: 'kaan',
	setupSchema: v.union([citySetupSchema, setupSchema]),
	profileSchema: v.strictObject({}),
	actionSchema: v.union([cityActionSchema, actionSchema]),
	rules: {
		create: (setup) => rulesOf(setup).create(setup),
		start: (position) => rulesOf(position).start(position),
		decision: (position) => rulesOf(position).decision(position),
		candidates: (position) => rulesOf(position).candidates(position),
		legalActions: (position) => rulesOf(position).legalActions(position),
		play: (position, action) => rulesOf(position).play(position, action),
		why: (position, action) => rulesOf(position).why(position, action),
		chanceAnswer: () => null,
		result: (position) => rulesOf(position).result(position),
	},
};
