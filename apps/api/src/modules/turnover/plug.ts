import type { Plug } from '../../kernel/plug.ts';
import { turnoverHandlers } from './handlers.ts';
import { turnoverJobs } from './jobs.ts';
import type { TurnoverServices } from './services.ts';

export const turnoverPlug = {
  handlers: turnoverHandlers,
  jobs: turnoverJobs,
} satisfies Plug<TurnoverServices>;
