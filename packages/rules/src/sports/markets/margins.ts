import { defaultMargins } from '../../odds/margins.ts';
import type { MarketCode } from '../../settlement/market.ts';

/**
 * Overround of each market in basis points. What football's main markets carry holds for every sport; the rest is
 * chosen: two-way markets as their likes, wide ones wider, as books do.
 */
export const scopeMargins: Readonly<Record<MarketCode, number>> = {
  ...defaultMargins,
  DNB: 500,
  CS: 1500,
  TG: 1000,
  WM: 1000,
  HTFT: 1000,
  TTH: 550,
  TTA: 550,
  WTN: 900,
  WUO: 1000,
  RND: 550,
};
