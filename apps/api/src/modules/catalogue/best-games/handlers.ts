import type { Handlers } from '../../../kernel/call-context.ts';
import { isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { CatalogueServices } from '../services.ts';
import { readBestGames, saveBestGames, searchBestGames } from './change-list.ts';
import { bestOfLobby } from './shown-games.ts';

type BestGamePath =
  | '/api/main/bestGames'
  | '/api/console/bestGames'
  | '/api/console/bestGames/search'
  | '/api/console/bestGames/save';

export function bestGameHandlers(services: CatalogueServices) {
  const { database } = services;
  return {
    '/api/main/bestGames': async ({ site, locale }, { type }) => ({
      gameKeys: type === 'sports' ? [] : await bestOfLobby(database, site.id, type, locale),
    }),

    '/api/console/bestGames': async ({ site }) => ({ lists: await readBestGames(services, site.id) }),

    '/api/console/bestGames/search': async ({ site }, body) => ({
      games: await searchBestGames(services, site.id, body),
    }),

    '/api/console/bestGames/save': async (context, body) => {
      const saved = await inTransaction(database, (tx) => saveBestGames(services, tx, context, body));
      return isFailure(saved) ? saved : { lists: await readBestGames(services, context.site.id) };
    },
  } satisfies Handlers<BestGamePath>;
}
