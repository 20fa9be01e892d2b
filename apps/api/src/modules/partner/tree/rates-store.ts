import type { Queryable, Tx } from '@hanpan/db';
import type { RateLists } from '@hanpan/rules';

/** Changes of a site's tree come one after the other, until the transaction ends. */
export async function lockTree(tx: Tx, siteId: number): Promise<void> {
  await tx.run('select partner_lock_tree($1)', [siteId]);
}

export interface RatesRow extends RateLists {
  readonly version: number;
  /** The last day of the site's calendar on which they were changed. */
  readonly day: string | null;
  readonly valid_from: Date;
  readonly set_by: string;
}

// Of a closing, which is no change of a day, it is the day of the change before.
const columns = `version, to_char(max(day) over (order by version), 'YYYY-MM-DD') as day, valid_from, set_by, rolling, losing`;

/** The latest versions, newest first. */
export function rateHistory(queryable: Queryable, partnerId: number, limit: number): Promise<RatesRow[]> {
  return queryable.rows(
    `select ${columns} from partner_rate where partner_id = $1 order by version desc limit $2`,
    [partnerId, limit],
  );
}

/** The rates now, zeros where none were set. */
export async function ratesOf(queryable: Queryable, partnerId: number): Promise<RateLists> {
  const row = await queryable.row<RateLists>('select rolling, losing from partner_rates_now($1)', [
    partnerId,
  ]);
  if (row === undefined) throw new Error('no rates');
  return row;
}

/** The rates of the partners right below. */
export function ratesBelow(queryable: Queryable, partnerId: number): Promise<RateLists[]> {
  return queryable.rows(
    `select r.rolling, r.losing from member_card m cross join lateral partner_rates_now(m.id) r
      where m.parent_id = $1 and m.partner_rank <> 'NORMAL' and m.status <> 'rejected'`,
    [partnerId],
  );
}

export interface NewRates extends RateLists {
  readonly siteId: number;
  readonly partnerId: number;
  /** Null for what a partner begins with: that is no change of a day. */
  readonly day: string | null;
  readonly setBy: string;
  readonly reason: string;
  readonly at: Date;
  /** Its partner is closed: zeros, whatever was changed on that day. */
  readonly closes?: boolean;
}

/** A new version, with the paths of everybody below. */
export async function insertRates(tx: Tx, rates: NewRates): Promise<void> {
  await tx.run(
    `insert into partner_rate (site_id, partner_id, version, day, valid_from, rolling, losing, set_by, reason, closes)
     values ($1, $2, (select coalesce(max(version), 0) + 1 from partner_rate where partner_id = $2), $3, $4, $5, $6, $7, $8, $9)`,
    [
      rates.siteId,
      rates.partnerId,
      rates.day,
      rates.at,
      rates.rolling,
      rates.losing,
      rates.setBy,
      rates.reason,
      rates.closes ?? false,
    ],
  );
}
