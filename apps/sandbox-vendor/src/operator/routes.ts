import {
  type GameListEntry,
  type GameRoundRequest,
  gamesRequests,
  signatureHeader,
  type TransferRoundsResponse,
} from '@hanpan/vendor-kit';
import type { FastifyInstance } from 'fastify';
import { findGame, games } from '../games/catalogue.ts';
import { createReplayLink } from '../play/replay-links.ts';
import { createLaunch, languageOf } from '../play/sessions.ts';
import { currency } from '../purse/purses.ts';
import { roundsOfSpan } from '../purse/rounds-of-span.ts';
import type { Vendor } from '../vendor.ts';
import { listEntries } from './list-entry.ts';
import { acceptSigned, Refused, readSigned } from './signed-calls.ts';

/** Asks for a game without money. */
const demoCurrency = 'XXX';

/** The Games API, for the operator alone: every body is signed, and is verified before it is parsed. */
export function operatorRoutes(vendor: Vendor): (server: FastifyInstance) => Promise<void> {
  const { publicUrl } = vendor.environment;
  return async (server) => {
    acceptSigned(server, vendor, signatureHeader);

    server.post('/operator/generic/v2/game/list', async (request): Promise<GameListEntry[]> => {
      readSigned(gamesRequests['/operator/generic/v2/game/list'], request);
      return await listEntries(vendor.pool, games, publicUrl);
    });
    server.post('/operator/generic/v2/game/url', async (request) => {
      const asked = readSigned(gamesRequests['/operator/generic/v2/game/url'], request);
      if (!findGame(asked.game_code)) throw new Refused(404, 'there is no such game');
      const isDemo = asked.currency === demoCurrency;
      if (asked.currency !== currency && !isDemo) throw new Refused(400, 'the games are played in KRW');
      const launchId = isDemo
        ? await createLaunch(vendor, { ...asked, currency }, 'demo')
        : await createLaunch(vendor, asked);
      return { url: `${publicUrl}/play/${asked.game_code}?launch=${launchId}` };
    });
    server.post('/operator/generic/v2/round/list', async (request): Promise<TransferRoundsResponse> => {
      const { operator_id, ...asked } = readSigned(gamesRequests['/operator/generic/v2/round/list'], request);
      const page = await roundsOfSpan(vendor.pool, { agent: operator_id, ...asked }, 'seamless');
      if (page === undefined) throw new Refused(400, 'the cursor is none of ours');
      return page;
    });
    server.post('/operator/generic/v2/game/round', async (request) => {
      const asked = readSigned(gamesRequests['/operator/generic/v2/game/round'], request);
      const replay = await createReplay(vendor, asked);
      if (!replay) throw new Refused(404, 'there is no such round of this player');
      return { url: `${publicUrl}/play/${replay.gameCode}?replay=${replay.link}&lang=${replay.lang}` };
    });
  };
}

interface ReplayRow {
  round: string | null;
  bet: string | null;
  game_code: string;
  lang: string;
}

/** Of a player, as `p`: whoever has a round has opened a game. */
const lastLanguage =
  '(SELECT s.lang FROM play_session s WHERE s.player_id = p.id ORDER BY s.created_at DESC LIMIT 1) AS lang';

/** A link to one played round of this operator's player, in the language that is asked for, or else in the one that it last played in. */
async function createReplay(
  { pool, clock }: Vendor,
  { operator_id, user, transaction_uuid, round, lang }: GameRoundRequest,
): Promise<{ link: string; gameCode: string; lang: string } | undefined> {
  const { rows } = await pool.query<ReplayRow>(
    `SELECT r.id AS round, NULL::uuid AS bet, r.game_code, ${lastLanguage} FROM round r JOIN player p ON p.id = r.player_id
      WHERE p.operator_id = $1 AND p.user_name = $2 AND r.book IS NOT NULL
        AND (r.id::text = $3 OR r.bet_transaction::text = $4)
     UNION ALL
     SELECT NULL, b.id, b.room_code, ${lastLanguage} FROM room_bet b JOIN player p ON p.id = b.player_id
      WHERE p.operator_id = $1 AND p.user_name = $2 AND b.total_amount IS NOT NULL
        AND (b.id::text = $3 OR b.bet_transaction::text = $4)`,
    [operator_id, user, round ?? null, transaction_uuid ?? null],
  );
  const found = rows[0];
  if (!found) return undefined;
  const shown = found.round === null ? { betId: found.bet ?? '' } : { roundId: found.round };
  const link = await createReplayLink({ pool, clock }, shown);
  return { link, gameCode: found.game_code, lang: lang === undefined ? found.lang : languageOf(lang) };
}
