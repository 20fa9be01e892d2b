import { anchorAudit } from '../../kernel/audit-chain.ts';
import type { Job } from '../../kernel/job-runner.ts';
import type { ConsoleServices } from './services.ts';

/** Signs the audit logs of all sites as far as they have come. */
export function consoleJobs(services: ConsoleServices): Job[] {
  return [
    {
      name: 'console.anchor-audit',
      everyMs: 60_000,
      limit: 100,
      run: (limit) => anchorAudit(services, limit),
    },
  ];
}
