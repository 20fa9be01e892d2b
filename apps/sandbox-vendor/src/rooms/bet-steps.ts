import type { Tx } from '../database.ts';

/**
 * The steps of a bet's life, each from one state only. A step that finds another state changes nothing and returns false:
 * somebody else has already moved the bet on.
 */
type Writer = Pick<Tx, 'query'>;

/** The stake is taken and plays. The caller holds the round's lock, and the round is open. */
export async function betTaken(tx: Writer, id: string, balanceBeforeAmount: number | null): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE room_bet SET state = 'taken', balance_before_amount = $2, next_attempt_at = NULL
      WHERE id = $1 AND state = 'created'`,
    [id, balanceBeforeAmount],
  );
  return rowCount === 1;
}

/** What each bet of the round returns, and when it is paid. */
export async function betsDecided(
  tx: Writer,
  bets: readonly { id: string; returns: number[]; totalAmount: number }[],
  payAt: Date,
): Promise<void> {
  await tx.query(
    `UPDATE room_bet b SET state = 'due', returns = d.returns, total_amount = d.total, attempts = 0, next_attempt_at = $4
       FROM unnest($1::uuid[], $2::jsonb[], $3::bigint[]) AS d (id, returns, total)
      WHERE b.id = d.id AND b.state = 'taken'`,
    [
      bets.map(({ id }) => id),
      bets.map(({ returns }) => JSON.stringify(returns)),
      bets.map(({ totalAmount }) => totalAmount),
      payAt,
    ],
  );
}

/** The round is void: every stake that was taken goes back. */
export async function stakesGoBack(tx: Writer, roundId: string, reason: string, from: Date): Promise<void> {
  await tx.query(
    `UPDATE room_bet SET state = 'rollback', reason = $2, attempts = 0, next_attempt_at = $3
      WHERE round_id = $1 AND state = 'taken'`,
    [roundId, reason, from],
  );
}

/** The stake may have been taken and must be given back. */
export async function betInDoubt(tx: Writer, id: string, reason: string, from: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE room_bet SET state = 'rollback', reason = $2, attempts = 0, next_attempt_at = $3
      WHERE id = $1 AND state = 'created'`,
    [id, reason, from],
  );
  return rowCount === 1;
}

export type LastState = 'done' | 'win-refused' | 'discarded' | 'rolled-back' | 'rollback-refused';
const before: Readonly<Record<LastState, string>> = {
  discarded: 'created',
  done: 'due',
  'win-refused': 'due',
  'rolled-back': 'rollback',
  'rollback-refused': 'rollback',
};

export async function betFinished(
  tx: Writer,
  id: string,
  state: LastState,
  now: Date,
  {
    reason = null,
    balanceAfterAmount = null,
  }: { reason?: string | null; balanceAfterAmount?: number | null } = {},
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE room_bet SET state = $3, finished_at = $4, finished_xid = pg_current_xact_id(), reason = coalesce($5, reason),
            balance_after_amount = $6, next_attempt_at = NULL
      WHERE id = $1 AND state = $2`,
    [id, before[state], state, now, reason, balanceAfterAmount],
  );
  return rowCount === 1;
}

/** The attempt is indeterminate: it is repeated later, and counted. */
export async function tryBetAgainAt(tx: Writer, id: string, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `UPDATE room_bet SET attempts = attempts + 1, next_attempt_at = $2
      WHERE id = $1 AND state IN ('due', 'rollback')`,
    [id, nextAttemptAt],
  );
}

/** Bets whose time has come, each with its player, leased until `leaseUntil`: no other process takes them meanwhile. */
export async function leaseDueBets(
  tx: Writer,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<{ id: string; playerId: number }[]> {
  const { rows } = await tx.query<{ id: string; playerId: number }>({
    name: 'room-bets-lease',
    text: `UPDATE room_bet SET next_attempt_at = $2
      WHERE id IN (SELECT id FROM room_bet WHERE next_attempt_at <= $1
                    ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING id, player_id AS "playerId"`,
    values: [now, leaseUntil, limit],
  });
  return rows;
}
