import type { Plug } from '../../kernel/plug.ts';
import { harmHandlers } from './handlers.ts';
import { harmJobs } from './jobs.ts';
import type { HarmServices } from './services.ts';

export const harmPlug = { handlers: harmHandlers, jobs: harmJobs } satisfies Plug<HarmServices>;
