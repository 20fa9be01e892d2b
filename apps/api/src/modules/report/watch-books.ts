import { DatabaseUnavailable } from '@hanpan/db';
import { lastReconciliation, pruneReconciliations, reconcileAlone } from '@hanpan/ledger';
import type { ReportServices } from './services.ts';
import { tellOperators } from './verify-books.ts';

/** A long ledger takes long to read: the check may use at most a thirtieth of the time. */
const restPerRun = 30;

interface Attempt {
  readonly startedAtMs: number;
  readonly tookMs: number;
}

/**
 * Checks the books again and again, with rests between. One that failed has used the database as one that ended has, so there is a
 * rest after it too; and it says that it failed: that its connection broke would else pass for an outage, which nobody reports.
 */
export function watchBooks({ database, clock }: ReportServices): () => Promise<void> {
  let failed: Attempt = { startedAtMs: 0, tookMs: 0 };
  const rests = ({ startedAtMs, tookMs }: Attempt) => clock() - startedAtMs < tookMs * restPerRun;
  return async () => {
    const last = await lastReconciliation(database);
    if (last !== undefined && rests({ startedAtMs: last.checkedAt.getTime(), tookMs: last.tookMs })) return;
    if (rests(failed)) return;
    const startedAtMs = clock();
    try {
      if ((await reconcileAlone(database, clock)) === undefined) return;
    } catch (error) {
      // It has not begun.
      if (error instanceof DatabaseUnavailable) throw error;
      failed = { startedAtMs, tookMs: clock() - startedAtMs };
      throw new Error('the reconciliation did not end', { cause: error });
    }
    await pruneReconciliations(database, clock);
    await database.transaction(tellOperators);
  };
}
