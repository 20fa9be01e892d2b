import type { Job } from '../../kernel/job-runner.ts';
import { findMarkers } from './find-markers.ts';
import type { HarmServices } from './services.ts';

export function harmJobs(services: HarmServices): Job[] {
  return [
    {
      name: 'harm.markers',
      everyMs: 300_000,
      // Days of a site in one run: what was missed is caught up without holding the worker for long.
      limit: 31,
      run: (limit) => findMarkers(services, limit),
    },
  ];
}
