import type { Database } from '@hanpan/db';
import { siteDate } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { daysCompleteUntil, type GameFamily, readSpans } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import { openStakesOf } from '../open-stakes-store.ts';
import { firstUnreadCost } from './cost-store.ts';
import { addSpan, countPlayers, keepLiabilities, takeUncounted } from './sums-store.ts';

const reader = 'report.days';

interface SumServices {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Adds what was settled since the last time to the sums that reports read, `limit` facts a transaction, each fact once. False
 * where facts are left for the next time.
 */
export async function sumFacts(services: SumServices, limit: number): Promise<boolean> {
  return readSpans(
    services,
    { name: reader, apply: async (tx, from, to) => addSpan(tx, from, to, await zonesOfSites(tx)) },
    limit,
  );
}

/** Counts the players of days that facts were added to, a day a transaction; `limit` days at most. */
export async function countDays({ database }: Pick<SumServices, 'database'>, limit: number): Promise<void> {
  const zones = await zonesOfSites(database);
  for (let counted = 0; counted < limit; counted += 1) {
    const isDone = await database.transaction(async (tx) => {
      const day = await takeUncounted(tx);
      if (day === undefined) return true;
      await countPlayers(tx, day, zones[day.siteId] ?? 'UTC');
      return false;
    });
    if (isDone) return;
  }
}

/** Writes down what the members of every site hold: the last look of a day is that day's figure. */
export async function lookAtLiabilities({
  database,
  clock,
  families,
}: SumServices & { readonly families: readonly GameFamily[] }): Promise<void> {
  const at = clock.date();
  for (const [siteId, zone] of Object.entries(await zonesOfSites(database)))
    await database.transaction(async (tx) => {
      const openStake = await openStakesOf(tx, families, Number(siteId));
      const day = siteDate(at.getTime(), zone);
      await keepLiabilities(tx, { siteId: Number(siteId), day }, openStake, at);
    });
}

/** Nothing settled or given before this moment can still be added to the sums; null before the first reading. */
export async function summedUntil(database: Database): Promise<Date | null> {
  const until = await daysCompleteUntil(database, reader);
  if (until === undefined) return null;
  const cost = await firstUnreadCost(database);
  return new Date(Math.min(until, cost?.getTime() ?? until));
}
