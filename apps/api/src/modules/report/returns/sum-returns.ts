import { type MiniBetTerms, meanOfMiniBet } from '@hanpan/rules';
import { readSpans } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import type { ReportServices } from '../services.ts';
import { addRounds, miniTermsBetween } from './sum-store.ts';

/** Who reads the facts for the sums of rounds. */
export const returnsReader = 'report.returns';

/**
 * Adds the rounds that were settled since the last time to the sums that returns are judged by, `limit` facts a transaction, each
 * once; what an installation had before there were these sums is read the same way. False where facts are left for the next
 * time. A bet that no market of today knows is left out; when all else is read this fails once, so that the job says which.
 */
export async function sumReturns(
  services: Pick<ReportServices, 'database' | 'clock'>,
  limit: number,
): Promise<boolean> {
  const unknown = new Set<string>();
  const reader = {
    name: returnsReader,
    apply: async (...[tx, from, to]: Parameters<Parameters<typeof readSpans>[1]['apply']>) => {
      const terms = await miniTermsBetween(tx, from, to);
      const means = terms.flatMap((each) => {
        const mean = meanOfMiniBet(each);
        if (mean === undefined) unknown.add(nameOf(each));
        return mean === undefined ? [] : [{ ...each, mean }];
      });
      await addRounds(tx, from, to, await zonesOfSites(tx), means);
    },
  };
  const isDone = await readSpans(services, reader, limit);
  if (unknown.size > 0)
    throw new Error(`bets without a theoretical return are left out: ${[...unknown].sort().join(', ')}`);
  return isDone;
}

const nameOf = ({ game, market, pick }: MiniBetTerms) => `${game} ${market} ${pick}`;
