import { lawOfMiniBet } from '@hanpan/rules';
import { readSpans } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import type { ReportServices } from '../services.ts';
import { addRounds, miniTermsBetween } from './sum-store.ts';

/** Who reads the facts for the sums of rounds. */
export const returnsReader = 'report.returns';

/**
 * Adds the rounds that were settled since the last time to the sums that returns are judged by, `limit` facts a transaction, each
 * once; what an installation had before there were these sums is read the same way. False where facts are left for the next
 * time.
 */
export async function sumReturns(
  services: Pick<ReportServices, 'database' | 'clock'>,
  limit: number,
): Promise<boolean> {
  const zones = await zonesOfSites(services.database);
  const reader = {
    name: returnsReader,
    apply: async (...[tx, from, to]: Parameters<Parameters<typeof readSpans>[1]['apply']>) => {
      const terms = await miniTermsBetween(tx, from, to);
      const laws = terms.map((each) => ({ ...each, ...lawOfMiniBet(each) }));
      await addRounds(tx, from, to, zones, laws);
    },
  };
  return readSpans(services, reader, limit);
}
