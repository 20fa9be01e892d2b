import type { Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { endMemberSessions } from '../../../kernel/sessions.ts';
import { tellInOrder } from '../../../kernel/subscriber.ts';
import type { MemberServices } from '../services.ts';
import type { Asker } from './asker.ts';
import { setClosed } from './closing-store.ts';
import { isUnfinished, unfinishedOf } from './unfinished.ts';

interface Ended {
  readonly at: Date;
  readonly payoutAmt: Amount;
  /** Of the last withdrawal; null where there was nothing to pay. */
  readonly receiptId: string | null;
}

/**
 * Pays out all that is left and ends the account, its sessions and its games. The caller has locked the member and seen that it is
 * active. Fails with U125: something is not finished, or its balance moves at this moment.
 */
export async function endAccount(
  services: MemberServices,
  tx: Tx,
  asker: Asker,
  reason: string,
): Promise<Ended | Failure<'U125'>> {
  const { site, memberId } = asker;
  const holder = { siteId: site.id, memberId };
  if (isUnfinished(await unfinishedOf(services, tx, holder))) return fail('U125');
  const payout = await services.payOutAll(tx, asker);
  if (isFailure(payout)) return payout;
  const at = services.clock.date();
  await setClosed(tx, memberId, { at, reason });
  await tellInOrder(services.subscribers.memberClosed, tx, { ...holder, at });
  // Not as another log-in would end them: nobody has logged in elsewhere.
  await endMemberSessions(tx, services.clock, memberId, 'E401');
  return { at, payoutAmt: payout?.amount ?? zero, receiptId: payout?.receiptId ?? null };
}
