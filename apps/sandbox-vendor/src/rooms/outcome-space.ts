import { type Fraction, fraction } from '../fair/fraction.ts';

/** The law of what a bet returns, over equally likely cases with integer weights. */
export interface Law {
  rtp: Fraction;
  hit: Fraction;
  /** The chance of more than the stake. */
  win: Fraction;
  /** The chance of the stake or a part of it, and no more. */
  refund: Fraction;
  variance: Fraction;
  /** The greatest return, in percent of the stake. */
  topPercent: number;
  /** Each return in stakes and its chance, the smallest first. */
  returns: { return: Fraction; probability: Fraction }[];
}

/** Exact, whatever the number of cases: `cases` gives a weight and a return in percent of the stake. */
export function lawOf(cases: Iterable<{ weight: number; percent: number }>): Law {
  const weights = new Map<number, bigint>();
  for (const { weight, percent } of cases)
    weights.set(percent, (weights.get(percent) ?? 0n) + BigInt(weight));
  const all = [...weights].toSorted(([a], [b]) => a - b);
  const total = all.reduce((sum, [, weight]) => sum + weight, 0n);
  const mean = all.reduce((sum, [percent, weight]) => sum + BigInt(percent) * weight, 0n);
  const square = all.reduce((sum, [percent, weight]) => sum + BigInt(percent) ** 2n * weight, 0n);
  const weightOf = (holds: (percent: number) => boolean) =>
    all.reduce((sum, [percent, weight]) => (holds(percent) ? sum + weight : sum), 0n);
  return {
    rtp: fraction(mean, total * 100n),
    hit: fraction(
      weightOf((percent) => percent > 0),
      total,
    ),
    win: fraction(
      weightOf((percent) => percent > 100),
      total,
    ),
    refund: fraction(
      weightOf((percent) => percent > 0 && percent <= 100),
      total,
    ),
    variance: fraction(square * total - mean * mean, total * total * 10_000n),
    topPercent: all.at(-1)?.[0] ?? 0,
    returns: all.map(([percent, weight]) => ({
      return: fraction(percent, 100),
      probability: fraction(weight, total),
    })),
  };
}
