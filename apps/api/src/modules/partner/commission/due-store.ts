import type { CommissionKind } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import type { Place } from '../../play/index.ts';

/** Adds the facts between two places of the stream to the days and to what is due; `zones` are those of the sites, by id. */
export async function rateSpan(
  tx: Tx,
  from: Place,
  to: Place,
  zones: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.run('select commission_rate($1::xid8, $2::bigint, $3::xid8, $4::bigint, $5::jsonb)', [
    from.xid,
    from.id,
    to.xid,
    to.id,
    JSON.stringify(zones),
  ]);
}

export interface DueRow {
  readonly partner_id: number;
  readonly site_id: number;
  readonly kind: CommissionKind;
  readonly due: Amount;
  readonly comp: Amount;
}

const isBookable = `from commission_due d join member_card m on m.id = d.partner_id join ledger_account a on a.id = m.comp_account
  where d.due <> 0 and (d.due > 0 or a.balance > 0)`;

/** Whether there is something that can be booked now, whoever is at it. Locks nothing. */
export async function hasDue(queryable: Queryable): Promise<boolean> {
  const rows = await queryable.prepared('commission-due-look', `select 1 ${isBookable} limit 1`, []);
  return rows.length > 0;
}

/**
 * Locks what can be booked now: commission to credit, and what is owed by partners who have comp. Rows that somebody else
 * changes at this moment wait for the next time.
 */
export function lockDue(tx: Tx, limit: number): Promise<DueRow[]> {
  return tx.rows(
    `select d.partner_id, m.site_id, d.kind, d.due, a.balance as comp ${isBookable}
      order by d.partner_id, d.kind limit $1 for update of d skip locked`,
    [limit],
  );
}

export async function nextBookingIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    "select nextval(pg_get_serial_sequence('commission_booking', 'id')) as id from generate_series(1, $1)",
    [count],
  );
  return rows.map(({ id }) => id);
}

export interface Booking {
  readonly id: number;
  readonly siteId: number;
  readonly partnerId: number;
  readonly kind: CommissionKind;
  /** Below zero was taken back. */
  readonly amount: Amount;
  readonly dueAfter: Amount;
}

/** Writes bookings and lowers what is due by them. */
export async function insertBookings(tx: Tx, bookings: readonly Booking[], at: Date): Promise<void> {
  const list = <Value>(of: (booking: Booking) => Value) => bookings.map(of);
  const [partners, kinds] = [list(({ partnerId }) => partnerId), list(({ kind }) => kind)];
  await tx.run(
    `insert into commission_booking (id, site_id, partner_id, kind, amount, due_after, at) overriding system value
     select x.*, $7 from unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[]) x`,
    [
      list(({ id }) => id),
      list(({ siteId }) => siteId),
      partners,
      kinds,
      list(({ amount }) => amount),
      list(({ dueAfter }) => dueAfter),
      at,
    ],
  );
  await tx.run(
    `update commission_due d set due = x.due
       from unnest($1::bigint[], $2::text[], $3::bigint[]) x(partner_id, kind, due)
      where d.partner_id = x.partner_id and d.kind = x.kind`,
    [partners, kinds, list(({ dueAfter }) => dueAfter)],
  );
}

/** Adds what a settlement credits or takes back, in the order of partners. */
export async function addLosingDue(
  tx: Tx,
  credits: readonly { readonly partnerId: number; readonly credit: Amount }[],
): Promise<void> {
  await tx.run(
    `insert into commission_due as d (partner_id, kind, due)
     select partner_id, 'losing', credit from unnest($1::bigint[], $2::bigint[]) x(partner_id, credit)
      where credit <> 0 order by partner_id
     on conflict (partner_id, kind) do update set due = d.due + excluded.due`,
    [credits.map(({ partnerId }) => partnerId), credits.map(({ credit }) => credit)],
  );
}

/** What a partner owes because bets were settled again, zero or more. */
export async function owedBy(queryable: Queryable, partnerId: number): Promise<Amount> {
  const row = await queryable.row<{ owed: Amount }>(
    'select coalesce(sum(greatest(-due, 0)), 0)::bigint as owed from commission_due where partner_id = $1',
    [partnerId],
  );
  return row?.owed ?? zero;
}
