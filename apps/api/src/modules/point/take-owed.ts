import type { Tx } from '@hanpan/db';
import { flows, type Holder } from '@hanpan/ledger';
import { negate, smaller, zero } from '@hanpan/money';
import { addOwed, lockOwed } from './losing-store.ts';
import type { AccrualServices } from './services.ts';
import { insertEntry, nextEntryId } from './store.ts';

/** Takes what a member owes of its points, as far as they go; the rest stays owed. */
export async function takeOwed({ ledger, clock }: AccrualServices, tx: Tx, holder: Holder): Promise<void> {
  const owed = await lockOwed(tx, holder.siteId, holder.memberId);
  const amount = smaller(owed, (await ledger.holdings(tx, holder)).point);
  if (amount <= 0) return;
  const id = await nextEntryId(tx);
  const reference = `owed:${id}`;
  const [posting] = await ledger.postIn(tx, [
    flows.pointTakeBack({ holder, amount }, `point:losing:${reference}`),
  ]);
  // Points that were converted a moment ago cannot be taken back: that stays owed until there are some.
  if (posting?.status !== 'posted') return;
  const row = await insertEntry(tx, {
    id,
    ...holder,
    useType: 'takeBack',
    kind: 'losing',
    reference,
    basisPoints: null,
    bonusBasisPoints: null,
    accrued: zero,
    applied: negate(amount),
    reason: null,
    operatorId: null,
    at: clock.date(),
  });
  if (row === undefined) throw new Error(`points of ${reference} were taken back before`);
  await addOwed(tx, holder.memberId, negate(amount));
}
