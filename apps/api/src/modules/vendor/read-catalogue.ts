import { FirstError } from '../../kernel/first-error.ts';
import { VendorUnreachable } from '../../vendors/port.ts';
import type { Vendor } from './directory.ts';
import { saveVendorGames, vendorsToList } from './game-store.ts';
import type { VendorServices } from './services.ts';

/** A jackpot on the list is no older than this. */
const refreshAfterMs = 60_000;

/** A vendor that is down, or not up yet, is asked again in a moment; until then its lobby says that it is away. */
function whenUnreachable(error: unknown): undefined {
  if (!(error instanceof VendorUnreachable)) throw error;
}

/**
 * Reads each vendor's list of games, of those that have one to ask for: at once when there is none, then every minute. Those
 * that were asked longest ago come first, so that many that are down keep out no other.
 */
export function catalogueReader(services: VendorServices): (limit: number) => Promise<void> {
  const { database, clock, vendors } = services;
  const askedAtMs = new Map<number, number>();
  const lastAskedMs = ({ id }: Vendor) => askedAtMs.get(id) ?? 0;
  return async (limit) => {
    const due = await vendorsToList(database, new Date(clock() - refreshAfterMs));
    const asked = (await vendors.all())
      .filter(({ id, facts }) => facts.listsGames && due.has(id))
      .sort((one, other) => lastAskedMs(one) - lastAskedMs(other))
      .slice(0, limit);
    const errors = new FirstError();
    for (const { id, client } of asked)
      await errors.keep(async () => {
        askedAtMs.set(id, clock());
        const games = await client.listGames().catch(whenUnreachable);
        if (games !== undefined)
          await database.transaction((tx) => saveVendorGames(tx, id, games, clock.date()));
      });
    errors.rethrow();
  };
}
