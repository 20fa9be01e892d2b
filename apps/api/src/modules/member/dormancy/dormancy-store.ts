import type { Queryable, Tx } from '@hanpan/db';

/** Members of a site that are not known to have used their account since then, those that were quiet for longest first. */
export async function quietMembers(
  queryable: Queryable,
  siteId: number,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    `select id from member
      where site_id = $1 and status = 'active' and dormant_at is null and partner_rank = 'NORMAL'
        and coalesce(active_at, decided_at, applied_at) < $2
      order by coalesce(active_at, decided_at, applied_at), id limit $3`,
    [siteId, before, limit],
  );
  return rows.map(({ id }) => id);
}

/** What was found of its use, so that it is not looked for again before that is as long ago. */
export async function setActiveAt(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run('update member set active_at = $2 where id = $1', [memberId, at]);
}

export async function setDormant(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run('update member set dormant_at = $2 where id = $1', [memberId, at]);
}

/** An activation is a use of the account as well. */
export async function setActive(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx.run('update member set dormant_at = null, revived_at = $2, active_at = $2 where id = $1', [
    memberId,
    at,
  ]);
}

/** What a member is asked for beside its secrets. */
export function proofsOf(
  queryable: Queryable,
  memberId: number,
): Promise<{ readonly birthDate: string | null; readonly accountCipher: Buffer } | undefined> {
  return queryable.row(
    `select to_char(birth_date, 'YYYY-MM-DD') as "birthDate", account_cipher as "accountCipher" from member where id = $1`,
    [memberId],
  );
}
