import type { BodyOf, PointKind, PointUse } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { orderBy } from '../../kernel/order-by.ts';

export interface EntryRow {
  readonly id: number;
  readonly use_type: PointUse;
  readonly kind: PointKind | null;
  readonly basis_points: number | null;
  readonly bonus_basis_points: number | null;
  readonly accrued: Amount;
  readonly applied: Amount;
  readonly reason: string | null;
  readonly at: Date;
}

export interface ConsoleEntryRow extends EntryRow {
  readonly member_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly by: string | null;
}

export interface NewEntry {
  readonly id: number;
  readonly siteId: number;
  readonly memberId: number;
  readonly useType: PointUse;
  readonly kind: PointKind | null;
  readonly reference: string;
  readonly basisPoints: number | null;
  readonly bonusBasisPoints: number | null;
  readonly accrued: Amount;
  readonly applied: Amount;
  readonly reason: string | null;
  readonly operatorId: number | null;
  readonly at: Date;
}

const columns =
  'e.id, e.use_type, e.kind, e.basis_points, e.bonus_basis_points, e.accrued, e.applied, e.reason, e.at';
const consoleColumns = `${columns}, e.member_id, m.mem_id, m.nickname, o.name as by`;
const consoleSource = `from point_entry e join member_card m on m.id = e.member_id left join operator o on o.id = e.operator_id`;

export async function nextEntryId(tx: Tx): Promise<number> {
  const row = await tx.row<{ id: number }>(
    "select nextval(pg_get_serial_sequence('point_entry', 'id')) as id",
  );
  if (row === undefined) throw new Error('no entry id');
  return row.id;
}

/** Undefined where the reference was used for this kind before. */
export function insertEntry(tx: Tx, entry: NewEntry): Promise<EntryRow | undefined> {
  return tx.row(
    `insert into point_entry as e (id, site_id, member_id, use_type, kind, reference, basis_points, bonus_basis_points,
       accrued, applied, reason, operator_id, at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (use_type, kind, reference) do nothing returning ${columns}`,
    [
      entry.id,
      entry.siteId,
      entry.memberId,
      entry.useType,
      entry.kind,
      entry.reference,
      entry.basisPoints,
      entry.bonusBasisPoints,
      entry.accrued,
      entry.applied,
      entry.reason,
      entry.operatorId,
      entry.at,
    ],
  );
}

/** Whether an operator has moved points under the reference, for as long as there are points. */
export async function wasMovedByHand(tx: Tx, reference: string): Promise<boolean> {
  const row = await tx.row(
    `select 1 from point_entry
      where use_type in ('earn', 'takeBack') and kind in ('operator', 'event') and reference = $1 limit 1`,
    [reference],
  );
  return row !== undefined;
}

/** What the capped kinds have given on that day, with the row locked until the transaction ends. */
export async function lockCapDay(tx: Tx, memberId: number, day: string): Promise<Amount> {
  const row = await tx.row<{ applied: Amount }>(
    `insert into point_day as d (member_id, day) values ($1, $2)
     on conflict (member_id, day) do update set applied = d.applied returning applied`,
    [memberId, day],
  );
  if (row === undefined) throw new Error('the cap of the day was not locked');
  return row.applied;
}

export async function addToCapDay(tx: Tx, memberId: number, day: string, applied: Amount): Promise<void> {
  await tx.run('update point_day set applied = applied + $3 where member_id = $1 and day = $2', [
    memberId,
    day,
    applied,
  ]);
}

export interface EntryFilter {
  readonly siteId: number;
  readonly memberId: number | null;
  readonly kind: PointKind | 'all';
  readonly useType: PointUse | 'all';
  /** Days on the site's calendar, both within the period. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
  readonly search: string;
  readonly sort: BodyOf<'/api/console/point/list'>['sort'];
  readonly limit: number;
  readonly offset: number;
}

const matches = `e.site_id = $1 and ($2::bigint is null or e.member_id = $2) and ($3 = 'all' or e.kind = $3)
  and ($4 = 'all' or e.use_type = $4)
  and ($5::date is null or e.at >= $5::date::timestamp at time zone $7)
  and ($6::date is null or e.at < ($6::date + 1)::timestamp at time zone $7)
  and ($8 = '' or m.mem_id ilike '%' || $8 || '%' or m.nickname ilike '%' || $8 || '%')`;

function valuesOf(filter: EntryFilter) {
  return [
    filter.siteId,
    filter.memberId,
    filter.kind,
    filter.useType,
    filter.startDate,
    filter.endDate,
    filter.timeZone,
    filter.search,
  ];
}

const orders = { accruedAt: 'e.at', applied: 'e.applied' };

export function listEntries(queryable: Queryable, filter: EntryFilter): Promise<ConsoleEntryRow[]> {
  return queryable.rows(
    `select ${consoleColumns} ${consoleSource} where ${matches}
      order by ${orderBy(orders, filter.sort, 'e.id desc', 'e.id')} limit $9 offset $10`,
    [...valuesOf(filter), filter.limit, filter.offset],
  );
}

export async function countEntries(queryable: Queryable, filter: EntryFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) ${consoleSource} where ${matches}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

export async function consoleEntry(queryable: Queryable, id: number): Promise<ConsoleEntryRow> {
  const row = await queryable.row<ConsoleEntryRow>(
    `select ${consoleColumns} ${consoleSource} where e.id = $1`,
    [id],
  );
  if (row === undefined) throw new Error(`point entry ${id} is gone`);
  return row;
}

export async function insertCompConversion(
  tx: Tx,
  conversion: { siteId: number; memberId: number; amount: Amount; at: Date },
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    'insert into comp_conversion (site_id, member_id, amount, at) values ($1, $2, $3, $4) returning id',
    [conversion.siteId, conversion.memberId, conversion.amount, conversion.at],
  );
  if (row === undefined) throw new Error('the conversion was not stored');
  return row.id;
}
