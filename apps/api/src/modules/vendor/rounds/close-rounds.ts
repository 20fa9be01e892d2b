import type { Database } from '@hanpan/db';
import type { Clock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMembers } from '../../member/index.ts';
import { closeRounds, listOverdueRounds } from './round-store.ts';

/**
 * Settles the rounds that a vendor never said to be over, by what is known of them, once `vendor.round_ends_after` has
 * passed. What comes of them later settles them again.
 */
export async function closeOverdueRounds(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  limit: number,
): Promise<void> {
  const at = clock.date();
  const overdue = await listOverdueRounds(database, at, limit);
  if (overdue.length === 0) return;
  await inTransaction(database, async (tx) => {
    await lockMembers(
      tx,
      overdue.map((round) => round.member_id),
    );
    await closeRounds(
      tx,
      overdue.map(({ id }) => id),
      at,
    );
  });
}
