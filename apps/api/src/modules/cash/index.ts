export type { BonusDesk } from './bonuses.ts';
export { askForAccount } from './deposit-account.ts';
export { payOutAll } from './pay-out-all.ts';
export { cashPlug } from './plug.ts';
export type { AccountSent, DepositApproved } from './services.ts';
export { depositedSince, endersOf, hasDeposited, openRequests } from './store.ts';
