import type { PricedScopeMarket } from '@hanpan/rules';
import type { Blocked } from './offer-changes.ts';

/** What an event is to offer. */
export interface MatchPrices {
  readonly priced: readonly PricedScopeMarket[];
  /** Why none of it may be sold now. */
  readonly blocked: Blocked;
}
