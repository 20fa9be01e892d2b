export type { BonusDesk } from './bonuses.ts';
export { cashHandlers } from './handlers.ts';
export { hasDeposited } from './store.ts';
export { walletStatementExport } from './wallet-history.ts';
