import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { type EndReason, endMemberSessions } from '../../kernel/sessions.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import type { MemberServices } from './services.ts';

/**
 * Ends the sessions of a locked member, and whatever was opened with them: who is put out of the site shall not go on betting in a
 * game that stands in a window of its own. Returns how many were open.
 */
export async function endSessionsOf(
  { clock, subscribers }: Pick<MemberServices, 'clock' | 'subscribers'>,
  tx: Tx,
  holder: Holder,
  reason: EndReason,
): Promise<number> {
  const count = await endMemberSessions(tx, clock, holder.memberId, reason);
  if (count > 0) await tellInOrder(subscribers.sessionsEnded, tx, { ...holder, at: clock.date() });
  return count;
}
