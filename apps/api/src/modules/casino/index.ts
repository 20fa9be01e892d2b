export { confirmClosed } from './confirm-closed.ts';
export { casinoHandlers, isPlaying } from './handlers.ts';
export { casinoJobs } from './jobs.ts';
export { vendorByCode } from './store.ts';
export { casinoWallet } from './wallet.ts';
