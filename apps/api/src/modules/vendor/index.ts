export { VendorDirectory } from './directory.ts';
export { isPlaying, vendorHandlers } from './handlers.ts';
export { installVendor } from './install-vendor.ts';
export { vendorJobs } from './jobs.ts';
export { seamlessWallet } from './seamless/wallet.ts';
