import type { Queryable, Tx } from '@hanpan/db';

/** How many minutes lie between two reality checks, and when the next is due; null for none. */
export async function setCheck(
  tx: Tx,
  memberId: number,
  check: { readonly minutes: number; readonly dueAt: Date } | null,
): Promise<void> {
  await tx.run('update member set check_minutes = $2, check_due_at = $3 where id = $1', [
    memberId,
    check?.minutes ?? null,
    check?.dueAt ?? null,
  ]);
}

/** The next reality check of who wants one is due that many minutes from then. */
export async function restartCheck(tx: Tx, memberId: number, from: Date): Promise<void> {
  await tx.run(
    `update member set check_due_at = $2::timestamptz + check_minutes * interval '1 minute'
      where id = $1 and check_minutes is not null`,
    [memberId, from],
  );
}

/** The same where one is due by then: what was seen in another window is not seen once more. */
export async function restartDueCheck(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run(
    `update member set check_due_at = $2::timestamptz + check_minutes * interval '1 minute'
      where id = $1 and check_due_at <= $2`,
    [memberId, at],
  );
}

/** When the session began; undefined where it is gone. */
export async function sessionBegan(queryable: Queryable, sessionId: number): Promise<Date | undefined> {
  const row = await queryable.row<{ at: Date }>('select created_at as at from session where id = $1', [
    sessionId,
  ]);
  return row?.at;
}
