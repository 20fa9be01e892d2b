import type { Database } from '@hanpan/db';
import { FirstError } from '../../kernel/first-error.ts';
import type { Job } from '../../kernel/job-runner.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import { endBonus, endOf } from './end-bonus.ts';
import type { BonusServices } from './services.ts';
import { bonusesToCheck, bonusOfMember, expiredBonuses, markChecked, type OpenBonus } from './store.ts';

/**
 * The bonuses whose end has come: all whose time is over, and of those that are looked at this time the ones whose turnover is
 * met. They are looked at in turns, `limit` each time, and one that cannot be ended waits for its next turn as the others do.
 */
async function endingBonuses(database: Database, at: Date, limit: number): Promise<OpenBonus[]> {
  const expired = await expiredBonuses(database, at, limit);
  const checked = await bonusesToCheck(database, at, limit);
  if (checked.length > 0)
    await database.transaction((tx) =>
      markChecked(
        tx,
        checked.map(({ id }) => id),
        at,
      ),
    );
  const ending = new Map(
    [...expired, ...checked.filter(({ is_met }) => is_met)].map((each) => [each.id, each]),
  );
  return [...ending.values()];
}

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
