/**
 * Tests of what draws gave, for alarms and benchmarks. They cannot prove that draws are fair, which is done by counting
 * every word (`rejection.test.ts`): a bias of one in a thousand shows only after some 10^9 draws. p is the probability
 * that fair draws look as odd as this or odder.
 */
export interface RandomnessTest {
  readonly statistic: number;
  readonly p: number;
}

/**
 * Pearson's chi-square: how far counts lie from what was expected. Throws RangeError where there are fewer than two
 * cells, or one in which less than five are expected: there the distribution is another.
 */
export function chiSquareTest(observed: readonly number[], expected: readonly number[]): RandomnessTest {
  if (observed.length < 2 || observed.length !== expected.length || expected.some((count) => count < 5))
    throw new RangeError('a chi-square test needs two cells and five expected in each');
  const statistic = observed.reduce((sum, count, cell) => {
    const due = expected[cell] ?? 0;
    return sum + (count - due) ** 2 / due;
  }, 0);
  return { statistic, p: upperGamma((observed.length - 1) / 2, statistic / 2) };
}

/**
 * Wald and Wolfowitz' runs test: whether sides change as often as independent draws would change them. The statistic is
 * the standardised number of runs. Throws RangeError below twenty draws of either side.
 */
export function runsTest(sides: readonly boolean[]): RandomnessTest {
  const first = sides.filter(Boolean).length;
  const second = sides.length - first;
  if (Math.min(first, second) < 20) throw new RangeError('a runs test needs twenty draws of either side');
  const runs = sides.reduce((count, side, at) => count + (side === sides[at - 1] ? 0 : 1), 0);
  const pairs = 2 * first * second;
  const all = first + second;
  const variance = (pairs * (pairs - all)) / (all * all * (all - 1));
  const statistic = (runs - pairs / all - 1) / Math.sqrt(variance);
  return { statistic, p: upperGamma(0.5, statistic ** 2 / 2) };
}

/** The regularised upper incomplete gamma function Q(a, x): Numerical Recipes 6.2, series below a + 1, fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; Math.abs(term) > sum * 1e-16; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return fraction;
}

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Lanczos' approximation with g = 7, for x ≥ ½. */
function logGamma(x: number): number {
  const shifted = x - 1;
  const t = shifted + 7.5;
  const sum = lanczos.reduce((total, each, at) => total + each / (shifted + at + 1), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(sum);
}
