export { bonusDesk } from './bonus-desk.ts';
export { bonusHandlers } from './handlers.ts';
export { bonusJobs } from './jobs.ts';
