import type { Job } from '../../kernel/job-runner.ts';
import { VendorUnreachable } from '../../vendors/port.ts';
import type { CasinoServices } from './launch-game.ts';
import { saveVendorGames, vendorByCode } from './store.ts';
import { watchGames } from './watch-games.ts';

const refreshAfterMs = 5 * 60_000;

/** A vendor that is down, or not up yet, is asked again in a moment; until then its lobby says that it is away. */
function whenUnreachable(error: unknown): undefined {
  if (!(error instanceof VendorUnreachable)) throw error;
}

/** Reads each vendor's list of games: at once when there is none, then every five minutes. Asks after open games. */
export function casinoJobs(services: CasinoServices): Job[] {
  const { database, clock, vendors } = services;
  const readCatalogue = async (limit: number) => {
    for (const vendor of vendors.slice(0, limit)) {
      const row = await vendorByCode(database, vendor.code);
      const fresh = row?.synced_at != null && clock() - row.synced_at.getTime() < refreshAfterMs;
      if (row === undefined || !row.enabled || fresh) continue;
      const games = await vendor.listGames().catch(whenUnreachable);
      if (games === undefined) continue;
      await database.transaction((tx) => saveVendorGames(tx, row.id, games, new Date(clock())));
    }
  };
  return [
    { name: 'casino.catalogue', everyMs: 3_000, limit: 20, run: readCatalogue },
    { name: 'casino.watch', everyMs: 5_000, limit: 20, run: (limit) => watchGames(services, limit) },
  ];
}
