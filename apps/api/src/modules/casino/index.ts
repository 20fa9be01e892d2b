export { confirmClosed } from './confirm-closed.ts';
export { isPlaying } from './handlers.ts';
export { casinoJobs } from './jobs.ts';
export { casinoPlug } from './plug.ts';
export { vendorByCode } from './store.ts';
export { casinoWallet } from './wallet.ts';
