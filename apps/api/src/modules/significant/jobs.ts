import type { Job } from '../../kernel/job-runner.ts';
import { findEvents } from './find-events.ts';
import type { SignificantServices } from './services.ts';

export function significantJobs(services: SignificantServices): Job[] {
  return [
    {
      name: 'significant.events',
      everyMs: 30_000,
      // Facts, payments and entries that are read at once.
      limit: 1_000,
      run: (limit) => findEvents(services, limit),
    },
  ];
}
