import type { Tx } from '../database.ts';
import type { Draw } from '../fair/draws.ts';
import type { Book } from './play-api.ts';

/**
 * The steps of a round's life, each from one state only. A step that finds another state changes nothing and returns
 * false: another process has already moved the round on.
 */
type Writer = Pick<Tx, 'query'>;

export interface BetTaken {
  seedId: number;
  nonce: number;
  book: Book;
  draws: readonly Draw[];
  balanceBeforeAmount: number | null;
  nextAttemptAt: Date;
}

export async function betTaken(tx: Writer, id: string, bet: BetTaken): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE round SET state = 'bet', seed_id = $2, nonce = $3, math_version = $4, book = $5, draws = $6,
            total_amount = $7, balance_before_amount = $8, next_attempt_at = $9
      WHERE id = $1 AND state = 'created'`,
    [
      id,
      bet.seedId,
      bet.nonce,
      bet.book.mathVersion,
      JSON.stringify(bet.book),
      JSON.stringify(bet.draws),
      bet.book.totalAmount,
      bet.balanceBeforeAmount,
      bet.nextAttemptAt,
    ],
  );
  return rowCount === 1;
}

/** A round of several acts: the bet is taken, and what will happen is bound to a nonce. */
export async function roundOpened(
  tx: Writer,
  id: string,
  opened: { seedId: number; nonce: number; balanceBeforeAmount: number | null; closesAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE round SET state = 'open', seed_id = $2, nonce = $3, balance_before_amount = $4, next_attempt_at = $5
      WHERE id = $1 AND state = 'created'`,
    [id, opened.seedId, opened.nonce, opened.balanceBeforeAmount, opened.closesAt],
  );
  return rowCount === 1;
}

/** Sets the time at which open rounds end by themselves. Returns those that are still open, which it locks. */
export async function waitUntil(tx: Writer, ids: readonly string[], closesAt: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `UPDATE round SET next_attempt_at = $2
      WHERE id IN (SELECT id FROM round WHERE id = ANY ($1) AND state = 'open' ORDER BY id FOR UPDATE) RETURNING id`,
    [ids, closesAt],
  );
  return rows.map(({ id }) => id);
}

/** The player of these rounds will not come back: the job ends them next. */
export async function endOpenRoundsNow(tx: Writer, playerId: number, now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    "SELECT id FROM round WHERE player_id = $1 AND state = 'open'",
    [playerId],
  );
  const ids = rows.map(({ id }) => id);
  await waitUntil(tx, ids, now);
}

/** The last act of an open round: its book is written and its win is owed. */
export async function roundEnded(
  tx: Writer,
  id: string,
  ended: { book: Book; draws: readonly Draw[]; nextAttemptAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE round SET state = 'bet', math_version = $2, book = $3, draws = $4, total_amount = $5, next_attempt_at = $6,
            returned_amount = $7
      WHERE id = $1 AND state = 'open'`,
    [
      id,
      ended.book.mathVersion,
      JSON.stringify(ended.book),
      JSON.stringify(ended.draws),
      ended.book.totalAmount,
      ended.nextAttemptAt,
      ended.book.returnedAmount ?? 0,
    ],
  );
  return rowCount === 1;
}

export function betRefused(tx: Writer, id: string, reason: string, now: Date): Promise<boolean> {
  return finish(tx, id, 'created', 'discarded', now, reason);
}

export async function betIndeterminate(
  tx: Writer,
  id: string,
  reason: string,
  nextAttemptAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE round SET state = 'rollback', reason = $2, attempts = 0, next_attempt_at = $3
      WHERE id = $1 AND state = 'created'`,
    [id, reason, nextAttemptAt],
  );
  return rowCount === 1;
}

export async function winConfirmed(
  tx: Writer,
  id: string,
  balanceAfterAmount: number | null,
  now: Date,
): Promise<void> {
  const confirmed = await finish(tx, id, 'bet', 'done', now, null);
  if (!confirmed) return;
  await tx.query('UPDATE round SET balance_after_amount = $2 WHERE id = $1', [id, balanceAfterAmount]);
}

export function winRefused(tx: Writer, id: string, reason: string, now: Date): Promise<boolean> {
  return finish(tx, id, 'bet', 'win-refused', now, reason);
}

/** Keeps the reason for which the bet was indeterminate: that is what the player is told. */
export function betUndone(tx: Writer, id: string, now: Date): Promise<boolean> {
  return finish(tx, id, 'rollback', 'rolled-back', now, null);
}

export function rollbackRefused(tx: Writer, id: string, reason: string, now: Date): Promise<boolean> {
  return finish(tx, id, 'rollback', 'rollback-refused', now, reason);
}

async function finish(
  tx: Writer,
  id: string,
  from: string,
  to: string,
  now: Date,
  reason: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE round SET state = $3, finished_at = $4, finished_xid = pg_current_xact_id(), reason = coalesce($5, reason), next_attempt_at = NULL
      WHERE id = $1 AND state = $2`,
    [id, from, to, now, reason],
  );
  return rowCount === 1;
}

/** The attempt is indeterminate: it is repeated later, and counted. */
export async function tryAgainAt(tx: Writer, id: string, nextAttemptAt: Date): Promise<void> {
  await tx.query(
    `UPDATE round SET attempts = attempts + 1, next_attempt_at = $2
      WHERE id = $1 AND state IN ('bet', 'rollback')`,
    [id, nextAttemptAt],
  );
}

/**
 * Ids of rounds whose time has come, leased until `leaseUntil`: no other process takes them meanwhile, and if this
 * one dies they come up again.
 */
export async function leaseDue(tx: Writer, now: Date, leaseUntil: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'rounds-lease',
    text: `UPDATE round SET next_attempt_at = $2
      WHERE id IN (SELECT id FROM round WHERE next_attempt_at <= $1
                    ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
    values: [now, leaseUntil, limit],
  });
  return rows.map((row) => row.id);
}
