import { countAttempts, type Performance, performanceIn } from './observe-match.ts';
import {
  type LeagueLearning,
  type LeagueRatings,
  type PlayedMatch,
  ratingOf,
  type TeamLearning,
  type TeamRating,
} from './parameters.ts';
import { ratingModel as model, settledVariance } from './rating-model.ts';

/** A result, with its day where the ratings keep count of time. */
export type ResultToLearn = Omit<PlayedMatch, 'dateMs'> & Partial<Pick<PlayedMatch, 'dateMs'>>;

const dayMs = 86_400_000;

/**
 * The ratings after one more result. Everything that a goal rate is made of is believed to be about so much, give or
 * take a variance, and moves by its share of the surprise: the less is known, the larger the share (a Kalman filter over
 * the logarithms of goals that keeps the variances and leaves the covariances out; with them it foretells no better).
 * Strength and style of both sides learn, and with them the league's level and its home advantage. A side unknown so far
 * starts as a newcomer. Ratings that keep no variances learn at the pace of the middle of a season and still keep none.
 *
 * Throws RangeError for goals and attempts that are no counts.
 */
export function updateRatings(ratings: LeagueRatings, match: ResultToLearn): LeagueRatings {
  const belief = beliefBefore(ratings, match);
  const performance = performanceIn(match, ratings.learning);
  learn(belief, performance, 'home');
  learn(belief, performance, 'away');
  return ratingsAfter(ratings, belief, match);
}

type Quantity = { mean: number; variance: number };
type Side = { strength: Quantity; style: Quantity };
type Belief = { level: Quantity; homeAdvantage: Quantity; home: Side; away: Side };

function learn(belief: Belief, performance: Performance, scorer: 'home' | 'away'): void {
  const { level, homeAdvantage, home, away } = belief;
  const [own, other] = scorer === 'home' ? [home, away] : [away, home];
  const { ofStrength, ofStyle, dispersion } = performance;
  const parts: [Quantity, number][] = [
    [level, 1],
    [homeAdvantage, (scorer === 'home' ? 0.5 : -0.5) * ofStrength],
    [own.strength, ofStrength],
    [other.strength, -ofStrength],
    [own.style, ofStyle],
    [other.style, ofStyle],
  ];
  const expected = Math.exp(parts.reduce((sum, [{ mean }, weight]) => sum + mean * weight, 0));
  const variance = parts.reduce(
    (sum, [part, weight]) => sum + part.variance * weight ** 2,
    dispersion / expected,
  );
  const surprise = performance[scorer] - expected;
  const capped = Math.max(-model.largestSurpriseGoals, Math.min(model.largestSurpriseGoals, surprise));
  for (const [part, weight] of parts) {
    const gain = (part.variance * weight) / variance;
    part.mean += gain * (capped / expected);
    part.variance *= 1 - gain * weight;
  }
}

function beliefBefore(ratings: LeagueRatings, match: ResultToLearn): Belief {
  const { learning } = ratings;
  const days = daysSince(learning?.asOfMs, match.dateMs);
  const levelDrift = days * model.levelDriftPerDay;
  const homeDrift = days * model.homeAdvantageDriftPerDay;
  return {
    level: {
      mean: ratings.base + ratings.homeAdvantage / 2,
      variance: (learning?.levelVariance ?? settledVariance.level) + levelDrift,
    },
    homeAdvantage: {
      mean: ratings.homeAdvantage,
      variance: (learning?.homeAdvantageVariance ?? settledVariance.homeAdvantage) + homeDrift,
    },
    home: sideBefore(ratings, match.homeTeam, match.dateMs),
    away: sideBefore(ratings, match.awayTeam, match.dateMs),
  };
}

function sideBefore(ratings: LeagueRatings, team: string, dateMs: number | undefined): Side {
  const { attack, defence, learning } = ratingOf(ratings, team);
  const isNew = !Object.hasOwn(ratings.teams, team);
  const days = daysSince(learning?.asOfMs, dateMs);
  const isPause = days > model.pauseDays;
  const [strength, style] = isNew
    ? [model.strengthVariance, model.styleVariance]
    : [
        learning?.strengthVariance ?? settledVariance.strength,
        learning?.styleVariance ?? settledVariance.style,
      ];
  return {
    strength: {
      mean: (attack + defence) / 2,
      variance: strength + days * model.strengthDriftPerDay + (isPause ? model.strengthDriftOfPause : 0),
    },
    style: {
      mean: (attack - defence) / 2,
      variance: style + days * model.styleDriftPerDay + (isPause ? model.styleDriftOfPause : 0),
    },
  };
}

function ratingsAfter(ratings: LeagueRatings, belief: Belief, match: ResultToLearn): LeagueRatings {
  const { learning: before } = ratings;
  const homeAdvantage = belief.homeAdvantage.mean;
  const learning = before && leagueAfter(before, belief, match);
  const rated = (side: Side) => ratingAfter(side, before && match.dateMs);
  return {
    ...ratings,
    base: belief.level.mean - homeAdvantage / 2,
    homeAdvantage,
    teams: { ...ratings.teams, [match.homeTeam]: rated(belief.home), [match.awayTeam]: rated(belief.away) },
    newcomer: learning?.matches === model.matchesOfKnownLeague ? promoted : ratings.newcomer,
    ...(learning && { learning }),
  };
}

const promoted: TeamRating = { attack: model.newcomerStrength, defence: model.newcomerStrength };

function leagueAfter(before: LeagueLearning, belief: Belief, match: ResultToLearn): LeagueLearning {
  return {
    ...countAttempts(before, match),
    matches: before.matches + 1,
    levelVariance: belief.level.variance,
    homeAdvantageVariance: belief.homeAdvantage.variance,
    asOfMs: match.dateMs ?? before.asOfMs,
  };
}

function ratingAfter({ strength, style }: Side, dateMs: number | undefined): TeamRating {
  const rating = { attack: strength.mean + style.mean, defence: strength.mean - style.mean };
  if (dateMs === undefined) return rating;
  const learning: TeamLearning = {
    strengthVariance: strength.variance,
    styleVariance: style.variance,
    asOfMs: dateMs,
  };
  return { ...rating, learning };
}

/** Zero where either day is not known: then no time has passed. */
function daysSince(thenMs: number | null | undefined, nowMs: number | undefined): number {
  if (thenMs === null || thenMs === undefined || nowMs === undefined) return 0;
  return Math.min(model.longestAbsenceDays, Math.max(0, (nowMs - thenMs) / dayMs));
}
