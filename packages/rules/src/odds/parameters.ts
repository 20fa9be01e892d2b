/**
 * What is believed about a football league, as plain JSON. The expected goals of a match are
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
  /** What learning needs besides. Ratings without it count as those of a league that has long been known. */
  readonly learning?: LeagueLearning;
};

export type TeamRating = {
  readonly attack: number;
  readonly defence: number;
  /** Ratings without it count as those of a side in the middle of a season. */
  readonly learning?: TeamLearning;
};

/** How far the league's own parameters may be off, as variances, and what its matches were like. */
export type LeagueLearning = {
  readonly matches: number;
  readonly levelVariance: number;
  readonly homeAdvantageVariance: number;
  /** The last match; null before the first. */
  readonly asOfMs: number | null;
  /** Sums over matches with attempts, the older ones fading: what an attempt is worth in goals in this league. */
  readonly goals: number;
  readonly shotsOnTarget: number;
  readonly corners: number;
};

/** How far a rating may be off, as variances of strength (attack + defence) / 2 and style (attack - defence) / 2. */
export type TeamLearning = {
  readonly strengthVariance: number;
  readonly styleVariance: number;
  readonly asOfMs: number;
};

/** What a side did in a match besides its goals, where a feed tells. */
export type Attempts = { readonly shotsOnTarget: number; readonly corners: number };

/** One played match of regular time. Team names are ids: the same club is always spelled the same way. */
export type PlayedMatch = {
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly dateMs: number;
  /** Of both sides or of none. */
  readonly attempts?: { readonly home: Attempts; readonly away: Attempts };
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
