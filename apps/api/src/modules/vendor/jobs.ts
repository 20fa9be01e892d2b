import { FirstError } from '../../kernel/first-error.ts';
import type { Job } from '../../kernel/job-runner.ts';
import { pruneInBatches } from '../../kernel/prune.ts';
import { retention } from '../../kernel/retention.ts';
import { VendorUnreachable } from '../../vendors/port.ts';
import { closeIdleGames } from './close-idle-games.ts';
import { saveVendorGames, vendorsToList } from './game-store.ts';
import { closeOverdueRounds } from './rounds/close-rounds.ts';
import { pullRounds } from './rounds/pull-rounds.ts';
import type { VendorServices } from './services.ts';
import { forgetPlaces } from './session-store.ts';
import { resumeDueTransfers } from './transfer/settle-transfer.ts';
import { watchGames } from './watch-games.ts';

/** A jackpot on the list is no older than this. */
const refreshAfterMs = 60_000;

/** A vendor that is down, or not up yet, is asked again in a moment; until then its lobby says that it is away. */
function whenUnreachable(error: unknown): undefined {
  if (!(error instanceof VendorUnreachable)) throw error;
}

/** Reads each vendor's list of games: at once when there is none, then every minute. */
async function readCatalogue({ database, clock, vendors }: VendorServices, limit: number): Promise<void> {
  const due = await vendorsToList(database, new Date(clock() - refreshAfterMs));
  const errors = new FirstError();
  for (const { id, client } of (await vendors.all()).filter((each) => due.has(each.id)).slice(0, limit))
    await errors.keep(async () => {
      const games = await client.listGames().catch(whenUnreachable);
      if (games !== undefined)
        await database.transaction((tx) => saveVendorGames(tx, id, games, clock.date()));
    });
  errors.rethrow();
}

export function vendorJobs(services: VendorServices): Job[] {
  return [
    // What became of every transfer whose response was lost, or whose sender died.
    {
      name: 'vendor.transfers',
      everyMs: 1_000,
      limit: 20,
      run: (limit) => resumeDueTransfers(services, limit),
    },
    { name: 'vendor.catalogue', everyMs: 3_000, limit: 20, run: (limit) => readCatalogue(services, limit) },
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
