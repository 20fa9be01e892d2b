import type { OddsMilli } from '@hanpan/money';
import type { MarketCode } from '../settlement/market.ts';
import type { Scope } from '../settlement/scope.ts';

/** One offered price. */
export type PricedSelection = {
  readonly selection: string;
  /**
   * The fair probability of winning the part of the stake that is at risk: `1 / probability` are the odds at
   * which neither side has an edge, pushes and half results included.
   */
  readonly probability: number;
  readonly oddsMilli: OddsMilli;
};

/** Every market that is settled can be priced. */
export type PricedMarketCode = MarketCode;

/** One offered market; `(market, scope, lineQuarters)` is its identity within an event. */
export type PricedMarket = {
  readonly market: PricedMarketCode;
  readonly scope: Scope;
  /** Quarter goals, of the home side for a handicap; null where the market has no line. */
  readonly lineQuarters: number | null;
  /** The line shown first: the most balanced one. Always true for markets without a line. */
  readonly isMain: boolean;
  /** The overround the prices carry at least; shading keeps it. */
  readonly marginBasisPoints: number;
  readonly selections: readonly PricedSelection[];
};
