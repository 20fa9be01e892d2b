import type { Database, Tx } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import type { Clock } from '../../../kernel/clock.ts';
import { eachApart } from '../../../kernel/each-apart.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { hasPass, lockNextPass, notePass, type Pass } from './pass-store.ts';
import { dueReviews, noteReview, resolveReview } from './review-store.ts';
import { lockBet, lockBetsOn } from './settle-store.ts';
import { settleVisited } from './settle-visited.ts';

export interface SettleServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/** Bets on the review list that one run tries again. */
const retriesAtOnce = 20;

/** Carries results to the bets on their events, and tries again what could not be settled and is due. */
export async function settleBets(services: SettleServices, betsAtOnce: number): Promise<void> {
  await finishPasses(services, betsAtOnce);
  await retryReviewed(services);
}

/**
 * Finishes all passes, some bets a transaction: a bet's status, its legs, its money and the place of the pass commit
 * together, and the ledger's key is the receipt, so a worker that died in between pays nothing twice.
 */
export async function finishPasses(services: SettleServices, betsAtOnce: number): Promise<void> {
  const visitNext = () =>
    inTransaction(services.database, async (tx) => {
      const pass = await lockNextPass(tx);
      if (pass !== undefined) await visit(services, tx, pass, betsAtOnce);
      return pass !== undefined;
    });
  // A run that finds nothing begins no transaction.
  while ((await hasPass(services.database)) && (await visitNext()));
}

async function visit({ ledger, clock }: SettleServices, tx: Tx, pass: Pass, limit: number): Promise<void> {
  const at = clock.date();
  const { ids, lastBetId } = await lockBetsOn(tx, {
    eventId: pass.event_id,
    afterBetId: pass.last_bet_id,
    limit,
  });
  let changed = 0;
  await eachApart(tx, ids, {
    work: async (some) => {
      changed += await settleVisited(ledger, tx, some, at);
    },
    failed: (id, reason) => noteReview(tx, 'bet', id, reason, at),
  });
  await notePass(tx, pass, { changed, lastBetId }, at);
}

async function retryReviewed({ database, ledger, clock }: SettleServices): Promise<void> {
  const at = clock.date();
  for (const id of await dueReviews(database, 'bet', at, retriesAtOnce)) {
    await inTransaction(database, async (tx) => {
      await lockBet(tx, id);
      await eachApart(tx, [id], {
        work: async () => {
          await settleVisited(ledger, tx, [id], at);
          await resolveReview(tx, 'bet', id, at);
        },
        failed: (_, reason) => noteReview(tx, 'bet', id, reason, at),
      });
    });
  }
}
