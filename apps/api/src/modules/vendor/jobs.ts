import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { retention } from '../../kernel/retention.ts';
import { closeIdleGames } from './close-idle-games.ts';
import { catalogueReader } from './read-catalogue.ts';
import { closeOverdueRounds } from './rounds/close-rounds.ts';
import { pullRounds } from './rounds/pull-rounds.ts';
import type { VendorServices } from './services.ts';
import { forgetPlaces } from './session-store.ts';
import { resumeDueTransfers } from './transfer/settle-transfer.ts';
import { watchGames } from './watch-games.ts';

export function vendorJobs(services: VendorServices): Job[] {
  return [
    // What became of every transfer whose response was lost, or whose sender died.
    {
      name: 'vendor.transfers',
      everyMs: 1_000,
      limit: 20,
      run: (limit) => resumeDueTransfers(services, limit),
    },
    { name: 'vendor.catalogue', everyMs: 3_000, limit: 20, run: catalogueReader(services) },
    { name: 'vendor.watch', everyMs: 5_000, limit: 20, run: (limit) => watchGames(services, limit) },
    {
      name: 'vendor.close-idle',
      everyMs: 30_000,
      limit: 1_000,
      run: (limit) => closeIdleGames(services, limit),
    },
    { name: 'vendor.rounds', everyMs: 3_000, limit: 20, run: (limit) => pullRounds(services, limit) },
    {
      name: 'vendor.close-rounds',
      everyMs: 30_000,
      limit: 500,
      run: (limit) => closeOverdueRounds(services, limit),
    },
    {
      name: 'vendor.prune',
      everyMs: 600_000,
      limit: 50_000,
      run: (limit) =>
        pruneInBatches(limit, (rows) =>
          forgetPlaces(services.database, new Date(services.clock() - retention.placesMs), rows),
        ),
    },
  ];
}
