import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Operation } from '../../../kernel/confirmation/operation.ts';
import { lockHeld } from './store.ts';

/** What letting a held movement through would pay, and to whom; undefined where the site has no such movement. */
export async function describeRelease(
  tx: Tx,
  { site }: Pick<OperatorContext, 'site'>,
  { vendorCode, transactionId, reason }: Omit<BodyOf<'/api/console/vendors/releaseHeld'>, 'confirmationKey'>,
): Promise<Operation | undefined> {
  const held = await lockHeld(tx, site.id, vendorCode, transactionId);
  if (held === undefined) return undefined;
  return {
    memIds: [held.memId],
    lines: [
      { name: 'member', text: held.memId },
      { name: 'win', amount: held.amount },
      { name: 'provider', text: vendorCode },
      { name: 'transaction', text: transactionId },
      { name: 'outcome', text: 'paidWhenAsked' },
      { name: 'reason', text: reason },
    ],
    state: { isDone: held.isDone },
  };
}
