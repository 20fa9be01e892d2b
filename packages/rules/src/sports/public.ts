/** What the models of the sports and the season offer to the rest of the platform. */
export { afterResult, atSeasonStart, type StrengthsOfMatch } from '../season/drift-strengths.ts';
export { clockAt, periodSecondsOf } from '../season/incident-clock.ts';
export {
  kickOffOf,
  nextTickOf,
  type PlayProgress,
  playTick,
  type TimedIncident,
  tickSeconds,
  ticksOf,
} from '../season/play-tick.ts';
export {
  fixtureAt,
  fixturesBetween,
  type SeasonCalendar,
  type SeasonFixture,
} from '../season/season-calendar.ts';
export {
  faultsOfLeague,
  leaguesBySport,
  type SeasonLeague,
  type SeasonName,
  type SeasonSide,
} from '../season/season-league.ts';
export { calendarOf, defaultPace, type SeasonPace, usualSeconds } from '../season/season-pace.ts';
export { provenanceOf, type SeasonProvenance } from '../season/season-provenance.ts';
export { forEachPair, massOf, type PairLaw } from './law/pair-law.ts';
export { scopeMargins } from './markets/margins.ts';
export { type LineStep, type Offer, offersOf } from './markets/offers.ts';
export { type MatchPricing, type PricedScopeMarket, priceMatch } from './markets/price-match.ts';
export { type ShadableMatch, type ShadedMatch, shadeMatch, shiftMeeting } from './markets/shade-match.ts';
export {
  type BoardView,
  type Branch,
  certainty,
  type HalfTimeFullTime,
  type Incident,
  type MatchModel,
  type Pair,
  type ScopeScore,
  type ScopeScores,
} from './match-model.ts';
export {
  type MatchFormat,
  type MatchPlan,
  openMatch,
  planMatch,
  type SportState,
  sportOfFormat,
} from './match-plan.ts';
export { momentumOf, type TimedIncidentFact } from './momentum.ts';
export { playMatch, stepMatch } from './play-match.ts';
export { type Sport, sports } from './sport.ts';
export type { LeagueLevel, Meeting, Strength } from './strength.ts';
