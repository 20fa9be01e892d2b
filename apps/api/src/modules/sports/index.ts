export { sportsHandlers } from './handlers.ts';
export { installSportsCatalogue } from './install-catalogue.ts';
export { sportsJobs } from './jobs.ts';
