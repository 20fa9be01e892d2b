import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { Asker } from '../member/index.ts';
import { storeRequest } from './request-money.ts';
import type { CashServices } from './services.ts';
import type { CashRow } from './store.ts';

/**
 * The last withdrawal of a member that closes its account: everything it has, on hold. What limits other withdrawals, their sums,
 * hours and pauses and what has still to be played, is left to the desk, which sees what this one is. A bonus whose turnover is met
 * is the member's already, so it is released first, whether or not its job had its turn. The caller has locked the member. Undefined where there is nothing to pay, U125 where the balance moves at this moment.
 */
export async function payOutAll(
  { ledger, clock, bonuses }: Pick<CashServices, 'ledger' | 'clock' | 'bonuses'>,
  tx: Tx,
  asker: Asker,
): Promise<(Pick<CashRow, 'amount'> & { receiptId: string }) | Failure<'U125'> | undefined> {
  const holder = { siteId: asker.site.id, memberId: asker.memberId };
  const release = await bonuses.releaseMet(tx, asker.memberId, clock.date());
  if (release !== undefined) {
    const [released] = await ledger.postIn(tx, [release]);
    if (released?.status !== 'posted') throw new Error(`a met bonus was not released: ${released?.status}`);
  }
  const { cash: amount } = await ledger.holdings(tx, holder);
  if (amount === 0) return undefined;
  const row = await storeRequest(tx, clock, asker, { kind: 'out', amount, isClosing: true });
  const [held] = await ledger.postIn(tx, [flows.withdrawalHold({ holder, amount }, row.id)]);
  return held?.status === 'posted' ? { amount, receiptId: row.receipt_id } : fail('U125');
}
