import type { OddsMilli } from '@hanpan/money';
import { compare, fraction, product } from './fraction.ts';

/** What an operator allows on one slip. Odds in thousandths. */
export type SlipPolicy = {
  readonly maxLegs: number;
  /** Each leg pays at least this; a leg at 1.00 only fills a slip. */
  readonly minLegOddsMilli: number;
  /** The product of all legs is at most this. */
  readonly maxTotalOddsMilli: number;
};

/** The longest total odds are practice of a Korean operator; the rest is chosen. */
export const defaultSlipPolicy: SlipPolicy = {
  maxLegs: 10,
  minLegOddsMilli: 1010,
  maxTotalOddsMilli: 100_000,
};

export type SlipLeg = {
  readonly oddsMilli: OddsMilli;
  /**
   * Everything that decides this leg: its own event, and whatever binds it to other events, such as the tie of which it
   * is one match, the competition whose winner it names, or the same match as another feed lists it.
   */
  readonly eventKeys: readonly string[];
};

export type SlipFault =
  | { readonly fault: 'no-legs' }
  | { readonly fault: 'too-many-legs'; readonly maxLegs: number }
  /** Positions of the first two legs that one event decides. */
  | { readonly fault: 'related-legs'; readonly legs: readonly [number, number] }
  | { readonly fault: 'odds-too-short'; readonly leg: number; readonly minLegOddsMilli: number }
  | { readonly fault: 'total-odds-too-long'; readonly maxTotalOddsMilli: number };

/**
 * Why legs may not stand on one slip, in the order in which a member can mend it; undefined where they may. Legs that one
 * event decides imply one another or exclude one another, so the product of their odds is no price for both.
 */
export function slipFault(legs: readonly SlipLeg[], policy: SlipPolicy): SlipFault | undefined {
  const { maxLegs, minLegOddsMilli, maxTotalOddsMilli } = policy;
  if (legs.length === 0) return { fault: 'no-legs' };
  if (legs.length > maxLegs) return { fault: 'too-many-legs', maxLegs };
  const related = relatedLegs(legs);
  if (related !== undefined) return { fault: 'related-legs', legs: related };
  const short = legs.findIndex(({ oddsMilli }) => oddsMilli < minLegOddsMilli);
  if (short >= 0) return { fault: 'odds-too-short', leg: short, minLegOddsMilli };
  const total = product(legs.map(({ oddsMilli }) => fraction(BigInt(oddsMilli), 1000n)));
  if (compare(total, fraction(BigInt(maxTotalOddsMilli), 1000n)) > 0)
    return { fault: 'total-odds-too-long', maxTotalOddsMilli };
  return undefined;
}

function relatedLegs(legs: readonly SlipLeg[]): readonly [number, number] | undefined {
  const seen = new Map<string, number>();
  for (const [index, { eventKeys }] of legs.entries()) {
    for (const key of new Set(eventKeys)) {
      const earlier = seen.get(key);
      if (earlier !== undefined) return [earlier, index];
    }
    for (const key of eventKeys) seen.set(key, index);
  }
  return undefined;
}
