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

/** The end of a page: what the next one goes on from. */
export interface ChainPlace {
  readonly place: number;
  readonly hash: Buffer;
}

export interface ChainPage {
  readonly read: number;
  readonly last: ChainPlace;
  readonly fault: AuditFault | undefined;
}

interface ChainPageRow extends Omit<AuditFault, 'place' | 'fault'> {
  readonly read: number;
  readonly lastPlace: number;
  readonly lastHash: Buffer;
  readonly place: number;
  readonly fault: AuditFault['fault'] | null;
}

/** The next seals of a site's chain with their entries, and the first of them that is not as it was sealed. */
export async function chainPage(
  queryable: Queryable,
  siteId: number,
  after: ChainPlace,
  limit: number,
): Promise<ChainPage> {
  const row = await queryable.row<ChainPageRow>(
    `with chain as (
       select s.place, s.audit_id, s.hash, l.id as entry_id,
              audit_hash(lag(s.hash, 1, $3::bytea) over (order by s.place), l) as expected,
              s.place - lag(s.place, 1, $2::bigint) over (order by s.place) as step
         from (select * from audit_seal where site_id = $1 and place > $2 order by place limit $4) s
         left join audit_log l on l.id = s.audit_id and l.site_id = s.site_id
     ), page as (
       select count(*)::int as read, max(place) as place, (array_agg(hash order by place desc))[1] as hash from chain
     ), wrong as (
       select place - greatest(step - 1, 0) as place, case when step = 1 then audit_id end as audit_id,
              case when step <> 1 or entry_id is null then 'missing' else 'changed' end as fault
         from chain where step <> 1 or entry_id is null or hash is distinct from expected order by 1, 3 limit 1
     )
     select p.read, p.place as "lastPlace", p.hash as "lastHash", w.place, w.audit_id as "auditId", w.fault
       from page p left join wrong w on true`,
    [siteId, after.place, after.hash, limit],
  );
  if (row === undefined || row.read === 0) return { read: 0, last: after, fault: undefined };
  const { read, lastPlace, lastHash, place, auditId, fault } = row;
  const found = fault === null ? undefined : { place, auditId, fault };
  return { read, last: { place: lastPlace, hash: lastHash }, fault: found };
}

/**
 * What is wrong with the end of a chain. The head, the last seal and the last anchor say how long it is: none of them is beyond
 * another's end.
 */
export function faultOfEnd(queryable: Queryable, siteId: number): Promise<AuditFault | undefined> {
  return queryable.row(
    `select least(s.place, h.place) + 1 as place, null::bigint as "auditId", 'cut' as fault
       from (select coalesce(max(place), 0) as place from audit_seal where site_id = $1) s,
            (select coalesce(max(place), 0) as place from audit_head where site_id = $1) h,
            (select coalesce(max(place), 0) as place from audit_anchor where site_id = $1) a
      where s.place <> h.place or a.place > s.place
     union all
     select h.place, null, 'changed' from audit_head h join audit_seal s using (site_id, place)
      where h.site_id = $1 and s.hash <> h.hash
     limit 1`,
    [siteId],
  );
}

/** The next entries of a site, by id, and the first of them that was never sealed. */
export async function entriesPage(
  queryable: Queryable,
  siteId: number,
  afterId: number,
  limit: number,
): Promise<{ read: number; lastId: number; unsealedId: number | null }> {
  const row = await queryable.row<{ read: number; lastId: number; unsealedId: number | null }>(
    `select count(*)::int as read, coalesce(max(l.id), $2::bigint) as "lastId",
            min(l.id) filter (where s.audit_id is null) as "unsealedId"
       from (select id from audit_log where site_id = $1 and id > $2 order by id limit $3) l
       left join audit_seal s on s.audit_id = l.id and s.site_id = $1`,
    [siteId, afterId, limit],
  );
  return row ?? { read: 0, lastId: afterId, unsealedId: null };
}

/** Where an entry that was never sealed would stand in the chain of its site. */
export async function placeAfter(queryable: Queryable, siteId: number, auditId: number): Promise<number> {
  const row = await queryable.row<{ place: number }>(
    'select coalesce(max(place), 0) + 1 as place from audit_seal where site_id = $1 and audit_id < $2',
    [siteId, auditId],
  );
  return row?.place ?? 1;
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

/** What was signed of a site's chain after a place, in order, with the seals that stand there now. */
export function signedSeals(
  queryable: Queryable,
  siteId: number,
  afterPlace: number,
  limit: number,
): Promise<SignedSeal[]> {
  return queryable.rows(
    `select a.site_id as "siteId", a.place, coalesce(s.hash, ''::bytea) as hash, a.signature, greatest(a.at, l.at) as at
       from audit_anchor a left join audit_seal s using (site_id, place) left join audit_log l on l.id = s.audit_id
      where a.site_id = $1 and a.place > $2 order by a.place limit $3`,
    [siteId, afterPlace, limit],
  );
}
