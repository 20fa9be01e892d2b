export type { BonusDesk } from './bonuses.ts';
export { cashPlug } from './plug.ts';
export type { DepositApproved, SendMessage } from './services.ts';
export { hasDeposited } from './store.ts';
