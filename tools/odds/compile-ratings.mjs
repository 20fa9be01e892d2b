import { defaultFit, defaultLearningRate, fitDixonColes } from '../../packages/rules/dist/index.js';
import { replayed, replaySeasons } from './compile-fixtures.mjs';
import { averages, calibrationOf, evaluateSeason, sumScores } from './evaluate.mjs';
import { matchesBefore } from './load-football.mjs';

const dayMs = 86_400_000;

/**
 * The content of ratings.json: for every replayed season of a league the parameters fitted on the seasons
 * before it, and how well they predicted it.
 */
export function compileRatings({ leagues }) {
  const fallbackNewcomer = usualNewcomer(leagues);
  const parts = replayed(leagues).map((part) => rateSeason(part, fallbackNewcomer));
  return {
    about: 'Dixon-Coles parameters, each fitted on earlier seasons only; see tools/odds/README.md.',
    fit: { ...defaultFit, learningRate: defaultLearningRate },
    evaluation: [...new Set(parts.map(({ season }) => season))].map((season) => summary(season, parts)),
    ratings: parts.map(({ judged, ...part }) => part),
  };
}

/**
 * The average rating of promoted sides over the leagues with a history, before the first replayed
 * season, only for the leagues of which a single season is known.
 */
function usualNewcomer(leagues) {
  const [firstSeason] = replaySeasons;
  const newcomers = leagues
    .map((league) => matchesBefore(league, firstSeason))
    .filter((training) => training.length > 0)
    .map((training) => fitDixonColes(training).ratings.newcomer);
  const average = (side) => newcomers.reduce((sum, each) => sum + each[side], 0) / newcomers.length;
  return { attack: average('attack'), defence: average('defence') };
}

function rateSeason({ season, league, matches }, fallbackNewcomer) {
  const training = matchesBefore(league, season);
  const { ratings, hasConverged } = fitDixonColes(training, {
    asOfMs: matches[0].kickoffMs,
    fallbackNewcomer,
  });
  if (!hasConverged) throw new Error(`the fit of ${league.code} before ${season} did not converge`);
  const judge = (learningRate) => evaluateSeason({ ratings, training, matches, learningRate });
  const judged = { asFitted: judge(0), withUpdates: judge(defaultLearningRate) };
  return {
    season,
    league: league.code,
    trainedOn: { matches: training.length, newestDate: dateOf(training.at(-1).dateMs) },
    evaluation: { asFitted: averages(judged.asFitted), withUpdates: averages(judged.withUpdates) },
    parameters: rounded(ratings),
    judged,
  };
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
