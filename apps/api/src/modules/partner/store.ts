import type { GiveEntry, GiveKind } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';

export interface NewGive {
  readonly siteId: number;
  readonly partnerId: number;
  readonly memberId: number;
  readonly kind: GiveKind;
  readonly amount: Amount;
  readonly balanceAfter: Amount;
  readonly refusal: GiveEntry['refusal'];
  readonly key: string;
  readonly note: string;
  readonly at: Date;
}

export async function nextGiveId(tx: Tx): Promise<number> {
  const row = await tx.row<{ id: number }>(
    "select nextval(pg_get_serial_sequence('partner_give', 'id')) as id",
  );
  if (row === undefined) throw new Error('no give id');
  return row.id;
}

/** Returns how many were stored: none where a refusal of the key is on record already. */
export function insertGive(queryable: Queryable, id: number, give: NewGive): Promise<number> {
  return queryable.run(
    `insert into partner_give (id, site_id, partner_id, member_id, kind, amount, balance_after, refusal, key, note, at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      id,
      give.siteId,
      give.partnerId,
      give.memberId,
      give.kind,
      give.amount,
      give.balanceAfter,
      give.refusal,
      give.key,
      give.note,
      give.at,
    ],
  );
}

/** What partners have given to a member since then, minor units. */
export async function givenSince(queryable: Queryable, memberId: number, since: Date): Promise<Amount> {
  const row = await queryable.row<{ amount: Amount }>(
    `select coalesce(sum(amount), 0)::bigint as amount from partner_give
      where member_id = $1 and kind = 'give' and refusal is null and at >= $2`,
    [memberId, since],
  );
  return row?.amount ?? zero;
}

export interface GiveRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: GiveKind;
  readonly mem_id: string;
  readonly nickname: string;
  readonly amount: Amount;
  readonly balance_after: Amount;
  readonly refusal: GiveEntry['refusal'];
  readonly note: string;
}

const columns = 'g.id, g.at, g.kind, m.mem_id, m.nickname, g.amount, g.balance_after, g.refusal, g.note';
const source = 'from partner_give g join member_card m on m.id = g.member_id';

export async function giveById(queryable: Queryable, id: number): Promise<GiveRow> {
  const row = await queryable.row<GiveRow>(`select ${columns} ${source} where g.id = $1`, [id]);
  if (row === undefined) throw new Error(`give ${id} is gone`);
  return row;
}

export interface GiveFilter {
  readonly partnerId: number;
  readonly kind: GiveKind | 'all';
  readonly search: string;
  /** Days on the site's calendar, both within the period. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
  readonly limit: number;
  readonly offset: number;
}

const matches = `g.partner_id = $1 and ($2 = 'all' or g.kind = $2)
  and ($3 = '' or m.mem_id ilike '%' || $3 || '%' or m.nickname ilike '%' || $3 || '%')
  and ($4::date is null or g.at >= $4::date::timestamp at time zone $6)
  and ($5::date is null or g.at < ($5::date + 1)::timestamp at time zone $6)`;

function valuesOf({ partnerId, kind, search, startDate, endDate, timeZone }: GiveFilter) {
  return [partnerId, kind, search, startDate, endDate, timeZone];
}

export function listGives(queryable: Queryable, filter: GiveFilter): Promise<GiveRow[]> {
  return queryable.rows(
    `select ${columns} ${source} where ${matches} order by g.id desc limit $7 offset $8`,
    [...valuesOf(filter), filter.limit, filter.offset],
  );
}

export async function sumGives(
  queryable: Queryable,
  filter: GiveFilter,
): Promise<{ count: number; given: Amount; taken_back: Amount }> {
  const row = await queryable.row<{ count: number; given: Amount; taken_back: Amount }>(
    `select count(*) as count,
       coalesce(sum(g.amount) filter (where g.refusal is null and g.kind = 'give'), 0)::bigint as given,
       coalesce(sum(g.amount) filter (where g.refusal is null and g.kind = 'takeBack'), 0)::bigint as taken_back
       ${source} where ${matches}`,
    valuesOf(filter),
  );
  if (row === undefined) throw new Error('a sum without a row');
  return row;
}
