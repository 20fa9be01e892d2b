import type { Queryable, Tx } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import { type BonusRow, markForfeited, markReleased, openBonus } from './store.ts';

/** What ends an open bonus now; undefined while it stays open. Turnover that was met before the expiry is met. */
export function endOf(
  bonus: BonusRow,
  at: Date,
  isGivenUp: boolean,
): 'released' | 'expired' | 'given-up' | undefined {
  if (bonus.turnover_done >= bonus.turnover_required) return 'released';
  if (bonus.expires_at <= at) return 'expired';
  return isGivenUp ? 'given-up' : undefined;
}

const movementOf = ({ site_id: siteId, member_id: memberId, amount }: BonusRow) => ({
  holder: { siteId, memberId },
  amount,
});

/** What the open bonus of a member puts into its cash as soon as it is ended; undefined where none is met. */
export async function metBonus(queryable: Queryable, memberId: number, at: Date) {
  const bonus = await openBonus(queryable, memberId, at);
  return bonus !== undefined && endOf(bonus, at, false) === 'released' ? bonus : undefined;
}

/** Marks the met bonus of a locked member as released. Whoever asks posts the transfer, in the same transaction. */
export async function releaseMet(tx: Tx, memberId: number, at: Date): Promise<Transfer | undefined> {
  const bonus = await metBonus(tx, memberId, at);
  if (bonus === undefined) return undefined;
  await markReleased(tx, bonus.id, at);
  return flows.bonusRelease(movementOf(bonus), bonus.id);
}

/** Releases the bonus into cash, or returns it to the house; row and money in one transaction. */
export async function endBonus(
  ledger: Ledger,
  tx: Tx,
  bonus: BonusRow,
  end: 'released' | 'expired' | 'given-up',
  at: Date,
): Promise<void> {
  const movement = movementOf(bonus);
  const transfer =
    end === 'released' ? flows.bonusRelease(movement, bonus.id) : flows.bonusForfeit(movement, bonus.id);
  const [posting] = await ledger.postIn(tx, [transfer]);
  if (posting?.status !== 'posted') throw new Error(`bonus ${bonus.id} was not ended: ${posting?.status}`);
  if (end === 'released') await markReleased(tx, bonus.id, at);
  else await markForfeited(tx, bonus.id, at, end);
}
