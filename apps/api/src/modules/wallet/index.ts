export { walletHandlers } from './handlers.ts';
export { pushBalances } from './push-balances.ts';
