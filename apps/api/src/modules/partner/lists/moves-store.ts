import type { GiveEntry, GiveKind, PartnerRank } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface MoneyMovesFilter {
  readonly rootId: number;
  /** Null: of every partner of the tree. */
  readonly partnerId: number | null;
  readonly kind: GiveKind | 'all';
  readonly success: 'all' | 'Y' | 'N';
  readonly search: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

export interface MoneyMoveRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: GiveKind;
  readonly partner_mem_id: string;
  readonly partner_nickname: string;
  readonly mem_id: string;
  readonly nickname: string;
  readonly partner_rank: PartnerRank;
  readonly amount: Amount;
  readonly balance_after: Amount;
  readonly refusal: GiveEntry['refusal'];
  readonly note: string;
}

// A move belongs to the tree where both its ends do: one that a partner made before it came under this one stays outside.
const source = `from partner_give g join member_card o on o.id = g.partner_id join member_card m on m.id = g.member_id
  where (g.partner_id = $1 or g.partner_id in (select member_id from partner_below($1)))
    and g.member_id in (select member_id from partner_below($1))
    and ($2::bigint is null or g.partner_id = $2) and ($3 = 'all' or g.kind = $3)
    and ($4 = 'all' or ($4 = 'Y') = (g.refusal is null))
    and ($5 = '' or m.mem_id ilike '%' || $5 || '%' or m.nickname ilike '%' || $5 || '%' or o.mem_id ilike '%' || $5 || '%')
    and ($6::date is null or g.at >= $6::date::timestamp at time zone $8)
    and ($7::date is null or g.at < ($7::date + 1)::timestamp at time zone $8)`;

const values = (filter: MoneyMovesFilter) => [
  filter.rootId,
  filter.partnerId,
  filter.kind,
  filter.success,
  filter.search,
  filter.startDate,
  filter.endDate,
  filter.timeZone,
];

/** What partners of the tree gave and took back, newest first. */
export function listMoneyMoves(
  queryable: Queryable,
  filter: MoneyMovesFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MoneyMoveRow[]> {
  return queryable.rows(
    `select g.id, g.at, g.kind, o.mem_id as partner_mem_id, o.nickname as partner_nickname, m.mem_id, m.nickname, m.partner_rank,
            g.amount, g.balance_after, g.refusal, g.note ${source} order by g.id desc limit $9 offset $10`,
    [...values(filter), limit, offset],
  );
}

export async function sumMoneyMoves(
  queryable: Queryable,
  filter: MoneyMovesFilter,
): Promise<{ count: number; given: Amount; taken_back: Amount }> {
  const row = await queryable.row<{ count: number; given: Amount; taken_back: Amount }>(
    `select count(*) as count,
       coalesce(sum(g.amount) filter (where g.refusal is null and g.kind = 'give'), 0)::bigint as given,
       coalesce(sum(g.amount) filter (where g.refusal is null and g.kind = 'takeBack'), 0)::bigint as taken_back ${source}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
