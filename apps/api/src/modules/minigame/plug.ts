import type { Plug } from '../../kernel/plug.ts';
import { minigameHandlers } from './handlers.ts';
import { minigameJobs } from './jobs.ts';
import { registerLive } from './live/live-routes.ts';
import type { MinigameServices } from './services.ts';

export const minigamePlug = {
  handlers: minigameHandlers,
  jobs: minigameJobs,
  assets: registerLive,
} satisfies Plug<MinigameServices>;
