import type { Adjustment } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Holder, type Ledger } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import { type Failure, fail } from '../../kernel/failure.ts';

/** Moves the money and returns the cash after it. Fails with B6000 where a debit is more than there is. */
export async function postAdjustment(
  ledger: Ledger,
  tx: Tx,
  id: number,
  { holder, direction, amount }: { holder: Holder; direction: Adjustment['direction']; amount: Amount },
): Promise<Amount | Failure<'B6000'>> {
  const reference = `adjustment:${id}`;
  const [posting] = await ledger.postIn(tx, [
    direction === 'credit'
      ? flows.adjustmentCredit({ holder, amount }, reference)
      : flows.adjustmentDebit({ holder, amount }, reference),
  ]);
  if (posting?.status === 'insufficient') return fail('B6000');
  if (posting?.status !== 'posted') throw new Error(`${reference} was not posted: ${posting?.status}`);
  return (await ledger.holdings(tx, holder)).cash;
}
