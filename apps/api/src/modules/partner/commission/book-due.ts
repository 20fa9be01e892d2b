import type { Tx } from '@hanpan/db';
import { flows, type Transfer } from '@hanpan/ledger';
import { type Amount, negate, smaller, subtract } from '@hanpan/money';
import { need } from '../../../kernel/need.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { PartnerServices } from '../services.ts';
import { type Booking, type DueRow, hasDue, insertBookings, lockDue, nextBookingIds } from './due-store.ts';

type Services = Pick<PartnerServices, 'database' | 'ledger' | 'clock'>;

/** What is credited (above zero) or taken back now: no more than comp holds, the rest stays owed. */
const amountOf = ({ due, comp }: DueRow): Amount => (due > 0 ? due : negate(smaller(negate(due), comp)));

function transferOf(
  { site_id: siteId, partner_id: memberId, kind }: DueRow,
  amount: Amount,
  id: number,
): Transfer {
  const holder = { siteId, memberId };
  const reference = `${kind}:${id}`;
  return amount > 0
    ? flows.commission({ holder, amount }, reference)
    : flows.commissionClawback({ holder, amount: negate(amount) }, reference);
}

async function book({ ledger, clock }: Services, tx: Tx, limit: number): Promise<number> {
  const rows = await lockDue(tx, limit);
  if (rows.length === 0) return 0;
  const ids = await nextBookingIds(tx, rows.length);
  const wanted = rows.map((row, index) => ({
    row,
    id: need(ids[index], 'booking id'),
    amount: amountOf(row),
  }));
  const postings = await ledger.postIn(
    tx,
    wanted.map(({ row, id, amount }) => transferOf(row, amount, id)),
  );
  // Comp that was converted a moment ago cannot be taken back: that stays owed until there is some.
  const bookings = wanted.flatMap(({ row, id, amount }, index): Booking[] => {
    if (postings[index]?.status !== 'posted') return [];
    const { site_id: siteId, partner_id: partnerId, kind, due } = row;
    return [{ id, siteId, partnerId, kind, amount, dueAfter: subtract(due, amount) }];
  });
  await insertBookings(tx, bookings, clock.date());
  return bookings.length;
}

/** Moves commission that is due to comp, or takes it back, `limit` partners a transaction, until nothing is left. */
export async function bookDue(services: Services, limit: number): Promise<void> {
  if (!(await hasDue(services.database))) return;
  for (let booked = limit; booked === limit; )
    booked = await inTransaction(services.database, (tx) => book(services, tx, limit));
}
