import type { Plug } from '../../kernel/plug.ts';
import { memberHandlers } from './handlers.ts';
import { memberJobs } from './jobs.ts';
import type { MemberServices } from './services.ts';

export const memberPlug = { handlers: memberHandlers, jobs: memberJobs } satisfies Plug<MemberServices>;
