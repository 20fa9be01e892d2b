import { amount, oddsMilli, scale } from '../../packages/money/dist/index.js';
import { exact, legFactor, settleBet, voided } from '../../packages/rules/dist/index.js';
import { isProfit, money } from './tally.mjs';

/** Legs in the order of a file, so many to a bet, what is left over dropped; every nth leg of a file made void. */
const plans = [
  { name: '3 legs, all home wins @B365H', key: '1X2_H@B365', legs: 3, voidEvery: null },
  { name: '3 legs, AH home @B365AHH', key: 'AH_HOME@B365', legs: 3, voidEvery: null },
  { name: '5 legs, under 2.5 @B365', key: 'UNDER2.5@B365', legs: 5, voidEvery: null },
  {
    name: '3 legs, AH home, every 7th leg (0,7,14,.. of the legs of one file) void',
    key: 'AH_HOME@B365',
    legs: 3,
    voidEvery: 7,
  },
  { name: '2 legs, AH away @B365AHA', key: 'AH_AWAY@B365', legs: 2, voidEvery: null },
];

const stakeEach = 10_000;
const hundred = 100n;
const thousand = exact.fraction(1000n, 1n);

/**
 * The combinations of some files. What is paid in won is shown under three rounding rules: ours, the exact product
 * floored once, and two that other houses have, total odds cut or rounded half up to two places.
 *
 * @param {import('./tally.mjs').FlatBet[][]} betsOfFiles the bets of each file, in its order
 */
export function comboFigures(betsOfFiles) {
  return Object.fromEntries(plans.map((plan) => [plan.name, figuresOf(plan, slipsOf(plan, betsOfFiles))]));
}

function slipsOf({ key, legs, voidEvery }, betsOfFiles) {
  return betsOfFiles.flatMap((bets) => {
    const all = bets
      .flatMap((bet) => (bet.key === key && bet.settled ? [bet.settled] : []))
      .map((leg, index) => (voidEvery && index % voidEvery === 0 ? { ...leg, result: voided } : leg));
    const slips = Math.floor(all.length / legs);
    return Array.from({ length: slips }, (_, slip) => all.slice(slip * legs, (slip + 1) * legs));
  });
}

function figuresOf({ legs, voidEvery }, slips) {
  const factors = slips.map((slip) => exact.product(slip.map(({ result, odds }) => legFactor(result, odds))));
  const paid = (amounts) => Number(amounts.reduce((total, each) => total + each, 0n));
  const stake = BigInt(stakeEach);
  return {
    combos: slips.length,
    legs_each: legs,
    void_every: voidEvery,
    profitable: factors.filter(isProfit).length,
    lost_entirely: factors.filter(({ numerator }) => numerator === 0n).length,
    ...money(exact.sum(factors), slips.length),
    krw_stake_each: stakeEach,
    krw_paid_exact_then_floor: paid(slips.map((slip) => BigInt(paidInWon(slip)))),
    krw_paid_total_odds_truncated_2dp: paid(
      factors.map(({ numerator, denominator }) => (((numerator * hundred) / denominator) * stake) / hundred),
    ),
    krw_paid_total_odds_rounded_half_up_2dp: paid(
      factors.map(
        ({ numerator, denominator }) =>
          (((numerator * hundred * 2n + denominator) / (denominator * 2n)) * stake) / hundred,
      ),
    ),
  };
}

const singles = ['1X2_H@B365', 'UNDER2.5@B365', 'AH_HOME@B365', 'AH_AWAY@B365'];

/** Single bets of 10,000 won, each floored by itself. @param {import('./tally.mjs').FlatBet[]} bets */
export function singleFigures(bets) {
  return Object.fromEntries(
    singles.map((key) => {
      const slips = bets.flatMap((bet) => (bet.key === key && bet.settled ? [[bet.settled]] : []));
      const paid = slips.reduce((total, slip) => total + paidInWon(slip), 0);
      const house = slips.length * stakeEach - paid;
      return [key, { bets: slips.length, stake_each: stakeEach, paid, house_result: house }];
    }),
  );
}

/**
 * What the product itself pays for the slip. It has odds in thousandths; a file may have finer ones, and those are floored
 * by the same rule.
 */
function paidInWon(slip) {
  const stake = amount(stakeEach);
  const odds = slip.map((leg) => exact.formatExact(exact.product([leg.odds, thousand]), 1));
  if (odds.some((each) => each.includes('.'))) {
    const factor = exact.product(slip.map((leg) => legFactor(leg.result, leg.odds)));
    return scale(stake, factor.numerator, factor.denominator);
  }
  const legs = slip.map(({ result }, index) => ({ oddsMilli: oddsMilli(Number(odds[index])), result }));
  return settleBet(stake, legs).payoutAmount;
}
