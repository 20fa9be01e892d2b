import type { DataOf } from '@hanpan/contract';

type Feed = DataOf<'/api/main/cashList'>;

export type TickerEntry = Feed['cashInList'][number] & { readonly kind: 'in' | 'out' };

/** BC-10: never more than three on screen. */
export const shownCount = 3;

/** Both lists as one, newest first. */
export function tickerEntries(feed: Feed): TickerEntry[] {
  return [
    ...feed.cashInList.map((entry) => ({ ...entry, kind: 'in' as const })),
    ...feed.cashOutList.map((entry) => ({ ...entry, kind: 'out' as const })),
  ].sort((a, b) => b.regDate.localeCompare(a.regDate));
}

/** The window of the carousel from `first` on, going round. */
export function windowFrom(entries: readonly TickerEntry[], first: number): TickerEntry[] {
  if (entries.length <= shownCount) return [...entries];
  return Array.from({ length: shownCount }, (_, place) => entries[(first + place) % entries.length]).filter(
    (entry) => entry !== undefined,
  );
}
