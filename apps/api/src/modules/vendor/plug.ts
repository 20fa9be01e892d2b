import type { Plug } from '../../kernel/plug.ts';
import { vendorHandlers } from './handlers.ts';
import { vendorJobs } from './jobs.ts';
import type { VendorServices } from './services.ts';

export const vendorPlug = {
  handlers: vendorHandlers,
  jobs: vendorJobs,
} satisfies Plug<VendorServices>;
