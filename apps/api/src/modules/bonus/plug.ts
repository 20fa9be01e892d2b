import type { Plug } from '../../kernel/plug.ts';
import { bonusHandlers } from './handlers.ts';
import { bonusJobs } from './jobs.ts';
import type { BonusServices } from './services.ts';

export const bonusPlug = {
  handlers: bonusHandlers,
  jobs: bonusJobs,
} satisfies Plug<BonusServices>;
