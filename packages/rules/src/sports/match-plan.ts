import { type BaseballRates, baseballModel } from './baseball/baseball-model.ts';
import type { BaseballState } from './baseball/baseball-state.ts';
import { type BaseballFormatName, baseballFormats, battingRates } from './baseball/baseball-strengths.ts';
import { combatModel } from './combat/combat-model.ts';
import type { CombatRates, CombatState } from './combat/combat-state.ts';
import { type CombatFormatName, combatFormats, combatRates } from './combat/combat-strengths.ts';
import type { MatchModel } from './match-model.ts';
import { type RallyFormatName, rallyFormats, rallyRates } from './sets/rally-formats.ts';
import { type RallyState, rallyModel } from './sets/rally-model.ts';
import type { RallyRates } from './sets/set-race.ts';
import { soccerModel } from './soccer/soccer-model.ts';
import type { SoccerRates } from './soccer/soccer-rates.ts';
import type { SoccerState } from './soccer/soccer-state.ts';
import { soccerRates } from './soccer/soccer-strengths.ts';
import type { Sport } from './sport.ts';
import type { Meeting } from './strength.ts';
import type { ServeRates } from './tennis/tennis-chances.ts';
import { tennisModel } from './tennis/tennis-model.ts';
import type { TennisState } from './tennis/tennis-state.ts';
import { serveRates } from './tennis/tennis-strengths.ts';
import { type TurnFormatName, turnFormats, turnRates } from './turns/turn-formats.ts';
import { turnModel } from './turns/turn-model.ts';
import type { TurnRates } from './turns/turn-rules.ts';
import type { TurnState } from './turns/turn-state.ts';

const tennisFormats = { 'sets-bo3': 2, 'sets-bo5': 3 } as const;
type TennisFormatName = keyof typeof tennisFormats;

/**
 * All that decides how a match can go, as plain JSON of whole numbers. It is published before the first price and
 * never changes, so that whoever has it and the draws can play the match again, in any language, to the same end.
 */
export type MatchPlan =
  | { readonly format: 'soccer'; readonly rates: SoccerRates }
  | { readonly format: TurnFormatName; readonly rates: TurnRates }
  | { readonly format: RallyFormatName; readonly rates: RallyRates }
  | { readonly format: TennisFormatName; readonly rates: ServeRates }
  | { readonly format: BaseballFormatName; readonly rates: BaseballRates }
  | { readonly format: CombatFormatName; readonly rates: CombatRates };

export type MatchFormat = MatchPlan['format'];

/** The state of a match of any sport; only its own model reads it. */
export type SportState = SoccerState | TurnState | RallyState | TennisState | BaseballState | CombatState;

/** Strengths become whole numbers here, once; from here on nothing is rounded. */
export function planMatch(format: MatchFormat, meeting: Meeting): MatchPlan {
  if (format === 'soccer') return { format, rates: soccerRates(meeting) };
  if (isOneOf(turnFormats, format)) return { format, rates: turnRates(turnFormats[format], meeting) };
  if (isOneOf(rallyFormats, format)) return { format, rates: rallyRates(meeting) };
  if (isOneOf(tennisFormats, format)) return { format, rates: serveRates(meeting) };
  if (isOneOf(baseballFormats, format)) return { format, rates: battingRates(meeting) };
  return { format, rates: combatRates(meeting) };
}

/** The match of a plan, to be played and priced. Throws RangeError for rates that are no chances. */
export function openMatch(plan: MatchPlan): MatchModel<SportState> {
  switch (plan.format) {
    case 'soccer':
      return soccerModel(plan.rates);
    case 'nba':
    case 'fiba':
    case 'handball':
    case 'hockey':
    case 'football':
      return turnModel(turnFormats[plan.format].rules, plan.rates);
    case 'volleyball':
    case 'badminton':
    case 'maps-bo3':
    case 'maps-bo5':
      return rallyModel(rallyFormats[plan.format], plan.rates);
    case 'sets-bo3':
    case 'sets-bo5':
      return tennisModel(tennisFormats[plan.format], plan.rates);
    case 'kbo':
    case 'mlb':
      return baseballModel(baseballFormats[plan.format], plan.rates);
    case 'three-rounds':
    case 'five-rounds':
      return combatModel(combatFormats[plan.format], plan.rates);
  }
}

function isOneOf<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name);
}

/** The sport that a format belongs to. */
export const sportOfFormat: Readonly<Record<MatchFormat, Sport>> = {
  soccer: 'soccer',
  nba: 'basketball',
  fiba: 'basketball',
  handball: 'handball',
  hockey: 'hockey',
  football: 'football',
  volleyball: 'volleyball',
  badminton: 'badminton',
  'maps-bo3': 'esport',
  'maps-bo5': 'esport',
  'sets-bo3': 'tennis',
  'sets-bo5': 'tennis',
  kbo: 'baseball',
  mlb: 'baseball',
  'three-rounds': 'combat',
  'five-rounds': 'combat',
};
