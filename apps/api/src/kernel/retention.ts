import type { Database } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { derivedKeyMs } from './derived-key.ts';
import { pruneDerivedKeys } from './derived-key-store.ts';
import { pruneAnswers } from './idempotency-store.ts';
import type { Job } from './job-runner.ts';
import { pruneOutbox } from './outbox-store.ts';
import { forgetAccess } from './personal-access-store.ts';
import { pruneInBatches } from './prune.ts';
import { pruneRefusals } from './refusal-store.ts';
import { pruneSessions } from './session-store.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * How long the kernel's rows are kept. A key may be repeated for as long as its answer is stored; afterwards it is a new
 * one. Of a session the row says why it has ended, and from where it was used.
 */
export const retention = {
  answersMs: 7 * dayMs,
  sessionsMs: 30 * dayMs,
  refusalsMs: 14 * dayMs,
  /** Who has seen whose data has to be known for two years (standards KR-4). */
  accessMs: 2 * 366 * dayMs,
  /** From where a bet was asked for: as long as an authority may ask for the bet (standards BET-1). */
  placesMs: 5 * 366 * dayMs,
} as const;

export function retentionJobs({ database, clock }: { database: Database; clock: Clock }): Job[] {
  const before = (keptMs: number) => new Date(clock() - keptMs);
  return [
    {
      name: 'outbox.prune',
      everyMs: 60_000,
      limit: 500_000,
      run: (limit) => pruneInBatches(limit, (rows) => pruneOutbox(database, rows)),
    },
    {
      name: 'answers.prune',
      everyMs: 60_000,
      limit: 500_000,
      run: (limit) =>
        pruneInBatches(limit, (rows) => pruneAnswers(database, before(retention.answersMs), rows)),
    },
    {
      name: 'derived-keys.prune',
      everyMs: 60_000,
      limit: 500_000,
      run: (limit) => pruneInBatches(limit, (rows) => pruneDerivedKeys(database, before(derivedKeyMs), rows)),
    },
    {
      name: 'refusals.prune',
      everyMs: 600_000,
      limit: 100_000,
      run: (limit) =>
        pruneInBatches(limit, (rows) => pruneRefusals(database, before(retention.refusalsMs), rows)),
    },
    {
      name: 'sessions.prune',
      everyMs: 600_000,
      limit: 100_000,
      run: (limit) =>
        pruneInBatches(limit, (rows) => pruneSessions(database, before(retention.sessionsMs), rows)),
    },
    {
      name: 'personal-access.prune',
      everyMs: 600_000,
      limit: 100_000,
      run: (limit) =>
        pruneInBatches(limit, (rows) => forgetAccess(database, before(retention.accessMs), rows)),
    },
  ];
}
