import {
  fixedParameters,
  negativeLikelihood,
  type Priors,
  rhoPrior,
  type Sample,
} from './dixon-coles-loss.ts';
import { type Minimum, minimise } from './minimise.ts';
import { averageNewcomer, findNewcomers } from './newcomers.ts';
import type { LeagueRatings, PlayedMatch, TeamRating } from './parameters.ts';

export type FitOptions = {
  /** The day from which the age of a match counts; nothing after it may be used. Default: the last match. */
  readonly asOfMs?: number;
  /** A match this old counts half. */
  readonly halfLifeDays?: number;
  /** The pull of every rating towards its prior, as if by this many goals. */
  readonly ridge?: number;
  /** The rating of unseen sides where no side came up within the matches given. Default: the average. */
  readonly fallbackNewcomer?: TeamRating;
};

export type Fit = {
  readonly ratings: LeagueRatings;
  readonly matches: number;
  readonly steps: number;
  readonly hasConverged: boolean;
};

export const defaultFit = { halfLifeDays: 730, ridge: 4 } as const;

const average: TeamRating = { attack: 0, defence: 0 };
const dayMs = 86_400_000;

/**
 * Fits attack, defence, home advantage and the low-score correction of a league by penalised maximum
 * likelihood. It runs twice: the first time every side is drawn towards the league's average, the second time
 * sides that came up (or came back) are drawn towards what such sides turned out to be worth, which is also
 * what a side without any match gets. Throws RangeError for fewer than two matches or impossible goals.
 */
export function fitDixonColes(matches: readonly PlayedMatch[], options: FitOptions = {}): Fit {
  const newestMs = Math.max(...matches.map(({ dateMs }) => dateMs));
  const { asOfMs = newestMs, halfLifeDays = defaultFit.halfLifeDays, ridge = defaultFit.ridge } = options;
  const known = matches.filter(({ dateMs }) => dateMs <= asOfMs);
  if (known.length < 2) throw new RangeError('a league is fitted on at least two matches');
  const teams = [...new Set(known.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]))].sort();
  const samples = toSamples(known, teams, asOfMs, halfLifeDays);
  const flat = { attack: new Float64Array(teams.length), defence: new Float64Array(teams.length) };
  const first = solve(samples, flat, ridge);
  const firstTeams = toTeams(first.point, teams);
  const newcomers = findNewcomers(known, teams);
  const newcomer = averageNewcomer(firstTeams, newcomers) ?? options.fallbackNewcomer ?? average;
  const priors = {
    attack: Float64Array.from(teams, (team) => (newcomers.has(team) ? newcomer.attack : 0)),
    defence: Float64Array.from(teams, (team) => (newcomers.has(team) ? newcomer.defence : 0)),
  };
  const second = solve(samples, priors, ridge, first.point);
  return {
    ratings: toRatings(second.point, teams, newcomer),
    matches: known.length,
    steps: first.steps + second.steps,
    hasConverged: first.hasConverged && second.hasConverged,
  };
}

function toSamples(
  matches: readonly PlayedMatch[],
  teams: readonly string[],
  asOfMs: number,
  halfLifeDays: number,
): Sample[] {
  const indexOf = new Map(teams.map((team, index) => [team, index]));
  return matches.map(({ homeTeam, awayTeam, homeGoals, awayGoals, dateMs }) => {
    if (![homeGoals, awayGoals].every((goals) => Number.isSafeInteger(goals) && goals >= 0))
      throw new RangeError(`not a score: ${homeGoals}-${awayGoals}`);
    const weight = 0.5 ** ((asOfMs - dateMs) / dayMs / halfLifeDays);
    return {
      home: indexOf.get(homeTeam) ?? 0,
      away: indexOf.get(awayTeam) ?? 0,
      homeGoals,
      awayGoals,
      weight,
    };
  });
}

function solve(samples: readonly Sample[], priors: Priors, ridge: number, from?: Float64Array): Minimum {
  const start = from ?? startingPoint(samples, priors.attack.length);
  return minimise(negativeLikelihood(samples, priors, ridge), start);
}

/** The league's average goals at both grounds, and every side average. */
function startingPoint(samples: readonly Sample[], teams: number): Float64Array {
  const start = new Float64Array(fixedParameters + 2 * teams);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const average = (pick: (sample: Sample) => number) =>
    Math.max(0.1, samples.reduce((sum, sample) => sum + sample.weight * pick(sample), 0) / total);
  const away = Math.log(average(({ awayGoals }) => awayGoals));
  start.set([away, Math.log(average(({ homeGoals }) => homeGoals)) - away, rhoPrior.mean]);
  return start;
}

function toTeams(point: Float64Array, teams: readonly string[]): Record<string, TeamRating> {
  const rated = teams.map((team, index): [string, TeamRating] => {
    const attack = at(point, fixedParameters + index);
    return [team, { attack, defence: at(point, fixedParameters + teams.length + index) }];
  });
  return Object.fromEntries(rated);
}

function toRatings(point: Float64Array, teams: readonly string[], newcomer: TeamRating): LeagueRatings {
  return {
    base: at(point, 0),
    homeAdvantage: at(point, 1),
    rho: at(point, 2),
    teams: toTeams(point, teams),
    newcomer,
  };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
