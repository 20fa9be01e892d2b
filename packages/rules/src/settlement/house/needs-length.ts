import type { MarketCode } from '../market.ts';
import { type HouseRules, marketGroups, type StandsAfter } from './house-rules.ts';

/**
 * Whether a final score alone does not settle a market on the whole match: the rules let others stand on a match that was
 * called earlier, and nobody has said how much of it was played. In baseball these are the totals.
 */
export function needsLength(market: MarketCode, { standsAfter }: HouseRules): boolean {
  const own = halfPeriodsOf(standsAfter[marketGroups[market]]);
  return Object.values(standsAfter).some((other) => halfPeriodsOf(other) < own);
}

function halfPeriodsOf(enough: StandsAfter): number {
  return enough?.halfPeriods ?? Number.POSITIVE_INFINITY;
}
