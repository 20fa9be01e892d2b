import type { ReelInfo } from '../slot-api.ts';
import { type Paying, paying } from './strips.ts';

/** A paytable for the page: numbers of symbols as they are shown, the most first. */
export function paysTable(
  pays: Readonly<Record<Paying, readonly number[]>>,
  labels: readonly string[],
): ReelInfo['pays'] {
  return paying.map((symbol) => ({
    symbol,
    pays: pays[symbol].map((hundredths, column) => ({ count: labels[column] ?? '', hundredths })).reverse(),
  }));
}
