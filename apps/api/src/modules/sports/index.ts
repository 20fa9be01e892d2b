export { hasLeagues } from './catalogue-store.ts';
export { sportsFamily } from './family.ts';
export { installSportsCatalogue } from './install-catalogue.ts';
export { sportsJobs } from './jobs.ts';
export { sportsPlug } from './plug.ts';
