import type { Job } from '../../kernel/job-runner.ts';
import { accrueLosing } from './accrue-losing.ts';
import type { PointServices } from './services.ts';

/** Looks every few minutes whether a day is over somewhere: sites have different zones. */
export function pointJobs(services: PointServices): Job[] {
  return [
    { name: 'point.losing', everyMs: 300_000, limit: 500, run: (limit) => accrueLosing(services, limit) },
  ];
}
