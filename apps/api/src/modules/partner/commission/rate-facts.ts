import type { Queryable } from '@hanpan/db';
import { daysCompleteUntil, readSpans } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import type { PartnerServices } from '../services.ts';
import { rateSpan } from './due-store.ts';

const reader = 'partner.commission';

/**
 * Rates what was settled since the last time: rolling of every partner on the way of each bet, and the days that
 * settlements of the losing are computed from. Decided in SQL, `limit` facts a transaction. False where facts are left.
 */
export async function rateFacts(
  services: Pick<PartnerServices, 'database' | 'clock'>,
  limit: number,
): Promise<boolean> {
  return readSpans(
    services,
    { name: reader, apply: async (tx, from, to) => rateSpan(tx, from, to, await zonesOfSites(tx)) },
    limit,
  );
}

/** Nothing settled before this moment can still be added to the days of the commission. */
export function ratedUntil(queryable: Queryable): Promise<number | undefined> {
  return daysCompleteUntil(queryable, reader);
}
