import type { Plug } from '../../kernel/plug.ts';
import { pointExports } from './exports.ts';
import { pointHandlers } from './handlers.ts';
import { pointJobs } from './jobs.ts';
import type { PointServices } from './services.ts';

export const pointPlug = {
  handlers: pointHandlers,
  jobs: pointJobs,
  exports: pointExports,
} satisfies Plug<PointServices>;
