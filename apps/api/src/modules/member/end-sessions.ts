import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { type EndReason, endMemberSessions, endSession } from '../../kernel/sessions.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import type { MemberServices } from './services.ts';

type EndServices = Pick<MemberServices, 'clock' | 'subscribers'>;

/**
 * Ends the sessions of a locked member, and whatever was opened with them: who is put out of the site shall not go on betting in a
 * game that stands in a window of its own. Returns how many were open.
 */
export async function endSessionsOf(
  { clock, subscribers }: EndServices,
  tx: Tx,
  holder: Holder,
  reason: EndReason,
): Promise<number> {
  const count = await endMemberSessions(tx, clock, holder.memberId, reason);
  if (count > 0) await tellInOrder(subscribers.sessionsEnded, tx, { ...holder, at: clock.date() });
  return count;
}

/** The same for the one session that its member logs out of. */
export async function endOwnSession(
  { clock, subscribers }: EndServices,
  tx: Tx,
  holder: Holder,
  sessionId: number,
): Promise<void> {
  await endSession(tx, clock, sessionId);
  await tellInOrder(subscribers.sessionsEnded, tx, { ...holder, at: clock.date() });
}
