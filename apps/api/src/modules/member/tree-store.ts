import type { GiveTarget } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** The names of the partners above each member, head office first. */
export async function treeOf(
  queryable: Queryable,
  memberIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await queryable.rows<{ id: number; tree: string[] | null }>(
    `with recursive up as (
       select m.id as start, m.parent_id, 0 as depth, null::text as mem_id from member m where m.id = any($1)
       union all
       select up.start, p.parent_id, up.depth + 1, p.mem_id from up join member p on p.id = up.parent_id
     )
     select start as id, array_agg(mem_id order by depth desc) filter (where mem_id is not null) as tree
       from up group by start`,
    [memberIds],
  );
  return new Map(rows.map((row) => [row.id, row.tree ?? []]));
}

/** The id of a member anywhere below a partner; undefined for everybody else, whether they exist or not. */
export async function findBelow(
  queryable: Queryable,
  siteId: number,
  partnerId: number,
  memId: string,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    `with recursive up as (
       (select m.id, m.parent_id from member m where m.site_id = $1 and lower(m.mem_id) = lower($3) and m.id not in (select member_id from test_account)
         order by m.status = 'rejected', m.id desc limit 1)
       union
       select up.id, p.parent_id from up join member p on p.id = up.parent_id and p.site_id = $1
     )
     select id from up where parent_id = $2 and id <> $2 limit 1`,
    [siteId, partnerId, memId],
  );
  return row?.id;
}

export interface BelowFilter {
  readonly siteId: number;
  readonly partnerId: number;
  readonly search: string;
  /** This one alone; null is everybody. */
  readonly onlyId: number | null;
  readonly limit: number;
  readonly offset: number;
}

export interface BelowRow {
  readonly id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly partner_rank: GiveTarget['partnerRank'];
  readonly depth: number;
  readonly cash: Amount;
}

/** Everybody active below a partner. The depth limit ends a cycle, which no tree should contain. */
const below = `with recursive below as (
    select id, 1 as depth from member where site_id = $1 and parent_id = $2
    union all
    select m.id, b.depth + 1 from below b join member m on m.parent_id = b.id and m.site_id = $1 where b.depth < 16
  )`;
const isWanted = `m.status = 'active' and m.id <> $2 and m.id not in (select member_id from test_account)
  and ($4::bigint is null or m.id = $4)
  and ($3 = '' or m.mem_id ilike '%' || $3 || '%' or m.nickname ilike '%' || $3 || '%')`;

/** The nearest first. */
export function listBelow(queryable: Queryable, filter: BelowFilter): Promise<BelowRow[]> {
  return queryable.rows(
    `${below} select m.id, m.mem_id, m.nickname, m.partner_rank, b.depth, coalesce(a.balance, 0)::bigint as cash
       from below b join member m using (id) left join ledger_account a on a.id = m.cash_account
      where ${isWanted} order by b.depth, lower(m.mem_id) limit $5 offset $6`,
    [filter.siteId, filter.partnerId, filter.search, filter.onlyId, filter.limit, filter.offset],
  );
}

export async function countBelow(
  queryable: Queryable,
  filter: Pick<BelowFilter, 'siteId' | 'partnerId' | 'search' | 'onlyId'>,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `${below} select count(*) as count from below b join member m using (id) where ${isWanted}`,
    [filter.siteId, filter.partnerId, filter.search, filter.onlyId],
  );
  return row?.count ?? 0;
}

/** Puts a partner somewhere else in the tree. The table refuses a place that breaks the order of ranks or rates. */
export async function setPlace(
  tx: Tx,
  memberId: number,
  { parentId, partnerRank, at }: { parentId: number | null; partnerRank: string; at: Date },
): Promise<void> {
  await tx.run('update member set parent_id = $2, partner_rank = $3, placed_at = $4 where id = $1', [
    memberId,
    parentId,
    partnerRank,
    at,
  ]);
}
