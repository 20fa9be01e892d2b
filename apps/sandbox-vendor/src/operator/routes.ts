import { randomBytes } from 'node:crypto';
import {
  type GameListEntry,
  type GameRoundRequest,
  gamesRequests,
  signatureHeader,
} from '@hanpan/vendor-kit';
import type { FastifyInstance } from 'fastify';
import { findGame, games } from '../games/catalogue.ts';
import { createLaunch, hashOf } from '../play/sessions.ts';
import type { Vendor } from '../vendor.ts';
import { listEntry } from './list-entry.ts';
import { acceptSigned, Refused, readSigned } from './signed-calls.ts';

const replayLifeMs = 24 * 3_600_000;

/** The Games API, for the operator alone: every body is signed, and is verified before it is parsed. */
export function operatorRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  const { publicUrl } = vendor.environment;
  return async (server) => {
    acceptSigned(server, vendor, signatureHeader);

    server.post('/operator/generic/v2/game/list', async (request): Promise<GameListEntry[]> => {
      readSigned(gamesRequests['/operator/generic/v2/game/list'], request);
      return games.map((game) => listEntry(game, publicUrl));
    });
    server.post('/operator/generic/v2/game/url', async (request) => {
      const asked = readSigned(gamesRequests['/operator/generic/v2/game/url'], request);
      if (!findGame(asked.game_code)) throw new Refused(404, 'there is no such game');
      if (asked.currency !== 'KRW') throw new Refused(400, 'the games are played in KRW');
      const launchId = await createLaunch(vendor, asked);
      return { url: `${publicUrl}/play/${asked.game_code}?launch=${launchId}` };
    });
    server.post('/operator/generic/v2/game/round', async (request) => {
      const asked = readSigned(gamesRequests['/operator/generic/v2/game/round'], request);
      const replay = await createReplay(vendor, asked);
      if (!replay) throw new Refused(404, 'there is no such round of this player');
      return { url: `${publicUrl}/play/${replay.gameCode}?replay=${replay.link}` };
    });
  };
}

/** A link to one played round of this operator's player, good for a day. */
async function createReplay(
  { pool, clock }: Vendor,
  { operator_id, user, transaction_uuid, round }: GameRoundRequest,
): Promise<{ link: string; gameCode: string } | undefined> {
  const { rows } = await pool.query<{ id: string; game_code: string }>(
    `SELECT r.id, r.game_code FROM round r JOIN player p ON p.id = r.player_id
      WHERE p.operator_id = $1 AND p.user_name = $2 AND r.book IS NOT NULL
        AND (r.id::text = $3 OR r.bet_transaction::text = $4)`,
    [operator_id, user, round ?? null, transaction_uuid ?? null],
  );
  const found = rows[0];
  if (!found) return undefined;
  const link = randomBytes(24).toString('base64url');
  await pool.query('INSERT INTO replay (link_hash, round_id, valid_until) VALUES ($1, $2, $3)', [
    hashOf(link),
    found.id,
    new Date(clock().getTime() + replayLifeMs),
  ]);
  return { link, gameCode: found.game_code };
}
