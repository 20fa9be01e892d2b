import type { Job } from '../../kernel/job-runner.ts';
import type { PlayServices } from './services.ts';
import { sumDays } from './sum-days.ts';

export function playJobs(services: PlayServices): Job[] {
  return [
    {
      name: 'play.days',
      everyMs: 1_000,
      limit: 2_000,
      run: async (limit) => void (await sumDays(services, limit)),
    },
  ];
}
