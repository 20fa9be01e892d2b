import type { MiniGame } from '@hanpan/contract';
import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { MiniPrices } from '@hanpan/rules';

/** What an operator has set for a game, last. */
export interface PriceList {
  readonly siteId: number;
  readonly game: MiniGame;
  readonly prices: MiniPrices;
  readonly setBy: string;
  readonly setAt: Date;
}

export type PriceKey = Pick<PriceList, 'siteId' | 'game'>;

/** The lists that hold for games of sites; one whose prices were never set is missing. */
export function priceLists(queryable: Queryable, keys: readonly PriceKey[]): Promise<PriceList[]> {
  return queryable.prepared(
    'minigame-price-lists',
    `select p.site_id as "siteId", p.game, p.prices, p.set_by as "setBy", p.set_at as "setAt"
       from unnest($1::int[], $2::text[]) k (site_id, game)
      cross join lateral (
        select * from minigame_price_list l where l.site_id = k.site_id and l.game = k.game order by l.id desc limit 1) p`,
    [plainList(keys.map(({ siteId }) => siteId)), textList(keys.map(({ game }) => game))],
  );
}

export async function insertPriceList(tx: Tx, list: PriceList): Promise<void> {
  await tx.run(
    'insert into minigame_price_list (site_id, game, prices, set_by, set_at) values ($1, $2, $3, $4, $5)',
    [list.siteId, list.game, JSON.stringify(list.prices), list.setBy, list.setAt],
  );
}
