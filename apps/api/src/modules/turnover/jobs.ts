import { FirstError } from '../../kernel/first-error.ts';
import type { Job } from '../../kernel/job-runner.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import type { TurnoverServices } from './services.ts';
import { markChecked, markMet, membersToCheck, missingOf } from './store.ts';

/**
 * Closes what is met, so that nobody's sum is taken over more than what is owed. Withdrawals do not wait for it: they
 * sum anew.
 */
export async function closeMet({ database, clock }: TurnoverServices, limit: number): Promise<void> {
  const errors = new FirstError();
  for (const memberId of await membersToCheck(database, limit)) {
    await errors.keep(() =>
      inTransaction(database, async (tx) => {
        await lockMember(tx, memberId);
        const close = (await missingOf(tx, memberId)) === 0 ? markMet : markChecked;
        await close(tx, memberId, clock.date());
      }),
    );
  }
  errors.rethrow();
}

export function turnoverJobs(services: TurnoverServices): Job[] {
  return [{ name: 'turnover.close', everyMs: 30_000, limit: 200, run: (limit) => closeMet(services, limit) }];
}
