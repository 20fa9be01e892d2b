import type { Queryable } from '@hanpan/db';
import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { quietMs } from './confirm-closed.ts';
import { type CasinoServices, launchGame } from './launch-game.ts';
import { hasOpenGame, listVendorGames, vendorByCode } from './store.ts';

type CasinoPath = '/api/minigame/getSlotList' | '/api/minigame/getGame' | '/api/kgon/isPlayGame';

/** A game counts as open while its vendor has asked something within the last minute. */
export function isPlaying(queryable: Queryable, memberId: number, nowMs: number): Promise<boolean> {
  return hasOpenGame(queryable, memberId, new Date(nowMs - quietMs));
}

export function casinoHandlers(services: CasinoServices) {
  const { database, clock } = services;
  return {
    '/api/minigame/getSlotList': async (_context, { vendorKey }) => {
      const vendor = await vendorByCode(database, vendorKey);
      if (vendor?.enabled !== true) return fail('B0092');
      const games = await listVendorGames(database, vendor.id);
      if (games.length === 0) return fail('9999');
      return {
        games: games.map((game) => ({
          key: game.key,
          image: game.image,
          names: game.names,
          vendorName: vendor.name,
          returnToPlayerPercent: game.rtp_percent,
        })),
      };
    },

    '/api/minigame/getGame': (context, body) => launchGame(services, context, body),

    '/api/kgon/isPlayGame': async ({ memberId }) => ({
      isPlayGame: (await isPlaying(database, memberId, clock())) ? 'Y' : 'N',
    }),
  } satisfies Handlers<CasinoPath>;
}
