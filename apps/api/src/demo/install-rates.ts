import type { Tx } from '@hanpan/db';
import type { ApplicationServices } from '../application-services.ts';
import { ratesIfNone } from '../modules/partner/index.ts';
import { readDemoPeople } from './demo-data.ts';

/** Rates of the demo's partners, from the head down, for those that have none yet. */
export async function installRates({ clock }: ApplicationServices, tx: Tx, siteId: number): Promise<void> {
  const { partners, besides, rates } = await readDemoPeople();
  const ranked = [...partners, ...besides].sort(([, a], [, b]) => (a < b ? -1 : 1));
  for (const [memId, rank] of ranked) {
    const given = rates[rank];
    if (given !== undefined) await ratesIfNone(tx, siteId, memId, given, clock.date());
  }
}
