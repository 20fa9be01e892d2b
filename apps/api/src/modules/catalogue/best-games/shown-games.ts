import type { BestGameList } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { readyTargets } from '../code-handlers.ts';
import type { CatalogueServices } from '../services.ts';
import { type BestLocale, bestGamesOf, type ListedBestGame } from './store.ts';

/** A row of the main page. The list is longer, so that the next moves up where one is away. */
const bestGameCount = 6;

/** How the games of a list look now: as their vendor shows them, where a vendor has them. */
export async function lookedUp(services: CatalogueServices, siteId: number, rows: readonly ListedBestGame[]) {
  const [ready, listed] = await Promise.all([
    readyTargets(services, siteId),
    services.gamesByKey(
      services.database,
      siteId,
      rows.map(({ code }) => code),
    ),
  ]);
  return rows.map((row) => {
    const game = listed.find(({ key }) => key === row.code);
    const [page = ''] = row.target.split('?');
    return {
      ...row,
      name: game?.names ?? row.name,
      vendorName: game?.vendor_name ?? row.vendor_name,
      art: game?.image ?? row.art,
      returnToPlayerPercent: game?.rtp_percent ?? null,
      /** A game stands where its vendor has it, or where the page that it opens is that of a code which is ready. */
      isOpen: game !== undefined || ready.has(page),
    };
  });
}

const isFor = (locale: string) => (row: Pick<ListedBestGame, 'locales'>) =>
  row.locales === null || row.locales.includes(locale as BestLocale);

/** The games that the site puts first for readers of a language, without those that nobody could open now. */
export async function shownBestGames(services: CatalogueServices, siteId: number, locale: string) {
  const rows = await bestGamesOf(services.database, siteId, 'home');
  const games = await lookedUp(services, siteId, rows.filter(isFor(locale)));
  return games
    .filter(({ isOpen }) => isOpen)
    .slice(0, bestGameCount)
    .map(({ code, name, vendorName, family, art, target, fact, returnToPlayerPercent }) => {
      return { code, name, vendorName, family, art, target, fact, returnToPlayerPercent };
    });
}

/** The keys of the games at the head of a lobby, for readers of a language. */
export async function bestOfLobby(
  queryable: Queryable,
  siteId: number,
  list: BestGameList,
  locale: string,
): Promise<string[]> {
  const rows = await bestGamesOf(queryable, siteId, list);
  return rows.filter(isFor(locale)).map(({ code }) => code);
}
