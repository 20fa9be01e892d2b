/**
 * Puts the bookmaker's margin on fair probabilities by the power method: every probability is raised to one
 * exponent below 1, chosen so that the sum grows by the margin. A proportional margin would charge a
 * favourite as much as a longshot; the power method charges longshots more, which is how real books deal
 * with the favourite-longshot bias.
 *
 * The probabilities may sum to more than one (double chance sums to two); the sum is what grows.
 * Throws RangeError for fewer than two selections, a probability outside 0 to 1, or a margin the selections
 * cannot carry.
 */
export function powerMargin(probabilities: readonly number[], marginBasisPoints: number): number[] {
  if (probabilities.length < 2 || probabilities.some((each) => !(each >= 0 && each <= 1)))
    throw new RangeError(`not the probabilities of a market: ${probabilities.join(', ')}`);
  const fairSum = probabilities.reduce((sum, each) => sum + each, 0);
  const target = fairSum * (1 + marginBasisPoints / 10_000);
  const possible = probabilities.filter((each) => each > 0).length;
  if (!(marginBasisPoints >= 0) || target >= Math.max(possible, 2))
    throw new RangeError(`no book of ${possible} selections carries ${marginBasisPoints} basis points`);
  const exponent = exponentFor(probabilities, target);
  return probabilities.map((each) => each ** exponent);
}

/** The sum falls strictly as the exponent rises, so halving the interval finds it; the low end errs for the house. */
function exponentFor(probabilities: readonly number[], target: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const sum = probabilities.reduce((total, each) => total + each ** middle, 0);
    if (sum >= target) low = middle;
    else high = middle;
  }
  return low;
}
