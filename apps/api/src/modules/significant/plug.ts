import type { Plug } from '../../kernel/plug.ts';
import { significantExports } from './exports.ts';
import { significantHandlers } from './handlers.ts';
import { significantJobs } from './jobs.ts';
import type { SignificantServices } from './services.ts';

export const significantPlug = {
  handlers: significantHandlers,
  jobs: significantJobs,
  exports: significantExports,
} satisfies Plug<SignificantServices>;
