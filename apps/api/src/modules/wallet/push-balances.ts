import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import { type AccountOwner, ownersOf } from './store.ts';

interface Services {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly hasListener: (room: string) => boolean;
  readonly publish: (room: string, event: string, payload: unknown) => void;
}

/** Whose an account is never changes: it is asked once, for every bet moves one and few have a listener. */
const owners = new WeakMap<Database, Map<number, AccountOwner | undefined>>();
const mostKnown = 200_000;

async function knownOwners(database: Database, accountIds: readonly number[]): Promise<AccountOwner[]> {
  const kept = owners.get(database);
  const known =
    kept === undefined || kept.size > mostKnown ? new Map<number, AccountOwner | undefined>() : kept;
  owners.set(database, known);
  const unknown = accountIds.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    const found = new Map((await ownersOf(database, unknown)).map((each) => [each.account_id, each]));
    for (const id of unknown) known.set(id, found.get(id));
  }
  return accountIds.flatMap((id) => known.get(id) ?? []);
}

/**
 * The ledger says which accounts moved; members with an open page get their current balances, with the version
 * that keeps an older response from overwriting a newer one (ST-04).
 */
export async function pushBalances(services: Services, accountIds: readonly number[]): Promise<void> {
  const seen = new Set<number>();
  for (const owner of await knownOwners(services.database, accountIds)) {
    const { site_id: siteId, owner_id: memberId } = owner;
    const room = `member:${memberId}`;
    if (seen.has(memberId) || !services.hasListener(room)) continue;
    seen.add(memberId);
    const holdings = await services.ledger.holdings(services.database, { siteId, memberId });
    services.publish(room, 'CASH', {
      data1: holdings.cash,
      data2: holdings.point,
      version: holdings.version,
    });
  }
}
