import { anchorAudit } from '../../kernel/audit-chain.ts';
import { pruneConfirmations } from '../../kernel/confirmation/confirmation-store.ts';
import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import type { ConsoleServices } from './services.ts';

const dayMs = 86_400_000;

/** Signs the audit logs of all sites as far as they have come; what was shown of operations is kept for a day after it was over. */
export function consoleJobs(services: ConsoleServices): Job[] {
  return [
    {
      name: 'console.anchor-audit',
      everyMs: 60_000,
      limit: 100,
      run: (limit) => anchorAudit(services, limit),
    },
    {
      name: 'confirmations.prune',
      everyMs: 600_000,
      limit: 100_000,
      run: (limit) =>
        pruneInBatches(limit, (rows) =>
          pruneConfirmations(services.database, new Date(services.clock() - dayMs), rows),
        ),
    },
  ];
}
