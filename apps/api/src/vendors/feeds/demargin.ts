/** The step of the search ends here: far below a tick of any odds. */
const tolerance = 1e-12;
const steps = 200;

/**
 * Takes the margin out of the odds of one whole market by the power method: the k for which the (1/odds)^k add up to
 * `sum`: 1 where exactly one selection wins, 2 in a double chance. It takes more of long shots than of favourites, as
 * bookmakers put it on, and never leaves 0 to 1. Odds in thousandths. Undefined for fewer than two selections, for odds
 * of 1 or less, and for quotes that promise a profit to everybody (1/odds below nine tenths of `sum`): they are not of
 * one market.
 */
export function demargin(oddsMilli: readonly number[], sum = 1): readonly number[] | undefined {
  const quoted = oddsMilli.map((odds) => 1000 / odds);
  if (oddsMilli.length < 2 || oddsMilli.some((odds) => !(odds > 1000)) || add(quoted) < 0.9 * sum)
    return undefined;
  let low = 0;
  let high = 64;
  let power = 1;
  for (let step = 0; step < steps && high - low > tolerance; step += 1) {
    power = (low + high) / 2;
    if (add(quoted.map((each) => each ** power)) > sum) low = power;
    else high = power;
  }
  return inSum(
    quoted.map((each) => each ** power),
    sum,
  );
}

/** The middle of what several bookmakers think of each selection, with the sum that they have. */
export function consensus(laws: readonly (readonly number[])[]): readonly number[] | undefined {
  const [first] = laws;
  if (first === undefined) return undefined;
  const middle = first.map((_, index) => median(laws.map((law) => law[index] ?? 0)));
  return inSum(middle, add(first));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

function inSum(values: readonly number[], sum: number): readonly number[] {
  const total = add(values);
  return values.map((each) => (each / total) * sum);
}

function add(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
