import type { TradingVoid } from '@hanpan/contract';

/** When bets were placed that a void is about; null leaves that side open. */
export type PlacedWindow = Pick<TradingVoid, 'placedFrom' | 'placedTo'>;

export const wholeWindow: PlacedWindow = { placedFrom: null, placedTo: null };

/** One bound at least, in their order: without any it would be every bet. */
export function isWindow({ placedFrom, placedTo }: PlacedWindow): boolean {
  if (placedFrom === null || placedTo === null) return placedFrom !== placedTo;
  return Date.parse(placedFrom) < Date.parse(placedTo);
}
