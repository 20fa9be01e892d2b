import type { SelectionExposure } from '@hanpan/rules';
import type { EventExposure } from './trade-store.ts';

/** A row of the book as the rules shade by it. */
export function toExposure({ line_quarters: lineQuarters, ...row }: EventExposure): SelectionExposure {
  const { market, scope, selection, stake, payout } = row;
  return { pick: { market, scope, lineQuarters, selection }, stakeAmount: stake, payoutAmount: payout };
}
