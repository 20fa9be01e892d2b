import type { Queryable } from '@hanpan/db';
import type { Handlers } from '../../kernel/call-context.ts';
import { confirmClosed, quietMs } from './confirm-closed.ts';
import { vendorDeskHandlers } from './desk/handlers.ts';
import { vendorSetupHandlers } from './desk/setup-handlers.ts';
import { launchGame } from './launch-game.ts';
import { listAll, listLobby, listSlots } from './list-games.ts';
import { openLaunch } from './open-launch.ts';
import { replayRound } from './replay-round.ts';
import type { VendorServices } from './services.ts';
import { gamesAmong } from './session-store.ts';
import { gameMoneyHandlers } from './transfer/handlers.ts';

type GamePath =
  | '/api/minigame/getSlotList'
  | '/api/minigame/slots/{prodId}/{type}'
  | '/api/minigame/lobby'
  | '/api/minigame/getGame'
  | '/api/minigame/launch'
  | '/api/minigame/replay'
  | '/api/kgon/isPlayGame';

/**
 * Who of these members has a game open, and whether it is being played: while its vendor has asked something within the
 * last minute. Opening one is told to the member's pages; that nobody plays it any more is known by the silence alone.
 */
export function openGamesAmong(
  queryable: Queryable,
  memberIds: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, boolean>> {
  return gamesAmong(queryable, memberIds, { seenSince: new Date(nowMs - quietMs), at: new Date(nowMs) });
}

export function vendorHandlers(services: VendorServices) {
  const { database, clock } = services;
  const games = {
    '/api/minigame/getSlotList': ({ memberId }, body) => listAll(services, memberId, body),

    '/api/minigame/slots/{prodId}/{type}': ({ memberId }, body) => listSlots(services, memberId, body),

    '/api/minigame/lobby': ({ memberId }, { type }) => listLobby(services, memberId, type),

    '/api/minigame/getGame': (context, body) => launchGame(services, context, body),

    '/api/minigame/launch': (context, { launchId }) => openLaunch(services, context, launchId),

    '/api/minigame/replay': (context, { betIdx }) => replayRound(services, context, betIdx),

    '/api/kgon/isPlayGame': async ({ memberId }) => ({
      isPlayGame: (await openGamesAmong(database, [memberId], clock())).get(memberId) === true ? 'Y' : 'N',
    }),
  } satisfies Handlers<GamePath>;
  return {
    ...games,
    ...vendorDeskHandlers(services),
    ...vendorSetupHandlers(services),
    ...gameMoneyHandlers({
      ...services,
      confirmClosed: ({ memberId }, vendorCode) => confirmClosed(services, memberId, vendorCode),
    }),
  };
}
