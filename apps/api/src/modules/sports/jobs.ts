import type { Database } from '@hanpan/db';
import type { Job } from '../../kernel/job-runner.ts';
import type { PlaceBetServices } from './place-bets.ts';
import { playEvents } from './play-events.ts';
import { type ReplaySettings, scheduleEvents } from './schedule-events.ts';
import { settleBets } from './settle-bets.ts';
import { tradeMarkets } from './trade-markets.ts';

export interface SportsServices extends PlaceBetServices {
  readonly database: Database;
  readonly replay: ReplaySettings;
}

export function sportsJobs(services: SportsServices): Job[] {
  return [
    { name: 'sports.schedule', everyMs: 5_000, limit: 60, run: (limit) => scheduleEvents(services, limit) },
    { name: 'sports.play', everyMs: 1_000, limit: 200, run: (limit) => playEvents(services, limit) },
    { name: 'sports.trade', everyMs: 700, limit: 200, run: (limit) => tradeMarkets(services, limit) },
    { name: 'sports.settle', everyMs: 500, limit: 200, run: (limit) => settleBets(services, limit) },
  ];
}
