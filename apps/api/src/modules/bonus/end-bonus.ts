import type { Tx } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import { type BonusRow, markForfeited, markReleased } from './store.ts';

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

/** Releases the bonus into cash, or returns it to the house; row and money in one transaction. */
export async function endBonus(
  ledger: Ledger,
  tx: Tx,
  bonus: BonusRow,
  end: 'released' | 'expired' | 'given-up',
  at: Date,
): Promise<void> {
  const movement = {
    holder: { siteId: bonus.site_id, memberId: bonus.member_id },
    amount: bonus.amount,
  };
  const transfer =
    end === 'released' ? flows.bonusRelease(movement, bonus.id) : flows.bonusForfeit(movement, bonus.id);
  const [posting] = await ledger.postIn(tx, [transfer]);
  if (posting?.status !== 'posted') throw new Error(`bonus ${bonus.id} was not ended: ${posting?.status}`);
  if (end === 'released') await markReleased(tx, bonus.id, at);
  else await markForfeited(tx, bonus.id, at, end);
}
