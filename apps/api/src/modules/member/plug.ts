import type { Plug } from '../../kernel/plug.ts';
import { memberHandlers } from './handlers.ts';
import { memberJobs } from './jobs.ts';
import { memberSealed } from './sealed-places.ts';
import type { MemberServices } from './services.ts';

export const memberPlug = {
  handlers: memberHandlers,
  jobs: memberJobs,
  sealed: memberSealed,
} satisfies Plug<MemberServices>;
