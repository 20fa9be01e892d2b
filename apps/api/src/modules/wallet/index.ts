export { walletPlug } from './plug.ts';
export { pushBalances } from './push-balances.ts';
