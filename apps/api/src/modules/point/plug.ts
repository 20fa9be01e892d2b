import type { Plug } from '../../kernel/plug.ts';
import { pointHandlers } from './handlers.ts';
import { pointJobs } from './jobs.ts';
import type { PointServices } from './services.ts';

export const pointPlug = {
  handlers: pointHandlers,
  jobs: pointJobs,
} satisfies Plug<PointServices>;
