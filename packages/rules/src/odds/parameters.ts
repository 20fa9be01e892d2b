/**
 * A fitted league, as plain JSON. The expected goals of a match are
 * `home = exp(base + homeAdvantage + attack[home] - defence[away])` and
 * `away = exp(base + attack[away] - defence[home])`; `rho` is the Dixon-Coles correction of the low scores.
 */
export type LeagueRatings = {
  readonly base: number;
  readonly homeAdvantage: number;
  readonly rho: number;
  readonly teams: Readonly<Record<string, TeamRating>>;
  /** The rating of a side unknown to this league: that of a usual newly promoted one. */
  readonly newcomer: TeamRating;
};

export type TeamRating = { readonly attack: number; readonly defence: number };

/** One played match of regular time. Team names are ids: the same club is always spelled the same way. */
export type PlayedMatch = {
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly dateMs: number;
};

/** Expected goals of both sides over the whole match, with the low-score correction. */
export type GoalRates = { readonly homeRate: number; readonly awayRate: number; readonly rho: number };

export function goalRates(ratings: LeagueRatings, homeTeam: string, awayTeam: string): GoalRates {
  const home = ratingOf(ratings, homeTeam);
  const away = ratingOf(ratings, awayTeam);
  return {
    homeRate: Math.exp(ratings.base + ratings.homeAdvantage + home.attack - away.defence),
    awayRate: Math.exp(ratings.base + away.attack - home.defence),
    rho: ratings.rho,
  };
}

export function ratingOf(ratings: LeagueRatings, team: string): TeamRating {
  return Object.hasOwn(ratings.teams, team) ? (ratings.teams[team] ?? ratings.newcomer) : ratings.newcomer;
}
