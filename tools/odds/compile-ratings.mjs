import { fitRatings, ratingModel } from '../../packages/rules/dist/index.js';
import { replayed } from './compile-fixtures.mjs';
import { averages, calibrationOf, evaluateSeason, sumScores } from './evaluate.mjs';
import { matchesBefore } from './load-football.mjs';

const dayMs = 86_400_000;

/**
 * The content of ratings.json: for every replayed season of a league the parameters fitted on the seasons
 * before it, and how well they predicted it.
 */
export function compileRatings({ leagues }) {
  const parts = replayed(leagues).map(rateSeason);
  return {
    about: 'Ratings before each season, learnt from earlier seasons only; see tools/odds/README.md.',
    fit: ratingModel,
    evaluation: [...new Set(parts.map(({ season }) => season))].map((season) => summary(season, parts)),
    ratings: parts.map(({ judged, ...part }) => part),
  };
}

function rateSeason({ season, league, matches }) {
  const training = matchesBefore(league, season);
  const ratings = settled(fitRatings(training, { asOfMs: matches[0].kickoffMs }));
  const judge = (learns) => evaluateSeason({ ratings, training, matches, learns });
  const judged = { asFitted: judge(false), withUpdates: judge(true) };
  return {
    season,
    league: league.code,
    trainedOn: { matches: training.length, newestDate: dateOf(training.at(-1).dateMs) },
    evaluation: { asFitted: averages(judged.asFitted), withUpdates: averages(judged.withUpdates) },
    parameters: rounded(ratings),
    judged,
  };
}

/**
 * What the product stores: ratings without their variances, which then learn at the pace of the middle of a season.
 *
 * @param {import('@hanpan/rules').LeagueRatings} ratings
 * @returns {import('@hanpan/rules').LeagueRatings}
 */
function settled({ base, homeAdvantage, rho, teams, newcomer }) {
  const names = Object.keys(teams).sort();
  const rated = names.map((team) => [team, { attack: teams[team]?.attack, defence: teams[team]?.defence }]);
  return { base, homeAdvantage, rho, newcomer, teams: Object.fromEntries(rated) };
}

function summary(season, parts) {
  const judged = parts.filter((part) => part.season === season).map((part) => part.judged);
  const updated = sumScores(judged.map(({ withUpdates }) => withUpdates));
  return {
    season,
    leagues: judged.length,
    asFitted: averages(sumScores(judged.map(({ asFitted }) => asFitted))),
    withUpdates: averages(updated),
    calibration: calibrationOf(updated.forecasts),
  };
}

function dateOf(atMs) {
  return new Date(Math.floor(atMs / dayMs) * dayMs).toISOString().slice(0, 10);
}

function rounded(value) {
  if (typeof value === 'number') return Math.round(value * 10_000) / 10_000;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rounded(each)]));
}
