import type { Job } from '../../kernel/job-runner.ts';
import { drawRounds } from './draw-rounds.ts';
import type { MinigameServices } from './services.ts';

export function minigameJobs(services: MinigameServices): Job[] {
  return [{ name: 'minigame.draw', everyMs: 1_000, limit: 100, run: (limit) => drawRounds(services, limit) }];
}
