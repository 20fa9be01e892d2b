import type { Tx } from '../database.ts';
import { endOpenRoundsNow } from '../play/round-steps.ts';

/** A page that was silent for this long counts as closed. */
const silenceMs = 60_000;
/**
 * A page that said good-bye may only be loading again: it counts as open for as long as that takes on a slow line, or the operator would
 * take the money out in the middle of play. The operator tells its members that the end of a game is known within a minute.
 */
const loadsAgainMs = 10_000;

/**
 * Whether a player has a game open. A round that is not finished keeps it open whatever the page does, because its win
 * is still to come.
 */
export async function gameOf(tx: Tx, playerId: number, now: Date): Promise<'open' | 'closed' | 'unseen'> {
  const { rows } = await tx.query<{ open: boolean; opened: boolean | null }>(
    `SELECT EXISTS (SELECT 1 FROM round WHERE player_id = $1 AND state IN ('created', 'open', 'bet', 'rollback'))
         OR EXISTS (SELECT 1 FROM room_bet WHERE player_id = $1 AND finished_at IS NULL)
         OR EXISTS (SELECT 1 FROM play_session WHERE player_id = $1 AND opened_at IS NOT NULL
                       AND replaced_at IS NULL AND (left_at IS NULL OR left_at > $3) AND seen_at > $2) AS open,
       (SELECT opened_at IS NOT NULL FROM play_session WHERE player_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1)
         AS opened`,
    [playerId, new Date(now.getTime() - silenceMs), new Date(now.getTime() - loadsAgainMs)],
  );
  const row = rows[0];
  if (row?.open) return 'open';
  return row?.opened ? 'closed' : 'unseen';
}

/**
 * Ends open games: the pages are told that their session has ended, and unused launch addresses become invalid. Rounds that
 * wait for the player wait no longer, because nobody can play them on: each is paid what it is worth.
 */
export async function closeSessions(tx: Tx, playerId: number, now: Date): Promise<boolean> {
  await tx.query('UPDATE play_session SET launch_until = $2 WHERE player_id = $1 AND opened_at IS NULL', [
    playerId,
    now,
  ]);
  await endOpenRoundsNow(tx, playerId, now);
  const { rowCount } = await tx.query(
    `UPDATE play_session SET replaced_at = $2, ended_at = $2
      WHERE player_id = $1 AND opened_at IS NOT NULL AND replaced_at IS NULL`,
    [playerId, now],
  );
  return (rowCount ?? 0) > 0;
}
