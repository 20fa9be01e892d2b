import type { BodyOf, LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { orderBy } from './order-by.ts';

export interface AuditRow {
  readonly siteId: number;
  readonly actor: string;
  /** Which operator that was: a name may be another's tomorrow. Without it, nobody who logs in to the console. */
  readonly actorKey?: number;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** A trigger seals the entry into the chain of its site when the transaction commits. */
export async function insertAudit(tx: Tx, row: AuditRow): Promise<void> {
  await tx.run(
    'insert into audit_log (site_id, actor, actor_key, action, subject, detail) values ($1, $2, $3, $4, $5, $6)',
    [row.siteId, row.actor, row.actorKey ?? null, row.action, row.subject, JSON.stringify(row.detail)],
  );
}

export interface AuditFilter {
  readonly siteId: number;
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly search: string;
  /** Days of the calendar of `timeZone`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
  readonly sort: BodyOf<'/api/console/audit'>['sort'];
}

export interface AuditEntry extends Omit<AuditRow, 'actorKey'> {
  /** What the operator logs in with; null where none acted, and in entries that are older than their keys. */
  readonly actorId: string | null;
  readonly id: number;
  readonly place: number;
  readonly at: Date;
  readonly subjectName: string | null;
  readonly subjectText: LocalText | null;
}

const matches = `l.site_id = $1 and starts_with(l.action, $2) and ($3 = '' or strpos(lower(l.actor), lower($3)) > 0
       or l.actor_key in (select w.id from operator w where w.site_id = $1 and strpos(lower(w.operator_id), lower($3)) > 0))
  and ($4 = '' or l.subject = $4) and ($5 = '' or strpos(lower(l.detail::text), lower($5)) > 0)
  and ($6::date is null or l.at >= $6::date::timestamp at time zone $8)
  and ($7::date is null or l.at < ($7::date + 1)::timestamp at time zone $8)`;

const valuesOf = (filter: AuditFilter) => [
  filter.siteId,
  filter.action,
  filter.actor,
  filter.subject,
  filter.search,
  filter.startDate,
  filter.endDate,
  filter.timeZone,
];

const orders = { at: 'l.at', actor: 'l.actor', action: 'l.action' };

export function listAudit(
  queryable: Queryable,
  filter: AuditFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AuditEntry[]> {
  return queryable.rows(
    `select l.id, l.site_id as "siteId", coalesce(s.place, 0) as place, l.at, l.actor, l.action, l.subject, l.detail,
            (select w.operator_id from operator w where w.id = l.actor_key) as "actorId",
            case split_part(l.subject, ':', 1)
              when 'member' then (select m.mem_id from member_card m where m.id::text = split_part(l.subject, ':', 2))
              when 'operator' then (select o.operator_id from operator o where o.id::text = split_part(l.subject, ':', 2))
              when 'cash' then (select c.receipt_id from cash_request c where c.id::text = split_part(l.subject, ':', 2))
            end as "subjectName",
            case split_part(l.subject, ':', 1)
              when 'event' then (select jsonb_object_agg(k, (h.name ->> k) || ' – ' || (a.name ->> k))
                from event e join team h on h.id = e.home_team join team a on a.id = e.away_team
                cross join unnest(array['ko', 'en', 'vi']) k where e.id::text = split_part(l.subject, ':', 2))
            end as "subjectText"
       from audit_log l left join audit_seal s on s.audit_id = l.id
      where ${matches} order by ${orderBy(orders, filter.sort, 'l.id desc', 'l.id')} limit $9 offset $10`,
    [...valuesOf(filter), limit, offset],
  );
}

export async function countAudit(queryable: Queryable, filter: AuditFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from audit_log l where ${matches}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/** The names of what was done at a site. */
export async function auditActions(queryable: Queryable, siteId: number): Promise<string[]> {
  const rows = await queryable.rows<{ action: string }>(
    'select distinct action from audit_log where site_id = $1 order by action',
    [siteId],
  );
  return rows.map(({ action }) => action);
}

export interface AuditFault {
  readonly place: number;
  readonly auditId: number | null;
  readonly fault: 'changed' | 'missing' | 'added' | 'cut';
}

/** The first place of a site's chain that is not as it was sealed. */
export function firstAuditFault(queryable: Queryable, siteId: number): Promise<AuditFault | undefined> {
  return queryable.row(
    'select place, audit_id as "auditId", fault from audit_first_fault($1) where place is not null',
    [siteId],
  );
}

export async function countSeals(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>('select count(*) from audit_seal where site_id = $1', [
    siteId,
  ]);
  return row?.count ?? 0;
}

export interface AnchoredSeal {
  readonly siteId: number;
  readonly place: number;
  readonly hash: Buffer;
}

/** The ends of chains that are not signed yet. */
export function unsignedHeads(queryable: Queryable, limit: number): Promise<AnchoredSeal[]> {
  return queryable.rows(
    `select h.site_id as "siteId", h.place, h.hash from audit_head h
      where h.place > 0 and not exists (select from audit_anchor a where a.site_id = h.site_id and a.place = h.place)
      order by h.site_id limit $1`,
    [limit],
  );
}

export async function insertAnchor(
  tx: Tx,
  anchor: { siteId: number; place: number; signature: Buffer; at: Date },
): Promise<void> {
  await tx.run(
    'insert into audit_anchor (site_id, place, signature, at) values ($1, $2, $3, $4) on conflict do nothing',
    [anchor.siteId, anchor.place, anchor.signature, anchor.at],
  );
}

export interface SignedSeal extends AnchoredSeal {
  readonly signature: Buffer;
  /** When it was signed: not before its entry was written. */
  readonly at: Date;
}

/** What was signed of a site's chain, in order, with the seals that stand there now. */
export function signedSeals(queryable: Queryable, siteId: number): Promise<SignedSeal[]> {
  return queryable.rows(
    `select a.site_id as "siteId", a.place, coalesce(s.hash, ''::bytea) as hash, a.signature, greatest(a.at, l.at) as at
       from audit_anchor a left join audit_seal s using (site_id, place) left join audit_log l on l.id = s.audit_id
      where a.site_id = $1 order by a.place`,
    [siteId],
  );
}
