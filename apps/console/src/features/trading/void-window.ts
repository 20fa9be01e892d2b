import type { TradingVoid } from '@hanpan/contract';
import type { Moment } from '../../app/moment-field.tsx';

/** When bets were placed that a void is about; null leaves that side open. */
export type PlacedWindow = Pick<TradingVoid, 'placedFrom' | 'placedTo'>;

/** As its fields stand. */
export type TypedWindow = Record<keyof PlacedWindow, Moment>;

export const wholeWindow: PlacedWindow = { placedFrom: null, placedTo: null };

/** One bound at least, each of them whole, in their order: without any it would be every bet. */
export function isWindow(typed: TypedWindow): typed is PlacedWindow {
  const { placedFrom, placedTo } = typed;
  if (placedFrom === undefined || placedTo === undefined) return false;
  if (placedFrom === null || placedTo === null) return placedFrom !== placedTo;
  return Date.parse(placedFrom) < Date.parse(placedTo);
}
