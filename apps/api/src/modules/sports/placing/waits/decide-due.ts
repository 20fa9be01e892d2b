import type { Database } from '@hanpan/db';
import { eachApart } from '../../../../kernel/each-apart.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { lockMembers } from '../../../member/index.ts';
import { noteReview } from '../../settlement/review-store.ts';
import { closeBigBets } from '../big-bets/close-big-bets.ts';
import { type DecideServices, decideWaits, type Ruling } from './decide-waits.ts';
import { dueWaits, type Wait } from './wait-store.ts';

/**
 * What nobody has said anything about in time is given back; a delay that is over is what the rules make of it, or the trader
 * who has made an offer that its member took. A bet whose trader has said something in the last moment waits on.
 */
function rulingAt(at: Date): (wait: Wait) => Ruling {
  return ({ kind, until }) => {
    if (until > at) return undefined;
    if (kind === 'delay') return 'rule';
    return kind === 'accepted' ? 'trader' : { refusal: 'expired' };
  };
}

/**
 * Decides what is due, oldest first, some bets a transaction. A worker that dies in between has decided all of one
 * transaction or nothing of it, and the next run finds the rest. A bet that cannot be decided goes to the review list and
 * stops no other.
 */
export async function decideDue(
  services: DecideServices & { readonly database: Database },
  atOnce: number,
): Promise<void> {
  const { database, clock } = services;
  for (;;) {
    const at = clock.date();
    const due = await dueWaits(database, at, atOnce);
    if (due.length === 0) return;
    await inTransaction(database, async (tx) => {
      await lockMembers(tx, [...new Set(due.map((wait) => wait.member_id))]);
      await eachApart(tx, due, {
        work: async (some) => {
          const decided = await decideWaits(services, tx, some, rulingAt(at));
          await closeBigBets(tx, decided, at);
        },
        failed: (wait, reason) => noteReview(tx, 'bet', wait.bet_id, reason, at),
      });
    });
  }
}
