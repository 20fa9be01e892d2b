import type { Game } from '../games/game.ts';
import { walletOf } from '../purse/wallet-of.ts';
import { replayOfBet } from '../rooms/replay-bet.ts';
import type { Vendor } from '../vendor.ts';
import { presentRound, unplayedOf } from './answer.ts';
import type { BalanceResponse, ReplayResponse, SessionState } from './play-api.ts';
import { findLatestPlayed, findNewestRound, findRound, sessionFigures } from './rounds.ts';
import { hashOf, type PlaySession } from './sessions.ts';
import { balanceOf } from './settle-round.ts';

/** Everything a page needs to begin or to resume: a returning player finds the round they left. */
export async function sessionState(vendor: Vendor, session: PlaySession, game: Game): Promise<SessionState> {
  const balance = await askBalance(vendor, session);
  const newest = await findNewestRound(vendor.pool, session.playerId, session.gameCode);
  const played = await findLatestPlayed(vendor.pool, session.playerId, session.gameCode);
  const lastRound = (played && presentRound(played)) ?? null;
  return {
    lang: session.lang,
    currency: session.currency,
    operatorOrigin: vendor.environment.operatorOrigin,
    lobbyUrl: session.lobbyUrl,
    // Play money cannot be bought.
    depositUrl: session.isDemo ? null : session.depositUrl,
    isDemo: session.isDemo,
    game: game.info,
    ...balance,
    session: await sessionFigures(vendor.pool, session, vendor.clock()),
    pending: newest?.state === 'created' || newest?.state === 'rollback',
    unplayed: newest ? unplayedOf(newest) : null,
    unshown: played && !played.shownAt ? lastRound : null,
    lastRound,
  };
}

export async function askBalance(vendor: Vendor, session: PlaySession): Promise<BalanceResponse> {
  const outcome = await walletOf(vendor, session).balance({
    user: session.userName,
    token: session.operatorToken,
    game_code: session.gameCode,
  });
  return { balanceAmount: balanceOf(outcome, session.currency), ended: outcome.kind === 'refused' };
}

/** The round behind a replay link that is still valid. */
export async function replayOf(
  vendor: Vendor,
  link: string,
  gameOf: (code: string) => Game | undefined,
): Promise<Omit<ReplayResponse, 'lang'> | undefined> {
  const { rows } = await vendor.pool.query<{ round_id: string | null; room_bet_id: string | null }>(
    'SELECT round_id, room_bet_id FROM replay WHERE link_hash = $1 AND valid_until > $2',
    [hashOf(link), vendor.clock()],
  );
  const { round_id: roundId = null, room_bet_id: betId = null } = rows[0] ?? {};
  if (betId !== null) return await replayOfBet(vendor, betId);
  const found = roundId === null ? undefined : await findRound(vendor.pool, roundId);
  const round = found && presentRound(found);
  const game = found && gameOf(found.gameCode);
  if (!found || !round || !game) return undefined;
  return {
    currency: found.currency,
    isDemo: found.isDemo,
    game: game.info,
    round,
    balanceBeforeAmount: found.balanceBeforeAmount,
    balanceAfterAmount: found.balanceAfterAmount,
  };
}
