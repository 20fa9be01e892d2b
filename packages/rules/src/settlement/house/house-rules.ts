import type { MarketCode } from '../market.ts';
import type { Scope } from '../scope.ts';

/** The markets that one rule covers: who wins, by how much, and how many were scored. */
export type MarketGroup = 'winner' | 'handicap' | 'total';

export const marketGroups: Readonly<Record<MarketCode, MarketGroup>> = {
  WDL: 'winner',
  WL: 'winner',
  DC: 'winner',
  DNB: 'winner',
  HTFT: 'winner',
  WTN: 'winner',
  AH: 'handicap',
  WM: 'handicap',
  UO: 'total',
  OE: 'total',
  BTTS: 'total',
  CS: 'total',
  TG: 'total',
  TTH: 'total',
  TTA: 'total',
  WUO: 'total',
  RND: 'total',
};

/**
 * How much must be played for a market on the whole match to stand where the match was called off. Counted in halves of a
 * period, so that the top of an inning is one: `halfPeriods` is how many, and `halfPeriodsIfHomeLeads` how many are enough
 * where the home side leads and has no need to bat again. Null: nothing less than the whole match.
 */
export type StandsAfter = {
  readonly halfPeriods: number;
  readonly halfPeriodsIfHomeLeads: number;
} | null;

/** What can be irregular about a match; each is either no matter, or makes markets on the whole match void. */
export type Irregularity =
  /** Ended before its planned length as its competition provides: a mercy rule, a stoppage that counts as an end. */
  'early-end' | 'retirement' | 'walkover' | 'replaced-player' | 'moved-to-another-day' | 'changed-format';

export type PeriodPlan = {
  /** The scopes of its periods, in their order; none where a sport has no scored periods. */
  readonly periods: readonly Scope[];
  /** Stretches of several periods. */
  readonly joined: Readonly<Partial<Record<Scope, readonly Scope[]>>>;
  /** What `match` is: regular time, everything with overtime, periods won, or the verdict on a fight. */
  readonly matchCounts: 'regular' | 'overtime' | 'periods-won' | 'verdict';
};

/**
 * The house rules of one sport: what counts, and when a leg is void. Every item is the operator's to set; the defaults are
 * the tables beside this file. A leg that is void is taken at odds of 1.
 */
export type HouseRules = {
  readonly plan: PeriodPlan;
  readonly standsAfter: Readonly<Record<MarketGroup, StandsAfter>>;
  /**
   * A market that nothing further can change, such as over 2.5 at three goals, in a match or a stretch that is then
   * called off: void all the same, standing for bets placed during play, or standing for all.
   */
  readonly decided: 'void' | 'stands-live' | 'stands';
  /** What each irregularity does to markets on the whole match. */
  readonly irregular: Readonly<Record<Irregularity, 'counts' | 'void'>>;
  /** A match that is broken off is called off where it is not resumed within so many minutes. */
  readonly resumeWithinMinutes: number;
  /** Of two games between the same sides on one day of which one is listed: the first counts, or both are void. */
  readonly doubleHeader: 'first-game' | 'void';
};

const everythingCounts: HouseRules['irregular'] = {
  'early-end': 'counts',
  retirement: 'void',
  walkover: 'void',
  'replaced-player': 'counts',
  'moved-to-another-day': 'counts',
  'changed-format': 'counts',
};

/** What most sports have in common; a table names what differs. Nothing stands unless all of it was played. */
export const commonRules: Omit<HouseRules, 'plan'> = {
  standsAfter: { winner: null, handicap: null, total: null },
  decided: 'stands-live',
  irregular: everythingCounts,
  resumeWithinMinutes: 24 * 60,
  doubleHeader: 'first-game',
};
