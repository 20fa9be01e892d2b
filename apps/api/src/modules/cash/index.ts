export type { BonusDesk } from './bonuses.ts';
export { cashPlug } from './plug.ts';
export type { DepositApproved } from './services.ts';
export { hasDeposited } from './store.ts';
