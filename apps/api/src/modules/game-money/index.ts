export { bringBack, vendorsWithMoney } from './bring-back.ts';
export { gameMoneyJobs } from './jobs.ts';
export { moveIn } from './move-in.ts';
export { gameMoneyPlug } from './plug.ts';
export type { GameMoneyServices } from './settle-transfer.ts';
export { convertsGameMoney } from './store.ts';
