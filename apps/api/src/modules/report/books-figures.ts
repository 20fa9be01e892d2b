import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { lastReconciliation, lastVerification, type Reconciliation } from '@hanpan/ledger';
import { zero } from '@hanpan/money';
import { presentVerification } from './chain-facts.ts';
import { unsealedCount } from './chain-store.ts';

type Summary = AnswerOf<'/api/console/ledger/summary'>;

/** Zeros before the first check: `checkedAt` tells that there was none. */
export function booksFigures(last: Reconciliation | undefined) {
  return {
    entriesTotal: last?.entriesTotal ?? zero,
    transferCount: last?.transferCount ?? 0,
    accountCount: last?.accountCount ?? 0,
    mismatchCount: last?.mismatchCount ?? 0,
    negativeCount: last?.negativeCount ?? 0,
  };
}

/** All sites together, for a supervisor of the platform. */
export async function installationFacts(queryable: Queryable): Promise<NonNullable<Summary['installation']>> {
  const [books, chain] = [await lastReconciliation(queryable), await lastVerification(queryable)];
  return {
    ...booksFigures(books),
    checkTookMs: books?.tookMs ?? null,
    verification: chain === undefined ? null : presentVerification(chain),
    unsealedCount: await unsealedCount(queryable),
  };
}
