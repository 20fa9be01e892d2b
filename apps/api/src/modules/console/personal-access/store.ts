import { auditActions, type BodyOf, mostCountedLooks, mostShownMembers } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { orderBy } from '../../../kernel/order-by.ts';

type Wanted = BodyOf<'/api/console/personalAccess'>;

export interface AccessFilter extends Omit<Wanted, 'page'> {
  readonly siteId: number;
  /** Days of the calendar of this zone. */
  readonly timeZone: string;
}

export interface AccessRow {
  readonly accessKey: string;
  readonly at: Date;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly call: string;
  readonly address: string;
  readonly memberCount: number;
  readonly members: readonly string[];
}

const found = `personal_access p join operator o on o.id = p.operator_id
 where p.site_id = $1
   and ($2 = '' or o.operator_id = $2)
   and ($3 = '' or p.members @> array[$3]) and ($4 = '' or p.call = $4)
   and ($5::date is null or p.at >= $5::date::timestamp at time zone $7)
   and ($6::date is null or p.at < ($6::date + 1)::timestamp at time zone $7)`;

const valuesOf = ({ siteId, operator, member, call, startDate, endDate, timeZone }: AccessFilter) => [
  siteId,
  operator,
  member,
  call,
  startDate,
  endDate,
  timeZone,
];

const orders = {
  at: 'p.at',
  operator: 'o.operator_id',
  call: 'p.call',
  members: 'cardinality(p.members)',
};

/** What one look is among all others, as its primary key has it. */
const key = `p.operator_id || '.' || extract(epoch from p.minute)::bigint || '.' || p.call || '.'
  || encode(substring(p.members_hash for 8), 'hex')`;

export function listAccess(
  queryable: Queryable,
  filter: AccessFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AccessRow[]> {
  return queryable.rows(
    `select ${key} as "accessKey", p.at, o.operator_id as "operatorId", o.name as "operatorName", p.call, p.address,
            cardinality(p.members) as "memberCount", p.members[1:${mostShownMembers}] as members
       from ${found} order by ${orderBy(orders, filter.sort, `p.at desc, ${key} desc`, key)} limit $8 offset $9`,
    [...valuesOf(filter), limit, offset],
  );
}

export interface AccessFigures {
  readonly lookCount: number;
  readonly operatorCount: number;
}

/** Of so many looks at most: whoever asks for two years waits no longer. */
export async function countAccess(queryable: Queryable, filter: AccessFilter): Promise<AccessFigures> {
  const row = await queryable.row<AccessFigures>(
    `with found as (select p.operator_id from ${found} limit ${mostCountedLooks})
     select count(*) as "lookCount", count(distinct operator_id) as "operatorCount" from found`,
    valuesOf(filter),
  );
  return row ?? { lookCount: 0, operatorCount: 0 };
}

const maySee = '(o.site_id = $1 or o.is_platform)';

/**
 * Whether an operator has looked at a site, in these minutes: one step in the primary key for each operator. As an `exists` it
 * would be joined, and every look read.
 */
const hasLooked = (within: string) => `(select p.minute from personal_access p
  where p.operator_id = o.id and p.site_id = $1 ${within} order by p.minute limit 1) is not null`;

/** The operators of a site who have seen personal data. */
export function accessOperators(
  queryable: Queryable,
  siteId: number,
): Promise<{ operatorId: string; name: string }[]> {
  return queryable.rows(
    `select o.operator_id as "operatorId", o.name from operator o
      where ${maySee} and ${hasLooked('')} order by o.operator_id`,
    [siteId],
  );
}

export interface MonthFigures {
  /** "2026-11" on the site's calendar. */
  readonly month: string;
  /** Not counted beyond what a list counts. */
  readonly lookCount: number;
  /** The keys of the operators who looked. */
  readonly lookers: readonly number[];
}

/** The months from the first in which somebody saw personal data to the running one, "2026-11"; each by the index of its site. */
export function accessMonths(
  queryable: Queryable,
  siteId: number,
  timeZone: string,
  running: string,
): Promise<MonthFigures[]> {
  return queryable.rows(
    `select to_char(m.first_day, 'YYYY-MM') as month,
            (select count(*) from (select from personal_access p where p.site_id = $1 and p.at >= e.starts and p.at < e.ends
                                    limit ${mostCountedLooks}) counted) as "lookCount",
            (select coalesce(json_agg(o.id), '[]') from operator o
              where ${maySee} and ${hasLooked('and p.minute >= e.starts and p.minute < e.ends')}) as lookers
       from generate_series(
              date_trunc('month', (select min(at) from personal_access where site_id = $1) at time zone $2),
              ($3 || '-01')::timestamp, interval '1 month') as m(first_day)
      cross join lateral (select m.first_day at time zone $2 as starts,
                                 (m.first_day + interval '1 month') at time zone $2 as ends) e`,
    [siteId, timeZone, running],
  );
}

const fileActions = auditActions.filter((action) => action.endsWith('.export'));

/** How many files operators saved in each month, by the actions of the audit log that end so. */
export function fileMonths(
  queryable: Queryable,
  siteId: number,
  timeZone: string,
): Promise<{ month: string; fileCount: number }[]> {
  return queryable.rows(
    `select to_char(at at time zone $2, 'YYYY-MM') as month, count(*) as "fileCount"
       from audit_log where site_id = $1 and action = any($3::text[]) group by 1`,
    [siteId, timeZone, fileActions],
  );
}

export interface AccessReview {
  readonly month: string;
  readonly operatorKey: number;
  readonly operatorId: string;
  readonly name: string;
  readonly note: string;
  readonly at: Date;
}

export function listReviews(queryable: Queryable, siteId: number): Promise<AccessReview[]> {
  return queryable.rows(
    `select to_char(r.month, 'YYYY-MM') as month, r.operator_id as "operatorKey", o.operator_id as "operatorId", o.name,
            r.note, r.at
       from personal_access_review r join operator o on o.id = r.operator_id
      where r.site_id = $1 order by r.at`,
    [siteId],
  );
}

/** Whether it was stored: an operator reviews a month once. */
export async function insertReview(
  tx: Tx,
  review: { siteId: number; month: string; operatorKey: number; note: string; at: Date },
): Promise<boolean> {
  const stored = await tx.run(
    `insert into personal_access_review (site_id, month, operator_id, note, at) values ($1, ($2 || '-01')::date, $3, $4, $5)
     on conflict do nothing`,
    [review.siteId, review.month, review.operatorKey, review.note, review.at],
  );
  return stored === 1;
}
