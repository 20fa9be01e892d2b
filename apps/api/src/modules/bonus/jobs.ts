import { FirstError } from '../../kernel/first-error.ts';
import type { Job } from '../../kernel/job-runner.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import { endBonus, endOf } from './end-bonus.ts';
import type { BonusServices } from './services.ts';
import { bonusOfMember, endingBonuses } from './store.ts';

/**
 * Releases bonuses whose turnover is met and returns those whose time is over, each in its own transaction: one
 * that fails does not block the others.
 */
export async function endBonuses({ database, ledger, clock }: BonusServices, limit: number): Promise<void> {
  const at = clock.date();
  const errors = new FirstError();
  for (const { id, member_id: memberId } of await endingBonuses(database, at, limit)) {
    await errors.keep(() =>
      inTransaction(database, async (tx) => {
        await lockMember(tx, memberId);
        const bonus = await bonusOfMember(tx, memberId, id, at);
        // The member may have given it up since the list was read.
        if (bonus === undefined || bonus.released_at !== null || bonus.forfeited_at !== null) return;
        const end = endOf(bonus, at, false);
        if (end !== undefined) await endBonus(ledger, tx, bonus, end, at);
      }),
    );
  }
  errors.rethrow();
}

export function bonusJobs(services: BonusServices): Job[] {
  return [{ name: 'bonus.end', everyMs: 5_000, limit: 200, run: (limit) => endBonuses(services, limit) }];
}
