import type { SignificantKind } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface EventFilter {
  readonly siteId: number;
  /** Null: whatever it is. */
  readonly kind: SignificantKind | null;
  readonly onlyNew: boolean;
  /** Days of the calendar of `timeZone`; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

export interface EventRow {
  readonly id: number;
  readonly kind: SignificantKind;
  readonly at: Date;
  readonly reference: string;
  readonly memberId: number | null;
  readonly memId: string | null;
  readonly nickname: string | null;
  readonly amount: Amount | null;
  readonly fromAmount: Amount | null;
  readonly detail: Readonly<Record<string, string | number>>;
  readonly seenBy: string | null;
  readonly seenAt: Date | null;
}

const wanted = `e.site_id = $1 and ($2::text is null or e.kind = $2) and (not $3::boolean or e.seen_at is null)
  and ($4::date is null or e.at >= $4::date::timestamp at time zone $6)
  and ($5::date is null or e.at < ($5::date + 1)::timestamp at time zone $6)`;

const valuesOf = ({ siteId, kind, onlyNew, startDate, endDate, timeZone }: EventFilter) => [
  siteId,
  kind,
  onlyNew,
  startDate,
  endDate,
  timeZone,
];

const columns = `e.id, e.kind, e.at, e.reference, e.member_id as "memberId", c.mem_id as "memId", c.nickname, e.amount,
  e.from_amount as "fromAmount", e.detail, e.seen_by as "seenBy", e.seen_at as "seenAt"`;

/** The newest first. */
export function listEvents(
  queryable: Queryable,
  filter: EventFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<EventRow[]> {
  return queryable.rows(
    `select ${columns} from significant_event e left join member_card c on c.id = e.member_id
      where ${wanted} order by e.at desc, e.id desc limit $7 offset $8`,
    [...valuesOf(filter), limit, offset],
  );
}

/** The same list on from an event, however far behind it is: by the event's own moment, whose microseconds JavaScript does not know. */
export function eventsBehind(
  queryable: Queryable,
  filter: EventFilter,
  { last, limit }: { readonly last: number | undefined; readonly limit: number },
): Promise<EventRow[]> {
  return queryable.rows(
    `select ${columns} from significant_event e left join member_card c on c.id = e.member_id
      where ${wanted} and (e.at, e.id) < (
              coalesce((select l.at from significant_event l where l.id = $7), 'infinity'), coalesce($7, 9223372036854775807))
      order by e.at desc, e.id desc limit $8`,
    [...valuesOf(filter), last ?? null, limit],
  );
}

export async function countEvents(queryable: Queryable, filter: EventFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from significant_event e where ${wanted}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/** How many events of a site nobody has seen. */
export async function countNew(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from significant_new where site_id = $1',
    [siteId],
  );
  return row?.count ?? 0;
}

/** Notes who has seen those of these events that nobody had. Returns which. */
export async function markSeen(
  tx: Tx,
  { siteId, ids, by, at }: { siteId: number; ids: readonly number[]; by: string; at: Date },
): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `update significant_event set seen_by = $3, seen_at = $4
      where id in (select id from significant_event
                    where site_id = $1 and id = any($2::bigint[]) and seen_at is null order by id for update)
      returning id`,
    [siteId, ids, by, at],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
