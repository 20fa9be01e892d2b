import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface CouponFact {
  readonly id: number;
  readonly names: LocalText;
  readonly worth: 'cash' | 'point';
  readonly amount: Amount;
  readonly note: string;
  readonly issuedAt: Date;
  /** Null where no operator did: a reward of the site. */
  readonly issuedBy: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Null while anybody who knows the code may use it. */
  readonly memberKey: number | null;
  readonly memId: string | null;
  readonly memNick: string | null;
}

/** A coupon of a site by its number or its code. */
export function couponBy(
  queryable: Queryable,
  siteId: number,
  by: { readonly id: number } | { readonly code: string },
): Promise<CouponFact | undefined> {
  const [column, value] = 'id' in by ? ['c.id', by.id] : ['c.code', by.code];
  return queryable.row(
    `select c.id, c.name as names, c.worth, c.amount, c.note, c.issued_at as "issuedAt", o.name as "issuedBy",
            c.expires_at as "expiresAt", c.used_at as "usedAt", c.cancelled_at as "cancelledAt",
            m.id as "memberKey", m.mem_id as "memId", m.nickname as "memNick"
       from coupon c left join member_card m on m.id = c.holder_id left join operator o on o.id = c.issued_by
      where c.site_id = $1 and ${column} = $2`,
    [siteId, value],
  );
}

/** Who gave it on to whom, in order. */
export function giftsOf(
  queryable: Queryable,
  couponId: number,
): Promise<{ at: Date; from: string; to: string }[]> {
  return queryable.rows(
    `select g.at, f.mem_id as from, t.mem_id as to
       from coupon_gift g join member_card f on f.id = g.from_member join member_card t on t.id = g.to_member
      where g.coupon_id = $1 order by g.id`,
    [couponId],
  );
}

/** Who withdrew it and why, as the audit log has it. */
export function withdrawalOf(
  queryable: Queryable,
  siteId: number,
  couponId: number,
): Promise<{ actor: string; reason: string } | undefined> {
  return queryable.row(
    `select actor, coalesce(detail ->> 'reason', '') as reason from audit_log
      where site_id = $1 and subject = $2 and action = 'coupon.cancel' order by id desc limit 1`,
    [siteId, `coupon:${couponId}`],
  );
}

export interface RequirementFact {
  readonly money: Amount;
  readonly amount: Amount;
  readonly since: Date;
  readonly metAt: Date | null;
}

/** What has to be played for money that came in under a reference; undefined where it is free at once. */
export function requirementOf(
  queryable: Queryable,
  memberId: number,
  reference: string,
): Promise<RequirementFact | undefined> {
  return queryable.row(
    `select money, amount, since, met_at as "metAt" from turnover_requirement
      where member_id = $1 and reference = $2 and kind <> 'passed-on'`,
    [memberId, reference],
  );
}
