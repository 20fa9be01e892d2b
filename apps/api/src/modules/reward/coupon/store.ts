import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export type CouponWorth = 'cash' | 'point';
export type CouponState = 'open' | 'used' | 'given' | 'expired' | 'cancelled';

export interface CouponRow {
  readonly id: number;
  readonly code: string;
  readonly name: LocalText;
  readonly worth: CouponWorth;
  readonly amount: Amount;
  readonly holder_id: number | null;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly cancelled_at: Date | null;
}

/** A coupon as one member sees it: giver and receiver are those of the last gift that concerns this member. */
export interface SeenCouponRow extends CouponRow {
  readonly state: CouponState;
  readonly given_by: string | null;
  readonly given_to: string | null;
}

export interface ConsoleCouponRow extends SeenCouponRow {
  readonly mem_id: string | null;
  readonly nickname: string | null;
  readonly issued_by: string;
  readonly note: string;
}

const columns = `c.id, c.code, c.name, c.worth, c.amount, c.holder_id, c.issued_at, c.expires_at, c.used_at, c.cancelled_at`;

/** The state of a coupon for any reader; `now` is the place of a parameter. */
const stateAt = (now: string) => `case when c.used_at is not null then 'used'
  when c.cancelled_at is not null then 'cancelled' when c.expires_at <= ${now} then 'expired' else 'open' end`;

/** The member's own coupons and those that it gave away, with $1 the member and $2 the time. */
const seenByMember = `
  select ${columns}, case when c.holder_id is distinct from $1 then 'given' else ${stateAt('$2')} end as state,
         (select m.mem_id from coupon_gift g join member_card m on m.id = g.from_member
           where g.coupon_id = c.id and g.to_member = $1 order by g.id desc limit 1) as given_by,
         (select m.mem_id from coupon_gift g join member_card m on m.id = g.to_member
           where g.coupon_id = c.id and g.from_member = $1 order by g.id desc limit 1) as given_to
    from coupon c
   where c.holder_id = $1 or c.id in (select g.coupon_id from coupon_gift g where g.from_member = $1)`;

export interface OwnCoupons {
  readonly memberId: number;
  readonly now: Date;
  readonly state: CouponState | 'all';
}

export function listOwnCoupons(
  queryable: Queryable,
  { memberId, now, state }: OwnCoupons,
  page: { limit: number; offset: number },
): Promise<SeenCouponRow[]> {
  return queryable.rows(
    `select * from (${seenByMember}) s where $3 = 'all' or state = $3 order by id desc limit $4 offset $5`,
    [memberId, now, state, page.limit, page.offset],
  );
}

export async function countOwnCoupons(
  queryable: Queryable,
  { memberId, now, state }: OwnCoupons,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from (${seenByMember}) s where $3 = 'all' or state = $3`,
    [memberId, now, state],
  );
  return row?.count ?? 0;
}

export async function seenCoupon(
  queryable: Queryable,
  memberId: number,
  now: Date,
  id: number,
): Promise<SeenCouponRow> {
  const row = await queryable.row<SeenCouponRow>(`select * from (${seenByMember}) s where id = $3`, [
    memberId,
    now,
    id,
  ]);
  if (row === undefined) throw new Error(`coupon ${id} is not to be seen by its member`);
  return row;
}

/** Locks one coupon; a second caller waits and sees what the first one did. */
export function lockCouponByCode(tx: Tx, siteId: number, code: string): Promise<CouponRow | undefined> {
  return tx.row(`select ${columns} from coupon c where site_id = $1 and code = $2 for update`, [
    siteId,
    code,
  ]);
}

export function lockCoupon(tx: Tx, siteId: number, id: number): Promise<CouponRow | undefined> {
  return tx.row(`select ${columns} from coupon c where site_id = $1 and id = $2 for update`, [siteId, id]);
}

export async function markUsed(tx: Tx, id: number, holderId: number, at: Date): Promise<void> {
  await tx.run('update coupon set used_at = $2, holder_id = $3 where id = $1', [id, at, holderId]);
}

export async function giveCoupon(tx: Tx, id: number, from: number, to: number, at: Date): Promise<void> {
  await tx.run('update coupon set holder_id = $2 where id = $1', [id, to]);
  await tx.run('insert into coupon_gift (coupon_id, from_member, to_member, at) values ($1, $2, $3, $4)', [
    id,
    from,
    to,
    at,
  ]);
}

export interface NewCoupon {
  readonly siteId: number;
  readonly code: string;
  readonly name: LocalText;
  readonly worth: CouponWorth;
  readonly amount: Amount;
  readonly holderId: number | null;
  readonly issuedAt: Date;
  readonly issuedBy: number | null;
  readonly expiresAt: Date;
  readonly note: string;
}

export async function insertCoupon(tx: Tx, coupon: NewCoupon): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into coupon (site_id, code, name, worth, amount, holder_id, issued_at, issued_by, expires_at, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      coupon.siteId,
      coupon.code,
      JSON.stringify(coupon.name),
      coupon.worth,
      coupon.amount,
      coupon.holderId,
      coupon.issuedAt,
      coupon.issuedBy,
      coupon.expiresAt,
      coupon.note,
    ],
  );
  if (row === undefined) throw new Error('the coupon was not stored');
  return row.id;
}

export async function markCancelled(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.run('update coupon set cancelled_at = $2 where id = $1', [id, at]);
}
