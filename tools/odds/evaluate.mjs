import { fairProbability, goalRates, scoreMatrix, updateRatings } from '../../packages/rules/dist/index.js';

const outcomes = /** @type {const} */ (['home', 'draw', 'away']);

/**
 * @typedef {object} Scores sums over matches
 * @property {number} matches
 * @property {number} logLoss
 * @property {number} brier
 * @property {number} baselineLogLoss
 * @property {number} baselineBrier
 * @property {{ probability: number, happened: boolean }[]} forecasts
 */

/**
 * How well the ratings predict win, draw and loss of unseen matches, in order of kick-off.
 * Each forecast is made before its result is used. The baseline gives every match the shares of home wins,
 * draws and away wins of the training matches.
 *
 * @param {object} input
 * @param {import('@hanpan/rules').LeagueRatings} input.ratings
 * @param {readonly import('@hanpan/rules').PlayedMatch[]} input.training
 * @param {readonly import('@hanpan/rules').PlayedMatch[]} input.matches
 * @param {boolean} input.learns whether the ratings follow the results of the season
 */
export function evaluateSeason({ ratings, training, matches, learns }) {
  const base = baseRates(training);
  let current = ratings;
  /** @type {Scores} */
  const scores = { matches: 0, logLoss: 0, brier: 0, baselineLogLoss: 0, baselineBrier: 0, forecasts: [] };
  for (const match of matches) {
    const forecast = forecastOf(current, match);
    const actual = outcomeOf(match);
    scores.matches += 1;
    for (const outcome of outcomes)
      scores.forecasts.push({ probability: forecast[outcome], happened: outcome === actual });
    scores.logLoss += logLoss(forecast, actual);
    scores.brier += brier(forecast, actual);
    scores.baselineLogLoss += logLoss(base, actual);
    scores.baselineBrier += brier(base, actual);
    if (learns) current = updateRatings(current, match);
  }
  return scores;
}

/** @param {readonly Scores[]} parts */
export function sumScores(parts) {
  return parts.reduce((sum, part) => ({
    matches: sum.matches + part.matches,
    logLoss: sum.logLoss + part.logLoss,
    brier: sum.brier + part.brier,
    baselineLogLoss: sum.baselineLogLoss + part.baselineLogLoss,
    baselineBrier: sum.baselineBrier + part.baselineBrier,
    forecasts: [...sum.forecasts, ...part.forecasts],
  }));
}

/** Totals as averages per match, rounded for reading. */
export function averages({ matches, forecasts, ...totals }) {
  const perMatch = Object.entries(totals).map(([name, total]) => [name, rounded(total / matches, 10_000)]);
  return { matches, ...Object.fromEntries(perMatch) };
}

/** Tenths of probability: how often outcomes forecast with about that probability really happened. */
export function calibrationOf(forecasts) {
  return Array.from({ length: 10 }, (_, tenth) => {
    const bin = forecasts.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === tenth);
    const share = (pick) =>
      rounded(bin.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, bin.length), 1000);
    return {
      from: tenth / 10,
      forecasts: bin.length,
      forecast: share(({ probability }) => probability),
      happened: share(({ happened }) => Number(happened)),
    };
  }).filter(({ forecasts: count }) => count > 0);
}

/**
 * @param {import('@hanpan/rules').LeagueRatings} ratings
 * @param {Pick<import('@hanpan/rules').PlayedMatch, 'homeTeam' | 'awayTeam'>} match
 */
export function forecastOf(ratings, { homeTeam, awayTeam }) {
  const matrix = scoreMatrix(goalRates(ratings, homeTeam, awayTeam));
  /** @param {(typeof outcomes)[number]} selection */
  const chanceOf = (selection) =>
    fairProbability(matrix, { market: 'WDL', scope: 'match', lineQuarters: null, selection });
  return { home: chanceOf('home'), draw: chanceOf('draw'), away: chanceOf('away') };
}

function rounded(value, parts) {
  return Math.round(value * parts) / parts;
}

function baseRates(training) {
  const counts = { home: 0, draw: 0, away: 0 };
  for (const match of training) counts[outcomeOf(match)] += 1;
  return Object.fromEntries(outcomes.map((outcome) => [outcome, counts[outcome] / training.length]));
}

function outcomeOf({ homeGoals, awayGoals }) {
  if (homeGoals === awayGoals) return 'draw';
  return homeGoals > awayGoals ? 'home' : 'away';
}

function logLoss(forecast, actual) {
  return -Math.log(forecast[actual]);
}

/** Summed over the three outcomes: 0 is a perfect forecast, 2 is certainty of the wrong outcome. */
function brier(forecast, actual) {
  return outcomes.reduce((sum, outcome) => sum + (forecast[outcome] - (outcome === actual ? 1 : 0)) ** 2, 0);
}
