import { exact } from '../../packages/rules/dist/index.js';
import { decimalOdds } from './read-cells.mjs';

const markets = {
  'B365 1X2': ['B365H', 'B365D', 'B365A'],
  'Pinnacle 1X2': ['PSH', 'PSD', 'PSA'],
  'Pinnacle closing 1X2': ['PSCH', 'PSCD', 'PSCA'],
  'B365 O/U 2.5': ['B365>2.5', 'B365<2.5'],
  'B365 AH': ['B365AHH', 'B365AHA'],
  'Pinnacle AH': ['PAHH', 'PAHA'],
};

const hundred = exact.fraction(100n, 1n);
const places = 4;

/**
 * By how much the inverse odds of a whole market exceed one, in percent: what a bookmaker keeps of a balanced book. Only
 * matches count in which every selection has odds.
 *
 * @param {readonly import('./csv.mjs').Row[]} rows
 */
export function overroundFigures(rows) {
  return Object.fromEntries(
    Object.entries(markets).flatMap(([name, columns]) => {
      const each = rows.flatMap((row) => overroundOf(columns.map((column) => row[column])) ?? []);
      return each.length === 0 ? [] : [[name, figuresOf(each)]];
    }),
  );
}

function overroundOf(cells) {
  const odds = cells.map((cell) => decimalOdds(cell, () => undefined));
  if (odds.includes(undefined)) return undefined;
  const inverse = odds.map(({ numerator, denominator }) => exact.fraction(denominator, numerator));
  return exact.product([exact.sum([...inverse, exact.negative(exact.one)]), hundred]);
}

function figuresOf(each) {
  const rounded = each.map(toNumber);
  return {
    n: each.length,
    mean_pct: toNumber(exact.product([exact.sum(each), exact.fraction(1n, BigInt(each.length))])),
    min_pct: Math.min(...rounded),
    max_pct: Math.max(...rounded),
  };
}

const toNumber = (percent) => Number(exact.formatRounded(percent, places));
