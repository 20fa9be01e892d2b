import type { Plug } from '../../kernel/plug.ts';
import { consoleHandlers } from './handlers.ts';
import { consoleJobs } from './jobs.ts';
import { consoleSealed } from './sealed-places.ts';
import type { ConsoleServices } from './services.ts';

export const consolePlug = {
  handlers: consoleHandlers,
  jobs: consoleJobs,
  sealed: consoleSealed,
} satisfies Plug<ConsoleServices>;
