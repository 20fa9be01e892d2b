import { exact, legFactor } from '../../packages/rules/dist/index.js';

/**
 * @typedef {import('@hanpan/rules').Fraction} Fraction
 * @typedef {import('@hanpan/rules').LegResult} LegResult
 * @typedef {object} FlatBet a stake of one on a selection; `settled` is undefined where the file does not offer it
 * @property {string} key
 * @property {{ odds: Fraction, result: LegResult } | undefined} settled
 */

const countedAs = {
  win: 'win',
  'half-win': 'half_win',
  void: 'push',
  'half-lose': 'half_loss',
  lose: 'loss',
};

/** Places of a number without an end, and of a percentage. */
const placesWithoutEnd = 10;
const percentPlaces = 6;

/** Counts flat stakes by key, with exact sums. */
export function createTally() {
  const rows = new Map();
  return {
    /** @param {FlatBet} bet */
    add({ key, settled }) {
      const row = rows.get(key) ?? {
        skipped: 0,
        returns: [],
        win: 0,
        half_win: 0,
        push: 0,
        half_loss: 0,
        loss: 0,
      };
      rows.set(key, row);
      if (settled === undefined) {
        row.skipped += 1;
        return;
      }
      row.returns.push(legFactor(settled.result, settled.odds));
      row[countedAs[settled.result.result]] += 1;
    },
    /** By key: bets, what was left out, what came back, and how the bets ended. */
    figures() {
      return Object.fromEntries([...rows].map(([key, row]) => [key, figuresOf(row)]));
    },
  };
}

function figuresOf({ skipped, returns, ...counts }) {
  const returned = exact.sum(returns);
  const bets = returns.length;
  const pl = profit(returned, bets);
  return {
    bets,
    skipped,
    ...money(returned, bets),
    roi_pct: bets === 0 ? null : percent(exact.product([pl, exact.fraction(100n, BigInt(bets))])),
    ...counts,
  };
}

/** Rounded, and without the zeros at its end. @param {Fraction} value */
function percent(value) {
  return exact.formatExact(
    exact.parseFraction(exact.formatRounded(value, percentPlaces)) ?? value,
    percentPlaces,
  );
}

/** @param {Fraction} returned @param {number} stakes */
export function money(returned, stakes) {
  return {
    returned: exact.formatExact(returned, placesWithoutEnd),
    pl: exact.formatExact(profit(returned, stakes), placesWithoutEnd),
  };
}

/** @param {Fraction} returned @param {number} stakes */
function profit(returned, stakes) {
  return exact.sum([returned, exact.negative(exact.fraction(BigInt(stakes), 1n))]);
}

/** Above the stake. @param {Fraction} factor */
export function isProfit(factor) {
  return exact.compare(factor, exact.one) > 0;
}
