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

/** The cursor before the first round. */
const beginning = '0/00000000-0000-0000-0000-000000000000';

/**
 * Rounds of an agent's purses in which a stake was taken, in the order in which they were finished. A cursor is the
 * transaction that finished the last round, and the round: it stays valid for ever.
 */
export async function finishedRounds(
  pool: Pool,
  { agent, cursor, limit }: TransferRequest<'/operator/transfer/v1/round/list'>,
): Promise<TransferRoundsResponse | undefined> {
  const [xid, id] = (cursor ?? beginning).split('/');
  if (xid === undefined || id === undefined || !/^\d{1,19}$/.test(xid) || !/^[0-9a-f-]{36}$/.test(id))
    return undefined;
  const { rows } = await pool.query<FinishedRow>(
    `SELECT r.id, r.finished_xid::text AS xid, p.user_name, r.game_code, r.stake_amount AS stake,
            CASE r.state WHEN 'done' THEN r.total_amount ELSE 0 END AS won, r.state = 'rolled-back' AS is_undone,
            r.created_at, r.finished_at
       FROM round r JOIN player p ON p.id = r.player_id
      WHERE p.operator_id = $1 AND p.purse_amount IS NOT NULL AND (r.finished_xid, r.id) > ($2::xid8, $3::uuid)
        AND r.finished_xid < pg_snapshot_xmin(pg_current_snapshot())
        AND (r.state IN ('done', 'win-refused') OR r.state = 'rolled-back' AND EXISTS (
              SELECT FROM purse_move m WHERE m.reference = r.bet_transaction AND m.kind = 'rollback'))
      ORDER BY r.finished_xid, r.id LIMIT $4`,
    [agent, xid, id, limit],
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
