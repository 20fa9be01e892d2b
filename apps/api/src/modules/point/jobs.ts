import type { Job } from '../../kernel/job-runner.ts';
import { accrueLosing, type LosingServices } from './accrue-losing.ts';

/** Looks every few minutes whether a day is over somewhere: sites have zones of their own. */
export function pointJobs(services: LosingServices): Job[] {
  return [
    { name: 'point.losing', everyMs: 300_000, limit: 500, run: (limit) => accrueLosing(services, limit) },
  ];
}
