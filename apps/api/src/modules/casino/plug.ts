import type { Plug } from '../../kernel/plug.ts';
import { casinoHandlers } from './handlers.ts';
import { casinoJobs } from './jobs.ts';
import type { CasinoServices } from './launch-game.ts';

export const casinoPlug = {
  handlers: casinoHandlers,
  jobs: casinoJobs,
} satisfies Plug<CasinoServices>;
