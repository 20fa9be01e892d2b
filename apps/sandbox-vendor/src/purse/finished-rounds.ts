import type { TransferRequest, TransferRoundsResponse } from '@hanpan/vendor-kit';
import type { Pool } from '../database.ts';
import { currency } from './purses.ts';

interface FinishedRow {
  /** Null in the one row of a page without rounds. */
  id: string | null;
  place: string;
  /** Of the last round that this statement could see, whoever's it is; null where there is none after the cursor. */
  seen: string | null;
  user_name: string;
  game_code: string;
  stake: number;
  won: number;
  /** Stake that was given back: with a win, or all of it where the round was undone. */
  returned: number;
  created_at: Date;
  finished_at: Date;
}

/** After the cursor, and below the oldest transaction that still runs in the snapshot of the statement. */
const isRead =
  '(finished_xid, id) > ($2::xid8, $3::uuid) AND finished_xid < pg_snapshot_xmin(pg_current_snapshot())';

/** What a stake was taken for, after the cursor: a round of one player's own, or a bet in a room. */
function played(table: 'round' | 'room_bet', gameColumn: string, returned: string): string {
  return `SELECT id, player_id, ${gameColumn} AS game_code, stake_amount, total_amount, ${returned} AS returned_amount, state,
                 bet_transaction, finished_xid, created_at, finished_at FROM ${table}
           WHERE ${isRead}`;
}

/** The last one, of whatever player, found in the index from its end. */
function lastOf(table: 'round' | 'room_bet'): string {
  return `(SELECT finished_xid, id FROM ${table} WHERE ${isRead} ORDER BY finished_xid DESC, id DESC LIMIT 1)`;
}

/** The cursor before the first round. */
const beginning = '0/00000000-0000-0000-0000-000000000000';

interface Asked
  extends Pick<TransferRequest<'/operator/transfer/v1/round/list'>, 'agent' | 'cursor' | 'limit'> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A stake was taken, and was given back only where somebody had it. */
const wasStaked = {
  purse: `p.purse_amount IS NOT NULL AND (f.state IN ('done', 'win-refused') OR f.state = 'rolled-back' AND EXISTS (
              SELECT FROM purse_move m WHERE m.reference = f.bet_transaction AND m.kind = 'rollback'))`,
  seamless: `p.purse_amount IS NULL AND f.state IN ('done', 'win-refused', 'rolled-back')`,
} as const;

/**
 * Rounds of an agent's players (of its purses, or of its own wallet) in which a stake was taken, in the order in which they were finished. A cursor is the
 * transaction that finished the last round, and the round: it stays valid for ever. A page that is not full has read everything
 * that its snapshot holds below the oldest transaction still running, so its cursor stands behind the rounds of all others too: who
 * asks again does not walk over them again. What that transaction and later ones commit comes after it.
 */
export async function finishedRounds(
  pool: Pool,
  { agent, cursor, limit, from, to }: Asked,
  wallet: keyof typeof wasStaked = 'purse',
): Promise<TransferRoundsResponse | undefined> {
  const [xid, id] = (cursor ?? beginning).split('/');
  if (xid === undefined || id === undefined || !/^\d{1,19}$/.test(xid) || !/^[0-9a-f-]{36}$/.test(id))
    return undefined;
  const { rows } = await pool.query<FinishedRow>(
    `SELECT page.*, last.seen FROM
       (SELECT (SELECT s.finished_xid::text || '/' || s.id FROM (${lastOf('round')} UNION ALL ${lastOf('room_bet')}) s
                 ORDER BY s.finished_xid DESC, s.id DESC LIMIT 1) AS seen) last
       LEFT JOIN
       (SELECT f.id, f.finished_xid, f.finished_xid::text || '/' || f.id AS place, p.user_name, f.game_code, f.stake_amount AS stake,
               CASE f.state WHEN 'done' THEN f.total_amount - f.returned_amount ELSE 0 END AS won,
               CASE f.state WHEN 'done' THEN f.returned_amount WHEN 'rolled-back' THEN f.stake_amount ELSE 0 END AS returned,
               f.created_at, f.finished_at
          FROM (${played('round', 'game_code', 'returned_amount')} UNION ALL ${played('room_bet', 'room_code', '0')}) f
          JOIN player p ON p.id = f.player_id
         WHERE p.operator_id = $1 AND NOT p.is_demo AND ${wasStaked[wallet]}
           AND f.finished_at >= coalesce($5::timestamptz, '-infinity') AND f.finished_at < coalesce($6::timestamptz, 'infinity')
         ORDER BY f.finished_xid, f.id LIMIT $4) page ON true
      ORDER BY page.finished_xid, page.id`,
    [agent, xid, id, limit, from ?? null, to ?? null],
  );
  const rounds = rows.filter(({ id }) => id !== null);
  const isFull = rounds.length === limit;
  // Who asks for a span of time has read nothing of what ended outside it.
  const isWhole = !isFull && from === undefined && to === undefined;
  const next = (isWhole ? rows[0]?.seen : rounds.at(-1)?.place) ?? cursor;
  return {
    rounds: rounds.map((row) => ({
      round: row.id ?? '',
      user: row.user_name,
      game_code: row.game_code,
      currency,
      stake: row.stake,
      returned: row.returned,
      win: row.won,
      started_at: row.created_at.toISOString(),
      finished_at: row.finished_at.toISOString(),
    })),
    ...(next === undefined ? {} : { next_cursor: next }),
    has_more: isFull,
  };
}
