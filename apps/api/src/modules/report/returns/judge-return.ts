import {
  isOutside,
  type PaidLaw,
  type ReturnBound,
  returnBound,
  type SpanSums,
  sampleVariance,
} from '@hanpan/rules';

/** What is known of the rounds of a game in a period, as the sums have it. */
export interface PlayedRounds extends SpanSums {
  readonly rounds: number;
  /** What they should have paid, and how far their spans lie from it, squared, where prices and chances are known; else null. */
  readonly expected: number | null;
  readonly deviations: number | null;
}

/** A return beside what it should be, in basis points of the stakes. */
export interface JudgedReturn {
  readonly actual: number;
  readonly theoretical: number;
  /** Null where too little was played to say. */
  readonly low: number | null;
  readonly high: number | null;
  readonly isOutside: boolean;
}

const points = (share: number) => Math.round(share * 10_000);

/** `statedPoints`: the return that the game's vendor states; null where none is. Undefined where nothing says what it should be. */
export function judgeReturn(rounds: PlayedRounds, statedPoints: number | null): JudgedReturn | undefined {
  const { stake, paid } = rounds;
  const law = lawOf(rounds, statedPoints);
  if (stake <= 0 || law === undefined) return undefined;
  const bound: ReturnBound | undefined = returnBound(rounds, law);
  return {
    actual: points(paid / stake),
    theoretical: points(law.mean / stake),
    low: bound === undefined ? null : points(bound.low),
    high: bound === undefined ? null : points(bound.high),
    isOutside: bound !== undefined && isOutside(paid / stake, bound),
  };
}

function lawOf(rounds: PlayedRounds, statedPoints: number | null): PaidLaw | undefined {
  const { expected, deviations, stake } = rounds;
  if (expected !== null && deviations !== null) return { mean: expected, variance: deviations };
  if (statedPoints === null) return undefined;
  return { mean: (stake * statedPoints) / 10_000, variance: sampleVariance(rounds) ?? 0 };
}
