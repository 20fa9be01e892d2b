import {
  isOutside,
  type PaidLaw,
  type ReturnBound,
  type RoundSums,
  returnBound,
  sampleVariance,
} from '@hanpan/rules';

/** What is known of the rounds of a game in a period, as the sums have it. */
export interface PlayedRounds extends RoundSums {
  /** What they should have paid, and its variance, where prices and chances are known exactly; else null. */
  readonly expected: number | null;
  readonly variance: number | null;
}

/** A return beside what it should be, in basis points of the stakes. */
export interface JudgedReturn {
  readonly actual: number;
  readonly theoretical: number;
  /** Null where there are too few rounds to say. */
  readonly low: number | null;
  readonly high: number | null;
  readonly isOutside: boolean;
  /** Whether the spread is known exactly, or taken from the rounds. */
  readonly spread: 'exact' | 'sample';
}

const points = (share: number) => Math.round(share * 10_000);

/** `statedPoints`: the return that the game's vendor states; null where none is. Undefined where nothing says what it should be. */
export function judgeReturn(rounds: PlayedRounds, statedPoints: number | null): JudgedReturn | undefined {
  const { stake, paid } = rounds;
  const law = lawOf(rounds, statedPoints);
  if (stake <= 0 || law === undefined) return undefined;
  const { spread, ...paidLaw } = law;
  const bound: ReturnBound | undefined = returnBound(stake, paidLaw);
  return {
    actual: points(paid / stake),
    theoretical: points(paidLaw.mean / stake),
    low: bound === undefined ? null : points(bound.low),
    high: bound === undefined ? null : points(bound.high),
    isOutside: bound !== undefined && isOutside(paid / stake, bound),
    spread,
  };
}

function lawOf(
  rounds: PlayedRounds,
  statedPoints: number | null,
): (PaidLaw & Pick<JudgedReturn, 'spread'>) | undefined {
  const { expected, variance, stake } = rounds;
  if (expected !== null && variance !== null) return { mean: expected, variance, spread: 'exact' };
  if (statedPoints === null) return undefined;
  const mean = (stake * statedPoints) / 10_000;
  return { mean, variance: sampleVariance(rounds) ?? 0, spread: 'sample' };
}
