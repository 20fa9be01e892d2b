import { headSigner, lastVerification, openMonths, sealBatches, signHeads } from '@hanpan/ledger';
import { addDays } from '@hanpan/rules';
import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { compareReturns } from './returns/compare-returns.ts';
import { sumReturns } from './returns/sum-returns.ts';
import { makeFiles } from './schedules/make-files.ts';
import type { ReportServices } from './services.ts';
import { sumCosts } from './sums/sum-costs.ts';
import { countDays, lookAtLiabilities, sumFacts } from './sums/sum-facts.ts';
import { verifyBooks } from './verify-books.ts';
import { keptVisitDays } from './visits/kept-days.ts';
import { pruneVisits } from './visits/visit-store.ts';
import { watchBooks } from './watch-books.ts';

const verifyEveryMs = 24 * 3_600_000;

/**
 * The sums that reports read; and the watch over the ledger: every balance from its entries, the chain over the batches, its
 * signed heads.
 */
export function reportJobs(services: ReportServices): Job[] {
  const { database, clock, sealer } = services;
  const seal = async () => {
    await sealBatches(database);
  };
  const sign = async () => {
    // First: without a month no money moves at all, and what follows may fail.
    await openMonths(database);
    await sealBatches(database);
    // Another secret may be in use by now.
    await signHeads(database, headSigner(sealer.headSeed));
  };
  const verify = async () => {
    const last = await lastVerification(database);
    // Another worker, or this one before a restart, may have done it today.
    if (last !== undefined && clock() - last.verifiedAt.getTime() < verifyEveryMs / 2) return;
    await verifyBooks(services);
  };
  const pruneOldVisits = (limit: number) => {
    const before = addDays(clock.date().toISOString().slice(0, 10), -keptVisitDays);
    return pruneInBatches(limit, (rows) => pruneVisits(database, before, rows));
  };
  return [
    {
      name: 'report.days',
      everyMs: 1_000,
      limit: 20_000,
      run: async (limit) => void (await sumFacts(services, limit)),
    },
    { name: 'report.costs', everyMs: 1_000, limit: 20_000, run: (limit) => sumCosts(services, limit) },
    {
      name: 'report.returns',
      everyMs: 5_000,
      limit: 20_000,
      run: async (limit) => void (await sumReturns(services, limit)),
    },
    { name: 'report.compare-returns', everyMs: 300_000, limit: 1, run: () => compareReturns(services) },
    { name: 'report.players', everyMs: 15_000, limit: 100, run: (limit) => countDays(services, limit) },
    { name: 'report.liabilities', everyMs: 300_000, limit: 1, run: () => lookAtLiabilities(services) },
    { name: 'report.files', everyMs: 60_000, limit: 20, run: (limit) => makeFiles(services, limit) },
    { name: 'report.prune-visits', everyMs: 600_000, limit: 100_000, run: pruneOldVisits },
    { name: 'report.reconcile', everyMs: 60_000, limit: 1, run: watchBooks(services) },
    { name: 'report.seal', everyMs: 1_000, limit: 1, run: seal },
    { name: 'report.sign-heads', everyMs: 600_000, limit: 1, run: sign },
    { name: 'report.verify', everyMs: verifyEveryMs, limit: 1, run: verify },
  ];
}
