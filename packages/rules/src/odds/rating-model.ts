import type { LeagueRatings } from './parameters.ts';

/**
 * The one parameter set of the football model, chosen on leagues and seasons that it is not judged by
 * (`tools/odds/README.md` names both). Logarithms of goals; variances per day where they say so.
 */
export const ratingModel = {
  /** A league of which nothing is known: goals of an average side on neutral ground, and home over away goals. */
  level: 0.3,
  homeAdvantage: 0.25,
  levelVariance: 0.02,
  homeAdvantageVariance: 0.004,
  /** Draws are a little more frequent than independent goals make them. */
  rho: -0.04,
  /**
   * Good attackers mostly have good defenders beside them. Strength, what a side is worth altogether, therefore varies
   * far more between sides than style, whether there are many goals in its matches: what looks like style is mostly luck,
   * and totals that follow it are over-confident.
   */
  strengthVariance: 0.075,
  styleVariance: 0.006,
  /** Sides change; between seasons, after a pause of this many days, at once. */
  strengthDriftPerDay: 22e-6,
  styleDriftPerDay: 3.3e-6,
  levelDriftPerDay: 0.14e-6,
  homeAdvantageDriftPerDay: 20e-6,
  pauseDays: 45,
  strengthDriftOfPause: 3.5e-3,
  styleDriftOfPause: 0.53e-3,
  /** Before a side that has been away so long returns, nothing more can be forgotten. */
  longestAbsenceDays: 1500,
  /** Once a league has been seen for this many matches, a side that is new to it came up from below. */
  matchesOfKnownLeague: 100,
  newcomerStrength: -0.09,
  /** One freak result must not turn a league upside down. */
  largestSurpriseGoals: 3,
} as const;

/**
 * What learning comes to rest at in the middle of a season. It makes the surprise of one goal move an attack by about
 * 0.02, and it is what ratings without a history are taken to have.
 */
export const settledVariance = {
  level: 0.0004,
  homeAdvantage: 0.0045,
  strength: 0.01,
  style: 0.0035,
} as const;

/** A league before its first match. */
export function unknownLeague(): LeagueRatings {
  const { level, homeAdvantage, rho, levelVariance, homeAdvantageVariance } = ratingModel;
  return {
    base: level - homeAdvantage / 2,
    homeAdvantage,
    rho,
    teams: {},
    newcomer: { attack: 0, defence: 0 },
    learning: {
      matches: 0,
      levelVariance,
      homeAdvantageVariance,
      asOfMs: null,
      goals: 0,
      shotsOnTarget: 0,
      corners: 0,
    },
  };
}
