import { sessionTimes } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { Clock } from '../../kernel/clock.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { dialectsOfLongRounds } from './rounds/dialect-rounds.ts';
import { closeIdleSessions } from './session-store.ts';

/**
 * A game in which nobody has begun a round for as long as a session of the site may be idle takes no more bets: its member
 * opens it again from the site, which knows by then who is there (standards ACC-7). A round that is under way goes on,
 * and what was open is taken to its end. Vendors that hold the money during play are asked after by `watchGames`.
 */
export async function closeIdleGames(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  limit: number,
): Promise<void> {
  const at = clock.date();
  const idleSince = new Date(at.getTime() - sessionTimes.idleMs);
  await inTransaction(database, async (tx) => {
    const closed = await closeIdleSessions(tx, { idleSince, at, longRounds: dialectsOfLongRounds }, limit);
    // Of one that had expired nobody believes that it is open.
    const members = closed.filter(({ expiresAt }) => expiresAt > at).map(({ memberId }) => memberId);
    for (const memberId of new Set(members)) await emit(tx, `member:${memberId}`, 'game', {});
  });
}
