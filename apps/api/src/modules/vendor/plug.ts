import type { Plug } from '../../kernel/plug.ts';
import { vendorHandlers } from './handlers.ts';
import { vendorJobs } from './jobs.ts';
import { vendorSealed } from './sealed-places.ts';
import type { VendorServices } from './services.ts';

export const vendorPlug = {
  handlers: vendorHandlers,
  jobs: vendorJobs,
  sealed: vendorSealed,
} satisfies Plug<VendorServices>;
