import type { Tx } from '@hanpan/db';

/** The database takes it from `active` alone, and gives it back to the reopening alone. */
export async function setClosed(
  tx: Tx,
  memberId: number,
  closed: { at: Date; reason: string },
): Promise<void> {
  await tx.run(
    `update member set status = 'closed', closed_at = $2, closing_reason = nullif($3, '') where id = $1`,
    [memberId, closed.at, closed.reason],
  );
}

export async function setReopened(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run(
    `update member set status = 'active', closed_at = null, closing_reason = null, reopened_at = $2, active_at = $2
      where id = $1 and status = 'closed'`,
    [memberId, at],
  );
}
