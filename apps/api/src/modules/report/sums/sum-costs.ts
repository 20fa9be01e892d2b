import { zonesOfSites } from '../../settings/index.ts';
import type { ReportServices } from '../services.ts';
import { addCosts, unreadCostAccounts } from './cost-store.ts';

/**
 * Adds what points, coupons, bonuses and commissions cost since the last time to the sums that reports read, `limit` entries of an
 * account a transaction, each entry once. What an installation had before there were sums is read the same way.
 */
export async function sumCosts({ database }: Pick<ReportServices, 'database'>, limit: number): Promise<void> {
  const accounts = await unreadCostAccounts(database);
  if (accounts.length === 0) return;
  const zones = await zonesOfSites(database);
  for (const { id } of accounts) {
    let read = limit;
    while (read === limit) read = await database.transaction((tx) => addCosts(tx, id, zones, limit));
  }
}
