import type { Database } from '@hanpan/db';
import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { retention } from '../../kernel/retention.ts';
import { forgetPlaces } from './bets/place-store.ts';
import { prunePrices } from './board/price-history-store.ts';
import { pruneLegSets, pruneMemberDays } from './book/member-book-store.ts';
import { endOverdueHolds } from './console/hold-bets.ts';
import type { SinkServices } from './feed/feed-sink.ts';
import { pruneRefusals } from './feed/refusal-store.ts';
import { watchFeeds } from './feed/watch-feeds.ts';
import type { PlaceBetServices } from './placing/place-bets.ts';
import { decideDue } from './placing/waits/decide-due.ts';
import { playEvents } from './replay/play-events.ts';
import { playSeason } from './season/play-season.ts';
import { type ScheduleServices, scheduleSeason } from './season/schedule-season.ts';
import { correctResults } from './settlement/correct-results.ts';
import { settleBets } from './settlement/settle-bets.ts';
import { tradeMarkets } from './trading/trade-markets.ts';

export interface SportsServices extends PlaceBetServices, ScheduleServices, SinkServices {
  readonly database: Database;
}

/**
 * Days for which the counters of members' days and of sets of legs are kept, how prices moved and
 * what feeds said in vain: nothing reads them afterwards.
 */
const keptDays = 14;
const dayMs = 24 * 60 * 60_000;

async function pruneBooks({ database, clock }: SportsServices, limit: number): Promise<void> {
  const before = new Date(clock() - keptDays * dayMs);
  await pruneInBatches(limit, (rows) => pruneMemberDays(database, before, rows));
  await pruneInBatches(limit, (rows) => pruneLegSets(database, before, rows));
  await pruneInBatches(limit, (rows) => prunePrices(database, before, rows));
  await pruneInBatches(limit, (rows) => pruneRefusals(database, before, rows));
  const placesUntil = new Date(clock() - retention.placesMs);
  await pruneInBatches(limit, (rows) => forgetPlaces(database, placesUntil, rows));
}

export function sportsJobs(services: SportsServices): Job[] {
  return [
    { name: 'season.schedule', everyMs: 2_000, limit: 60, run: (limit) => scheduleSeason(services, limit) },
    { name: 'season.play', everyMs: 500, limit: 200, run: (limit) => playSeason(services, limit) },
    { name: 'sports.play', everyMs: 1_000, limit: 200, run: (limit) => playEvents(services, limit) },
    { name: 'sports.feeds', everyMs: 1_000, limit: 200, run: (limit) => watchFeeds(services, limit) },
    { name: 'sports.trade', everyMs: 700, limit: 200, run: (limit) => tradeMarkets(services, limit) },
    { name: 'sports.holds', everyMs: 1_000, limit: 100, run: (limit) => endOverdueHolds(services, limit) },
    { name: 'sports.correct', everyMs: 2_000, limit: 50, run: (limit) => correctResults(services, limit) },
    { name: 'sports.decide', everyMs: 250, limit: 100, run: (limit) => decideDue(services, limit) },
    { name: 'sports.settle', everyMs: 500, limit: 500, run: (limit) => settleBets(services, limit) },
    { name: 'sports.prune', everyMs: 600_000, limit: 50_000, run: (limit) => pruneBooks(services, limit) },
  ];
}
