import type { Database } from '@hanpan/db';
import { siteDate } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { FirstError } from '../../../kernel/first-error.ts';
import { daysCompleteUntil, type GameFamily, readSpans } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import { openStakesOf } from '../open-stakes-store.ts';
import { firstUnreadCost } from './cost-store.ts';
import {
  addSpan,
  countPlayers,
  keepLiabilities,
  nextUncounted,
  type SiteDay,
  takeUncounted,
} from './sums-store.ts';

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

/**
 * For so long after its end facts of a day may still be read. They wait for a count of it that is under way, and all others
 * behind them: it is not given more time than they have.
 */
const lateFactsMs = 3_600_000;

/**
 * Counts the players of days that facts were added to, a day a transaction and each once a run; `limit` days at most. One that
 * fails, or takes too long while it goes on, stays to be counted and stops no other.
 */
export async function countDays(
  { database, clock }: Pick<SumServices, 'database' | 'clock'>,
  limit: number,
): Promise<void> {
  const zones = await zonesOfSites(database);
  const errors = new FirstError();
  const seen: SiteDay[] = [];
  while (seen.length < limit) {
    const day = await nextUncounted(database, seen);
    if (day === undefined) break;
    seen.push(day);
    const zone = zones[day.siteId] ?? 'UTC';
    const isOver = day.day < siteDate(clock() - lateFactsMs, zone);
    await errors.keep(() =>
      database.transaction(
        async (tx) => {
          if (await takeUncounted(tx, day)) await countPlayers(tx, day, zone);
        },
        isOver ? 'unhurried' : 'limited',
      ),
    );
  }
  errors.rethrow();
}

/** Writes down what the members of every site hold: the last look of a day is that day's figure. A site that fails stops no other. */
export async function lookAtLiabilities({
  database,
  clock,
  families,
}: SumServices & { readonly families: readonly GameFamily[] }): Promise<void> {
  const at = clock.date();
  const errors = new FirstError();
  for (const [siteId, zone] of Object.entries(await zonesOfSites(database)))
    await errors.keep(() =>
      database.transaction(async (tx) => {
        const openStake = await openStakesOf(tx, families, Number(siteId));
        const day = siteDate(at.getTime(), zone);
        await keepLiabilities(tx, { siteId: Number(siteId), day }, openStake, at);
      }),
    );
  errors.rethrow();
}

/** Nothing settled or given before this moment can still be added to the sums; null before the first reading. */
export async function summedUntil(database: Database): Promise<Date | null> {
  const until = await daysCompleteUntil(database, reader);
  if (until === undefined) return null;
  const cost = await firstUnreadCost(database);
  return new Date(Math.min(until, cost?.getTime() ?? until));
}
