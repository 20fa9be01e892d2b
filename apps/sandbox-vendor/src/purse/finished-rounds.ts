import type { TransferRequest, TransferRoundsResponse } from '@hanpan/vendor-kit';
import type { Pool } from '../database.ts';
import { currency } from './purses.ts';

interface FinishedRow {
  id: string;
  xid: string;
  user_name: string;
  game_code: string;
  stake: number;
  won: number;
  is_undone: boolean;
  created_at: Date;
  finished_at: Date;
}

/** What a stake was taken for, after the cursor: a round of one player's own, or a bet in a room. */
function played(table: 'round' | 'room_bet', gameColumn: string): string {
  return `SELECT id, player_id, ${gameColumn} AS game_code, stake_amount, total_amount, state, bet_transaction, finished_xid,
                 created_at, finished_at FROM ${table}
           WHERE (finished_xid, id) > ($2::xid8, $3::uuid) AND finished_xid < pg_snapshot_xmin(pg_current_snapshot())`;
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
 * transaction that finished the last round, and the round: it stays valid for ever.
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
    `SELECT f.id, f.finished_xid::text AS xid, p.user_name, f.game_code, f.stake_amount AS stake,
            CASE f.state WHEN 'done' THEN f.total_amount ELSE 0 END AS won, f.state = 'rolled-back' AS is_undone,
            f.created_at, f.finished_at
       FROM (${played('round', 'game_code')} UNION ALL ${played('room_bet', 'room_code')}) f
       JOIN player p ON p.id = f.player_id
      WHERE p.operator_id = $1 AND NOT p.is_demo AND ${wasStaked[wallet]}
        AND f.finished_at >= coalesce($5::timestamptz, '-infinity') AND f.finished_at < coalesce($6::timestamptz, 'infinity')
      ORDER BY f.finished_xid, f.id LIMIT $4`,
    [agent, xid, id, limit, from ?? null, to ?? null],
  );
  const last = rows.at(-1);
  const next = last === undefined ? cursor : `${last.xid}/${last.id}`;
  return {
    rounds: rows.map((row) => ({
      round: row.id,
      user: row.user_name,
      game_code: row.game_code,
      currency,
      stake: row.stake,
      returned: row.is_undone ? row.stake : 0,
      win: row.won,
      started_at: row.created_at.toISOString(),
      finished_at: row.finished_at.toISOString(),
    })),
    ...(next === undefined ? {} : { next_cursor: next }),
    has_more: rows.length === limit,
  };
}
