import type { Queryable } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import type { GameFamily } from '../play/index.ts';
import { betCells } from './bet-cells.ts';
import { type BetPlace, betsAtPlaces } from './bets-of-site-store.ts';

interface BetFile {
  readonly families: readonly GameFamily[];
  readonly siteId: number;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The next places behind that one, from the beginning where there is none; fewer than `limit` are the last ones. */
type NextPlaces<Place> = (
  snapshot: Queryable,
  from: { readonly after: Place | undefined; readonly limit: number },
) => Promise<Place[]>;

/** The bets of a file in lots, each read from where the one before ended. */
export function betLots<Place extends Pick<BetPlace, 'family' | 'id'>>(
  { families, siteId, locale, timeZone }: BetFile,
  next: NextPlaces<Place>,
) {
  return async function* (snapshot: Queryable, limit: number) {
    let after: Place | undefined;
    for (;;) {
      const places = await next(snapshot, { after, limit });
      const rows = await betsAtPlaces(snapshot, families, siteId, places);
      yield rows.map((row) => betCells(row, { locale, timeZone }));
      if (places.length < limit) return;
      after = places.at(-1);
    }
  };
}
