import type { MiniGame } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type MiniGameRules, type MiniOffer, type MiniPrices, offeredMiniPrices } from '@hanpan/rules';
import { priceLists } from './price-store.ts';

/** A game at a site, with what the site's settings say about its lines. */
export interface OfferKey {
  readonly siteId: number;
  readonly game: MiniGame;
  readonly rules: MiniGameRules;
}

export const offerName = ({ siteId, game }: Pick<OfferKey, 'siteId' | 'game'>) => `${siteId} ${game}`;

/** What games sell now, by `offerName`. */
export async function siteOffers(
  queryable: Queryable,
  keys: readonly OfferKey[],
): Promise<ReadonlyMap<string, readonly MiniOffer[]>> {
  const set = new Map<string, MiniPrices>();
  for (const list of await priceLists(queryable, keys)) set.set(offerName(list), list.prices);
  return new Map(
    keys.map((key) => [
      offerName(key),
      offeredMiniPrices(key.game, set.get(offerName(key)) ?? {}, key.rules),
    ]),
  );
}
