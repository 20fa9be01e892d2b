/** The law of one count: `weights[k]` is the probability that the count is `from + k`. */
export type CountLaw = { readonly from: number; readonly weights: Float64Array };

/** One possible outcome of one try, with its probability. */
export type CountOutcome = { readonly points: number; readonly probability: number };

/** What is left out at either end of a law; so small, because a match is made of hundreds of tries. */
const negligible = 1e-14;

/** A count that is certain. */
export function certainCount(count: number): CountLaw {
  return { from: count, weights: Float64Array.of(1) };
}

/** The law after one more try, independent of all before it. */
export function afterOneTry(law: CountLaw, outcomes: readonly CountOutcome[]): CountLaw {
  const most = Math.max(...outcomes.map(({ points }) => points));
  const weights = new Float64Array(law.weights.length + most);
  for (const { points, probability } of outcomes)
    for (let index = 0; index < law.weights.length; index += 1)
      weights[index + points] = (weights[index + points] ?? 0) + probability * (law.weights[index] ?? 0);
  return trimmed({ from: law.from, weights });
}

/**
 * The laws of 0, 1, 2, … independent tries, made when they are first asked for: a match is priced every second
 * with one try fewer, and never needs a convolution twice.
 */
export function triesOf(outcomes: readonly CountOutcome[]): (tries: number) => CountLaw {
  const known: CountLaw[] = [certainCount(0)];
  return (tries) => {
    for (let next = known.length; next <= tries; next += 1)
      known.push(afterOneTry(known[next - 1] ?? certainCount(0), outcomes));
    return known[tries] ?? certainCount(0);
  };
}

/** The law of the sum of two independent counts. */
export function plusCount(a: CountLaw, b: CountLaw): CountLaw {
  const weights = new Float64Array(a.weights.length + b.weights.length - 1);
  for (const [first, weight] of a.weights.entries())
    for (const [second, other] of b.weights.entries())
      weights[first + second] = (weights[first + second] ?? 0) + weight * other;
  return trimmed({ from: a.from + b.from, weights });
}

/** A law as the outcomes of one try. */
export function outcomesOfCount({ from, weights }: CountLaw): CountOutcome[] {
  return Array.from(weights, (probability, index) => ({ points: from + index, probability }));
}

function trimmed({ from, weights }: CountLaw): CountLaw {
  let low = 0;
  let high = weights.length;
  while (low < high - 1 && (weights[low] ?? 0) < negligible) low += 1;
  while (high > low + 1 && (weights[high - 1] ?? 0) < negligible) high -= 1;
  return { from: from + low, weights: weights.slice(low, high) };
}
