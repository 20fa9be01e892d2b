import type { Database } from '@hanpan/db';
import type { Ledger } from '@hanpan/ledger';
import { ownersOf } from './store.ts';

interface Services {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly hasListener: (room: string) => boolean;
  readonly publish: (room: string, event: string, payload: unknown) => void;
}

/**
 * The ledger says which accounts moved; members with an open page get their current balances, with the version
 * that keeps an older response from overwriting a newer one (ST-04).
 */
export async function pushBalances(services: Services, accountIds: readonly number[]): Promise<void> {
  const owners = await ownersOf(services.database, accountIds);
  for (const { site_id: siteId, owner_id: memberId } of owners) {
    const room = `member:${memberId}`;
    if (!services.hasListener(room)) continue;
    const holdings = await services.ledger.holdings(services.database, { siteId, memberId });
    services.publish(room, 'CASH', {
      data1: holdings.cash,
      data2: holdings.point,
      version: holdings.version,
    });
  }
}
