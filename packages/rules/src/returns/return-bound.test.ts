import { expect, test } from 'vitest';
import {
  isOutside,
  lawOfChance,
  lawOfRounds,
  type RoundSums,
  returnBound,
  sampleVariance,
} from './return-bound.ts';

/** Of `rounds` with that chance, the chance of each number of wins: exactly, from one to the next in logarithms. */
function binomial(rounds: number, chance: number): number[] {
  let log = rounds * Math.log(1 - chance);
  return Array.from({ length: rounds + 1 }, (_, wins) => {
    if (wins > 0) log += Math.log((rounds - wins + 1) / wins) + Math.log(chance / (1 - chance));
    return Math.exp(log);
  });
}

test.each([
  // rounds, chance, odds
  [200, 0.5, 1.95],
  [1_000, 0.5, 1.95],
  [10_000, 0.5, 1.95],
  [1_000, 0.1, 9.5],
  [6_000, 0.01, 95],
  [100_000, 0.001, 960],
])(
  '[GAM-12] %i rounds at a chance of %d lie outside about once in a thousand times by the exact binomial law',
  (rounds, chance, odds) => {
    const law = lawOfRounds({ stake: rounds, stakeSquares: rounds }, lawOfChance(chance, odds));
    const bound = returnBound(rounds, law);
    if (bound === undefined) throw new Error('no bound');
    expect((bound.low + bound.high) / 2).toBeCloseTo(chance * odds, 10);
    const outside = binomial(rounds, chance).reduce(
      (sum, each, wins) => sum + (isOutside((wins * odds) / rounds, bound) ? each : 0),
      0,
    );
    expect(outside).toBeGreaterThan(0.0004);
    expect(outside).toBeLessThan(0.002);
  },
);

test.each([
  [10, 0.5, 1.95],
  [400, 0.1, 9.5],
  [4_000, 0.01, 95],
  [0, 0.5, 1.95],
])('%i rounds at a chance of %d are too few for a bound', (rounds, chance, odds) => {
  const law = lawOfRounds({ stake: rounds, stakeSquares: rounds }, lawOfChance(chance, odds));
  expect(returnBound(rounds, law)).toBeUndefined();
});

test('[GAM-12] one large stake among small ones widens the interval as its square does', () => {
  const law = lawOfChance(0.5, 1.9);
  const even = returnBound(1_000, lawOfRounds({ stake: 1_000, stakeSquares: 1_000 }, law));
  const uneven = returnBound(1_100, lawOfRounds({ stake: 1_100, stakeSquares: 1_000 + 100 * 100 }, law));
  if (even === undefined || uneven === undefined) throw new Error('no bound');
  const widthOf = ({ low, high }: { low: number; high: number }) => high - low;
  expect(widthOf(uneven) / widthOf(even)).toBeCloseTo(
    Math.sqrt(11_000) / 1_100 / (Math.sqrt(1_000) / 1_000),
    10,
  );
});

const sumsOf = (rounds: readonly (readonly [stake: number, paid: number])[]): RoundSums => {
  const sum = (of: (stake: number, paid: number) => number) =>
    rounds.reduce((total, [stake, paid]) => total + of(stake, paid), 0);
  return {
    rounds: rounds.length,
    stake: sum((stake) => stake),
    paid: sum((_, paid) => paid),
    stakeSquares: sum((stake) => stake * stake),
    paidSquares: sum((_, paid) => paid * paid),
    products: sum((stake, paid) => stake * paid),
  };
};

test('[GAM-12] where nobody states a variance that of the rounds themselves comes close to the exact one', () => {
  // Every tenth round pays 9.5 times; stakes of one and of three.
  const rounds = Array.from({ length: 20_000 }, (_, at): [number, number] => {
    const stake = at % 3 === 0 ? 3 : 1;
    return [stake, (at * 7_919) % 10 === 0 ? 9.5 * stake : 0];
  });
  const sums = sumsOf(rounds);
  const exact = lawOfRounds(sums, lawOfChance(0.1, 9.5)).variance;
  expect((sampleVariance(sums) ?? 0) / exact).toBeCloseTo(1, 1);
  expect(sampleVariance(sumsOf([[1, 5]]))).toBeUndefined();
  expect(sampleVariance(sumsOf([]))).toBeUndefined();
  // Rounds that all pay the same spread by nothing, and nothing follows from that.
  const same = sumsOf([
    [10, 9],
    [20, 18],
    [10, 9],
  ]);
  expect(sampleVariance(same)).toBeCloseTo(0, 6);
});
