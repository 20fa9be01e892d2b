import type { OddsMilli } from '@hanpan/money';
import type { MarketCode } from '../settlement/market.ts';

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

/** The markets a price can be made for; a correct score is settled, but not priced. */
export type PricedMarketCode = Exclude<MarketCode, 'CS'>;

/** One offered market; `(market, lineQuarters)` is its identity within an event. */
export type PricedMarket = {
  readonly market: PricedMarketCode;
  /** Quarter goals, of the home side for a handicap; null where the market has no line. */
  readonly lineQuarters: number | null;
  /** The line shown first: the most balanced one. Always true for markets without a line. */
  readonly isMain: boolean;
  /** The overround the prices carry at least; shading keeps it. */
  readonly marginBasisPoints: number;
  readonly selections: readonly PricedSelection[];
};

/** Overround per market in basis points: 600 makes the implied probabilities sum to 1.06 or more. */
export type MarginsBasisPoints = Readonly<Record<PricedMarketCode, number>>;

/** Usual retail margins: small on the balanced two-way lines, larger where the outcomes are many. */
export const defaultMargins: MarginsBasisPoints = {
  WDL: 600,
  WL: 500,
  AH: 450,
  UO: 500,
  DC: 700,
  BTTS: 600,
  OE: 500,
};
