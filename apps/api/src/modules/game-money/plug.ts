import type { Plug } from '../../kernel/plug.ts';
import type { ConvertServices } from './convert.ts';
import { gameMoneyHandlers } from './handlers.ts';
import { gameMoneyJobs } from './jobs.ts';

export const gameMoneyPlug = {
  handlers: gameMoneyHandlers,
  jobs: gameMoneyJobs,
} satisfies Plug<ConvertServices>;
