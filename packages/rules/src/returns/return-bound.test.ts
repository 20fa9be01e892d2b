import { expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import { isOutside, returnBound, type SpanSums, sampleVariance } from './return-bound.ts';

/** Of `rounds` with that chance, the chance of each number of wins: exactly, from one to the next in logarithms. */
function binomial(rounds: number, chance: number): number[] {
  let log = rounds * Math.log(1 - chance);
  return Array.from({ length: rounds + 1 }, (_, wins) => {
    if (wins > 0) log += Math.log((rounds - wins + 1) / wins) + Math.log(chance / (1 - chance));
    return Math.exp(log);
  });
}

/** So many spans of one round each, with a stake of one. */
const lawOf = (rounds: number, chance: number, odds: number) => ({
  mean: rounds * chance * odds,
  variance: rounds * chance * (1 - chance) * odds * odds,
});
const single = (rounds: number) => ({ spans: rounds, stake: rounds });

test.each([
  // rounds, chance, odds
  [200, 0.5, 1.95],
  [1_000, 0.5, 1.95],
  [10_000, 0.5, 1.95],
  [1_000, 0.1, 9.5],
  [6_000, 0.01, 95],
  [100_000, 0.001, 960],
])(
  '[GAM-12] where the variance is known %i rounds at a chance of %d lie outside about once in a thousand times by the exact law',
  (rounds, chance, odds) => {
    const bound = returnBound(single(rounds), lawOf(rounds, chance, odds));
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
  expect(returnBound(single(rounds), lawOf(rounds, chance, odds))).toBeUndefined();
});

test('many rounds in few spans are too few for a bound', () => {
  expect(returnBound({ spans: 49, stake: 10_000 }, lawOf(10_000, 0.5, 1.95))).toBeUndefined();
  expect(returnBound({ spans: 50, stake: 10_000 }, lawOf(10_000, 0.5, 1.95))).toBeDefined();
});

type Span = readonly [stake: number, paid: number];

const sumsOf = (spans: readonly Span[]): SpanSums => {
  const sum = (of: (stake: number, paid: number) => number) =>
    spans.reduce((total, [stake, paid]) => total + of(stake, paid), 0);
  return {
    spans: spans.length,
    stake: sum((stake) => stake),
    paid: sum((_, paid) => paid),
    stakeSquares: sum((stake) => stake * stake),
    paidSquares: sum((_, paid) => paid * paid),
    products: sum((stake, paid) => stake * paid),
  };
};

test('[GAM-12] where nobody states a variance that of the spans themselves comes close to the exact one', () => {
  // Every tenth round pays 9.5 times; stakes of one and of three.
  const rounds = Array.from({ length: 20_000 }, (_, at): Span => {
    const stake = at % 3 === 0 ? 3 : 1;
    return [stake, (at * 7_919) % 10 === 0 ? 9.5 * stake : 0];
  });
  const sums = sumsOf(rounds);
  const exact = sums.stakeSquares * 0.1 * 0.9 * 9.5 * 9.5;
  expect((sampleVariance(sums) ?? 0) / exact).toBeCloseTo(1, 1);
  expect(sampleVariance(sumsOf([[1, 5]]))).toBeUndefined();
  expect(sampleVariance(sumsOf([]))).toBeUndefined();
  // Spans that all pay the same spread by nothing, and nothing follows from that.
  const same = sumsOf([
    [10, 9],
    [20, 18],
    [10, 9],
  ]);
  expect(sampleVariance(same)).toBeCloseTo(0, 6);
});

/** Spans of one draw each, on which everybody bets: `odd` of a hundred on odd, the others on even, at 1.95. */
const sharedDraws = (random: () => number, draws: number, odd: number): Span[] =>
  Array.from({ length: draws }, () => [100, (random() < 0.5 ? odd : 100 - odd) * 1.95]);

test.each([100, 70, 55])(
  '[GAM-12] of fair draws that members share no more than a few in a thousand samples lie outside, with %i of a hundred bets on one side',
  (odd) => {
    const next = seededRandom(`shared draws ${odd}`);
    const samples = 4_000;
    let outside = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const sums = sumsOf(sharedDraws(next, 288, odd));
      const bound = returnBound(sums, { mean: sums.stake * 0.975, variance: sampleVariance(sums) ?? 0 });
      if (bound === undefined) throw new Error('no bound');
      if (isOutside(sums.paid / sums.stake, bound)) outside += 1;
    }
    // Four are expected. Bets taken for independent would leave hundreds outside.
    expect(outside).toBeLessThan(14);
  },
);

test('[GAM-12] draws that members share and that pay a fifth too much lie outside', () => {
  const next = seededRandom('too much');
  const sums = sumsOf(sharedDraws(next, 288, 55).map(([stake, paid]): Span => [stake, paid * 1.2]));
  const bound = returnBound(sums, { mean: sums.stake * 0.975, variance: sampleVariance(sums) ?? 0 });
  expect(bound && isOutside(sums.paid / sums.stake, bound)).toBe(true);
});
