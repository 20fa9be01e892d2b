import type { BestGameList, LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export type BestLocale = 'ko' | 'en' | 'vi';

/** A game that the site puts first somewhere. */
export interface BestGameRow {
  readonly code: string;
  readonly name: LocalText;
  readonly vendor_name: LocalText;
  readonly family: string;
  readonly art: string;
  readonly target: string;
  readonly fact: LocalText;
}

export interface ListedBestGame extends BestGameRow {
  readonly list: BestGameList;
  /** Null: readers of every language. */
  readonly locales: BestLocale[] | null;
}

/** A list in its order, or all of them. */
export function bestGamesOf(
  queryable: Queryable,
  siteId: number,
  list: BestGameList | null,
): Promise<ListedBestGame[]> {
  return queryable.rows(
    `select list, code, name, vendor_name, family, art, target, fact, locales from best_game
      where site_id = $1 and ($2::text is null or list = $2) order by list, ord, code`,
    [siteId, list],
  );
}

/** Puts these games into a list in place of what stands there. */
export async function replaceBestGames(
  tx: Tx,
  siteId: number,
  list: BestGameList,
  games: readonly ListedBestGame[],
): Promise<void> {
  await tx.run('delete from best_game where site_id = $1 and list = $2', [siteId, list]);
  for (const [ord, game] of games.entries()) await insertBestGame(tx, siteId, ord, { ...game, list });
}

/** A game that stands in the list already stays as it is. */
export async function insertBestGame(
  tx: Tx,
  siteId: number,
  ord: number,
  game: BestGameRow & Partial<Pick<ListedBestGame, 'list' | 'locales'>>,
): Promise<void> {
  await tx.run(
    `insert into best_game (site_id, ord, code, name, vendor_name, family, art, target, fact, list, locales)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      siteId,
      ord,
      game.code,
      JSON.stringify(game.name),
      JSON.stringify(game.vendor_name),
      game.family,
      game.art,
      game.target,
      JSON.stringify(game.fact),
      game.list ?? 'home',
      game.locales ?? null,
    ],
  );
}
