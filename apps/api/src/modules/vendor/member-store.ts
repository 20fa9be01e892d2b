import type { Queryable, Tx } from '@hanpan/db';

/** What decides whether a member may play. */
export interface PlayerFacts {
  readonly status: string;
  readonly bettingAllowed: boolean;
  readonly convertsGameMoney: boolean;
}

const facts =
  'select status, betting_allowed as "bettingAllowed", converts_game_money as "convertsGameMoney" from member where id = $1';

/**
 * Locks the member before anything of theirs: what moves their money happens one after the other, whatever order it
 * arrives in. Undefined where there is no such member.
 */
export async function lockMember(tx: Tx, memberId: number): Promise<PlayerFacts | undefined> {
  const [row] = await tx.prepared<PlayerFacts>('vendor-member-lock', `${facts} for no key update`, [
    memberId,
  ]);
  return row;
}

export function memberFacts(queryable: Queryable, memberId: number): Promise<PlayerFacts | undefined> {
  return queryable.row(facts, [memberId]);
}

export async function setConvertsGameMoney(
  queryable: Queryable,
  memberId: number,
  converts: boolean,
): Promise<void> {
  await queryable.run('update member set converts_game_money = $2 where id = $1', [memberId, converts]);
}

/** A member of the site somewhere below a partner in the tree; undefined for everybody else. */
export async function findBelow(
  queryable: Queryable,
  siteId: number,
  partnerId: number,
  memId: string,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    `with recursive up as (
       select id, parent_id from member where site_id = $1 and lower(mem_id) = lower($3)
       union
       select up.id, p.parent_id from up join member p on p.id = up.parent_id and p.site_id = $1
     )
     select id from up where parent_id = $2`,
    [siteId, partnerId, memId],
  );
  return row?.id;
}

export async function isPartner(queryable: Queryable, memberId: number): Promise<boolean> {
  const row = await queryable.row(
    "select 1 from member where id = $1 and partner_rank <> 'NORMAL' and status = 'active'",
    [memberId],
  );
  return row !== undefined;
}

export async function isUnderMaintenance(queryable: Queryable, siteId: number, at: Date): Promise<boolean> {
  const row = await queryable.row(
    'select 1 from maintenance_window where site_id = $1 and starts_at <= $2 and ends_at > $2',
    [siteId, at],
  );
  return row !== undefined;
}

/** Locks those of the members that exist, the lower id first. */
export async function lockMembers(tx: Tx, memberIds: readonly number[]): Promise<void> {
  await tx.prepared(
    'vendor-members-lock',
    'select id from member where id = any($1::bigint[]) order by id for no key update',
    [memberIds],
  );
}
