import type { Queryable, Tx } from '@hanpan/db';

export interface ConfirmationRow {
  readonly key: string;
  /** Whose it is: an operator's or a member's. */
  readonly operatorId: number | null;
  readonly memberId: number | null;
  readonly sessionId: number;
  readonly path: string;
  readonly digest: Buffer;
  readonly expiresAt: Date;
  readonly tries: number;
  readonly givenAt: Date | null;
  readonly usedAt: Date | null;
}

export interface NewConfirmation
  extends Pick<
    ConfirmationRow,
    'key' | 'operatorId' | 'memberId' | 'sessionId' | 'path' | 'digest' | 'expiresAt'
  > {
  readonly siteId: number;
  readonly shownAt: Date;
}

export async function insertConfirmation(tx: Tx, shown: NewConfirmation): Promise<void> {
  await tx.run(
    `insert into operation_confirmation (key, site_id, operator_id, member_id, session_id, path, digest, shown_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      shown.key,
      shown.siteId,
      shown.operatorId,
      shown.memberId,
      shown.sessionId,
      shown.path,
      shown.digest,
      shown.shownAt,
      shown.expiresAt,
    ],
  );
}

export function lockConfirmation(tx: Tx, siteId: number, key: string): Promise<ConfirmationRow | undefined> {
  return tx.row(
    `select key, operator_id as "operatorId", member_id as "memberId", session_id as "sessionId", path, digest, expires_at as "expiresAt", tries,
            given_at as "givenAt", used_at as "usedAt"
       from operation_confirmation where site_id = $1 and key = $2 for update`,
    [siteId, key],
  );
}

export async function countTry(tx: Tx, key: string): Promise<void> {
  await tx.run('update operation_confirmation set tries = tries + 1 where key = $1', [key]);
}

export async function setGiven(tx: Tx, key: string, at: Date): Promise<void> {
  await tx.run('update operation_confirmation set given_at = $2 where key = $1', [key, at]);
}

export async function setUsed(tx: Tx, key: string, at: Date): Promise<void> {
  await tx.run('update operation_confirmation set used_at = $2 where key = $1', [key, at]);
}

/** Deletes the oldest that were over before. Returns how many. */
export function pruneConfirmations(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from operation_confirmation where key = any(array(
       select key from operation_confirmation where expires_at < $1 order by expires_at limit $2))`,
    [before, limit],
  );
}
