/**
 * Chooses the half-life, the ridge and the learning rate on season 2023-24, fitted on the two seasons before
 * it. The seasons that are replayed take no part, so their evaluation stays honest.
 *
 *   node tools/odds/tune-football.mjs
 */
import { fitDixonColes } from '../../packages/rules/dist/index.js';
import { averages, evaluateSeason, sumScores } from './evaluate.mjs';
import { loadFootball, matchesBefore } from './load-football.mjs';

const validationSeason = '2023-24';
const grid = {
  halfLifeDays: [180, 365, 730, 1095],
  ridge: [1, 2, 4, 8, 16],
  learningRate: [0, 0.02, 0.03, 0.04],
};

const { leagues } = loadFootball();
const judged = leagues.filter(({ bySeason }) => bySeason.has(validationSeason) && bySeason.has('2021-22'));
const rows = [];
for (const halfLifeDays of grid.halfLifeDays)
  for (const ridge of grid.ridge) {
    const fits = judged.map((league) => fitLeague(league, { halfLifeDays, ridge }));
    for (const learningRate of grid.learningRate) {
      const scores = averages(sumScores(fits.map((fit) => evaluateSeason({ ...fit, learningRate }))));
      rows.push({ halfLifeDays, ridge, learningRate, ...scores });
    }
  }
rows.sort((a, b) => a.logLoss - b.logLoss);
for (const row of rows.slice(0, 15)) process.stdout.write(`${JSON.stringify(row)}\n`);

function fitLeague(league, options) {
  const matches = league.bySeason.get(validationSeason).matches;
  const training = matchesBefore(league, validationSeason);
  const { ratings } = fitDixonColes(training, { ...options, asOfMs: matches[0].kickoffMs });
  return { ratings, training, matches };
}
