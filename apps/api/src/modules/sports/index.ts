export { EventSearch } from './board/event-search.ts';
export { hasLeagues } from './catalogue-store.ts';
export { sportsFamily } from './family.ts';
export { FeedHost } from './feed/feed-host.ts';
export { installSportsCatalogue } from './install-catalogue.ts';
export { sportsJobs } from './jobs.ts';
export { sportsPlug } from './plug.ts';
export { readSports, type SeasonSettings } from './season/season-settings.ts';
