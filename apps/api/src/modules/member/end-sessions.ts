import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { type EndReason, endMemberSessions, endOtherSessions, endSession } from '../../kernel/sessions.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import type { MemberServices } from './services.ts';

type EndServices = Pick<MemberServices, 'clock' | 'subscribers'>;

/**
 * Ends the sessions of a locked member, and whatever was opened with them: who is put out of the site shall not go on betting in a
 * game that stands in a window of its own. Returns how many were open.
 */
export async function endSessionsOf(
  services: EndServices,
  tx: Tx,
  holder: Holder,
  reason: EndReason,
): Promise<number> {
  const count = await endMemberSessions(tx, services.clock, holder.memberId, reason);
  // Also where none is open any more: a game may have been left behind by one that ended long ago.
  await tellEnded(services, tx, holder);
  return count;
}

/** The same for the one session that its locked member logs out of. */
export async function endOwnSession(
  services: EndServices,
  tx: Tx,
  holder: Holder,
  sessionId: number,
): Promise<void> {
  await endSession(tx, services.clock, sessionId);
  await tellEnded(services, tx, holder);
}

/** The same for all sessions of a locked member but its own, and for every game: nobody knows which of them were its own. */
export async function endSessionsBeside(
  services: EndServices,
  tx: Tx,
  holder: Holder,
  sessionId: number,
): Promise<void> {
  await endOtherSessions(tx, services.clock, holder.memberId, sessionId);
  await tellEnded(services, tx, holder);
}

function tellEnded({ clock, subscribers }: EndServices, tx: Tx, holder: Holder): Promise<void> {
  return tellInOrder(subscribers.sessionsEnded, tx, { ...holder, at: clock.date() });
}
