import { FirstError } from '../../kernel/first-error.ts';
import { VendorUnreachable } from '../../vendors/port.ts';
import type { Vendor } from './directory.ts';
import { saveVendorGames, vendorsToList } from './game-store.ts';
import type { VendorServices } from './services.ts';

/** A jackpot on the list is no older than this, and a vendor that has answered is not asked again earlier, whatever it said. */
const refreshAfterMs = 60_000;

/** Nothing was heard: `fetch` could not connect, or waited in vain. Anything else was an answer. */
function isSilence({ cause }: VendorUnreachable): boolean {
  return cause === undefined || cause instanceof TypeError || cause instanceof DOMException;
}

/**
 * Reads each vendor's list of games, of those that have one to ask for: at once when there is none, then every minute. A vendor that
 * is down, or not up yet, is asked again in a moment, and one that says no in a minute; until then its lobby says that it is away.
 * Those that were asked longest ago come first, so that many that are down keep out no other.
 */
export function catalogueReader(services: VendorServices): (limit: number) => Promise<void> {
  const { database, clock, vendors } = services;
  const askedAtMs = new Map<number, number>();
  const hasSaidNo = new Set<number>();
  const lastAskedMs = ({ id }: Vendor) => askedAtMs.get(id) ?? 0;
  const waits = (vendor: Vendor) =>
    hasSaidNo.has(vendor.id) && clock() - lastAskedMs(vendor) < refreshAfterMs;
  const keepFailure = (id: number) => (error: unknown) => {
    if (!(error instanceof VendorUnreachable)) throw error;
    if (!isSilence(error)) hasSaidNo.add(id);
    return undefined;
  };
  return async (limit) => {
    const due = await vendorsToList(database, new Date(clock() - refreshAfterMs));
    const asked = (await vendors.all())
      .filter((vendor) => vendor.facts.listsGames && due.has(vendor.id) && !waits(vendor))
      .sort((one, other) => lastAskedMs(one) - lastAskedMs(other))
      .slice(0, limit);
    const errors = new FirstError();
    for (const { id, client } of asked)
      await errors.keep(async () => {
        askedAtMs.set(id, clock());
        hasSaidNo.delete(id);
        const games = await client.listGames().catch(keepFailure(id));
        if (games !== undefined)
          await database.transaction((tx) => saveVendorGames(tx, id, games, clock.date()));
      });
    errors.rethrow();
  };
}
