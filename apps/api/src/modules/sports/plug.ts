import type { Plug } from '../../kernel/plug.ts';
import { sportsHandlers } from './handlers.ts';
import { type SportsServices, sportsJobs } from './jobs.ts';

export const sportsPlug = {
  handlers: sportsHandlers,
  jobs: sportsJobs,
} satisfies Plug<SportsServices>;
