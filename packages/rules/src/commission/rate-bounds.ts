/** Rates by game type in one order, in basis points. */
export interface RateLists {
  readonly rolling: readonly number[];
  readonly losing: readonly number[];
}

export type RateFault = 'above' | 'below';

const exceeds = (values: readonly number[], bounds: readonly number[]) =>
  values.some((value, index) => value > (bounds[index] ?? 0));

/**
 * A child's rates are at most its parent's: why rates cannot be set, or undefined. `above` is null for a head, `below` are
 * the rates of the partners right below.
 */
export function rateFault(
  given: RateLists,
  above: RateLists | null,
  below: readonly RateLists[],
): RateFault | undefined {
  if (above !== null && (exceeds(given.rolling, above.rolling) || exceeds(given.losing, above.losing)))
    return 'above';
  if (below.some((each) => exceeds(each.rolling, given.rolling) || exceeds(each.losing, given.losing)))
    return 'below';
  return undefined;
}
