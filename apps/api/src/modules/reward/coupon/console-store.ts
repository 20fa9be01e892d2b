import type { BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { orderBy } from '../../../kernel/order-by.ts';
import type { ConsoleCouponRow, CouponState } from './store.ts';

export interface CouponFilter {
  readonly siteId: number;
  readonly now: Date;
  readonly state: Exclude<CouponState, 'given'> | 'all';
  /** A member's id or a part of it, or a whole code. */
  readonly search: string;
  readonly code: string;
  readonly sort: BodyOf<'/api/console/coupon/list'>['sort'];
}

/** With $1 the site and $2 the time. */
const seenByConsole = `
  select c.id, c.code, c.name, c.worth, c.amount, c.holder_id, c.issued_at, c.expires_at, c.used_at, c.cancelled_at,
         c.note, h.mem_id, h.nickname, coalesce(o.name, '') as issued_by,
         case when c.used_at is not null then 'used' when c.cancelled_at is not null then 'cancelled'
              when c.expires_at <= $2 then 'expired' else 'open' end as state,
         (select m.mem_id from coupon_gift g join member_card m on m.id = g.from_member
           where g.coupon_id = c.id order by g.id desc limit 1) as given_by,
         (select m.mem_id from coupon_gift g join member_card m on m.id = g.to_member
           where g.coupon_id = c.id order by g.id desc limit 1) as given_to
    from coupon c left join member_card h on h.id = c.holder_id left join operator o on o.id = c.issued_by
   where c.site_id = $1`;

const matches = `($3 = 'all' or state = $3) and ($4 = '' or mem_id ilike '%' || $4 || '%' or code = $5)`;

function valuesOf({ siteId, now, state, search, code }: Omit<CouponFilter, 'sort'>) {
  return [siteId, now, state, search, code];
}

const orders = { amount: 'amount', issuedAt: 'issued_at', expiresAt: 'expires_at' };

export function listCoupons(
  queryable: Queryable,
  filter: CouponFilter,
  page: { limit: number; offset: number },
): Promise<ConsoleCouponRow[]> {
  return queryable.rows(
    `select * from (${seenByConsole}) s where ${matches}
      order by ${orderBy(orders, filter.sort, 'id desc', 'id')} limit $6 offset $7`,
    [...valuesOf(filter), page.limit, page.offset],
  );
}

export async function countCoupons(queryable: Queryable, filter: CouponFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from (${seenByConsole}) s where ${matches}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/** In the order in which they were issued. */
export function couponsById(
  queryable: Queryable,
  siteId: number,
  now: Date,
  ids: readonly number[],
): Promise<ConsoleCouponRow[]> {
  return queryable.rows(`select * from (${seenByConsole}) s where id = any($3) order by id`, [
    siteId,
    now,
    ids,
  ]);
}

/** What the coupons that can still be used are worth, in won and in points: what the site may yet have to pay. */
export async function openCouponWorth(
  queryable: Queryable,
  siteId: number,
  now: Date,
): Promise<{ cash: Amount; points: Amount }> {
  const row = await queryable.row<{ cash: Amount; points: Amount }>(
    `select coalesce(sum(amount) filter (where worth = 'cash'), 0)::bigint as cash,
            coalesce(sum(amount) filter (where worth = 'point'), 0)::bigint as points
       from coupon where site_id = $1 and used_at is null and cancelled_at is null and expires_at > $2`,
    [siteId, now],
  );
  return row ?? { cash: zero, points: zero };
}
