import {
  type GameListEntry,
  type TransferBalanceResponse,
  type TransferPath,
  type TransferRequest,
  type TransferResponse,
  type TransferRoundsResponse,
  transferRequests,
  transferSignatureHeader,
} from '@hanpan/vendor-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { tx } from '../database.ts';
import { findGame, games } from '../games/catalogue.ts';
import { createLaunch, findOrAddPlayer } from '../play/sessions.ts';
import { finishedRounds } from '../purse/finished-rounds.ts';
import { closeSessions, gameOf } from '../purse/open-games.ts';
import { currency, lockPurse } from '../purse/purses.ts';
import { roundsOfSpan } from '../purse/rounds-of-span.ts';
import { decideTransfer, statusOfTransfer } from '../purse/transfers.ts';
import type { Vendor } from '../vendor.ts';
import { listEntries } from './list-entry.ts';
import { acceptSigned, Refused, readSigned } from './signed-calls.ts';

export const transferSchemas: { [Path in TransferPath]: z.ZodType<TransferRequest<Path>> } = transferRequests;

type On = <Path extends TransferPath>(
  path: Path,
  answer: (asked: TransferRequest<Path>) => Promise<object>,
) => void;

/** The transfer wallet, for the operator alone. */
export function transferRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    acceptSigned(server, vendor, transferSignatureHeader);
    onTransferCalls(vendor, (path, answer) => {
      server.post(path, async (request: FastifyRequest, reply) => {
        const asked = readSigned(transferSchemas[path], request);
        const { meddle } = vendor;
        return meddle === undefined ? await answer(asked) : await meddle(path, () => answer(asked), reply);
      });
    });
  };
}

/** What each call does, whichever dialect it came in. */
export function onTransferCalls(vendor: Vendor, on: On): void {
  const { publicUrl } = vendor.environment;
  on('/operator/transfer/v1/game/list', async (): Promise<GameListEntry[]> => {
    return await listEntries(vendor.pool, games, publicUrl);
  });
  on('/operator/transfer/v1/game/url', async (asked) => {
    if (!findGame(asked.game_code)) throw new Refused(404, 'there is no such game');
    if (asked.currency !== currency) throw new Refused(400, `the games are played in ${currency}`);
    const launchId = await createLaunch(
      vendor,
      { ...asked, operator_id: asked.agent, token: '', platform: platformOf(asked.platform) },
      'purse',
    );
    return { url: `${publicUrl}/play/${asked.game_code}?launch=${launchId}` };
  });
  on('/operator/transfer/v1/game/close', async ({ agent, user }) => {
    return await tx(vendor.pool, async (tx) => {
      const playerId = await findOrAddPlayer(tx, agent, user, 'purse');
      await lockPurse(tx, playerId);
      return { closed: await closeSessions(tx, playerId, vendor.clock()) };
    });
  });
  on('/operator/transfer/v1/wallet/balance', async ({ agent, user }): Promise<TransferBalanceResponse> => {
    return await tx(vendor.pool, async (tx) => {
      const playerId = await findOrAddPlayer(tx, agent, user, 'purse');
      const balance = await lockPurse(tx, playerId);
      return { balance, game: await gameOf(tx, playerId, vendor.clock()) };
    });
  });
  on('/operator/transfer/v1/wallet/deposit', async (asked) => await decideTransfer(vendor, 'deposit', asked));
  on(
    '/operator/transfer/v1/wallet/withdraw',
    async (asked) => await decideTransfer(vendor, 'withdraw', asked),
  );
  on('/operator/transfer/v1/wallet/status', async (asked): Promise<TransferResponse> => {
    return await statusOfTransfer(vendor, asked);
  });
  on('/operator/transfer/v1/round/list', async (asked): Promise<TransferRoundsResponse> => {
    const isOfSpan = asked.from !== undefined || asked.to !== undefined;
    const page = isOfSpan
      ? await roundsOfSpan(vendor.pool, asked, 'purse')
      : await finishedRounds(vendor.pool, asked);
    if (page === undefined) throw new Refused(400, 'the cursor is none of ours');
    return page;
  });
}

function platformOf(platform: 'desktop' | 'mobile') {
  return platform === 'mobile' ? ('GPL_MOBILE' as const) : ('GPL_DESKTOP' as const);
}
