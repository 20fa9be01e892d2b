import type { ReturnPeriod } from '@hanpan/contract';
import { addDays, siteDate, siteDaySpan } from '@hanpan/rules';
import { emit } from '../../../kernel/outbox.ts';
import { daysCompleteUntil } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import type { ReportServices } from '../services.ts';
import { judgeReturn } from './judge-return.ts';
import {
  comparedUntil,
  insertNotice,
  type NewNotice,
  noteStated,
  roundsOfGames,
  takeDay,
} from './notice-store.ts';
import { returnsReader } from './sum-returns.ts';

type CompareServices = Pick<ReportServices, 'database' | 'clock'>;

/** The day that is over, thirty of them, and all since the return was stated that is stated now. */
const periods: readonly (readonly [ReturnPeriod, (day: string) => string | null])[] = [
  ['day', (day) => day],
  ['month', (day) => addDays(day, -29)],
  ['version', () => null],
];

/**
 * Compares the actual return of every game of every site with its theoretical one, once a day of the site's calendar, when the day
 * before is over and all of it is in the sums. What lies outside its bound is written down and told to the operators.
 */
export async function compareReturns(services: CompareServices): Promise<void> {
  const { database, clock } = services;
  const completeUntil = (await daysCompleteUntil(database, returnsReader)) ?? 0;
  for (const [key, zone] of Object.entries(await zonesOfSites(database))) {
    const siteId = Number(key);
    const day = addDays(siteDate(clock(), zone), -1);
    const last = await comparedUntil(database, siteId);
    if ((last !== undefined && last >= day) || siteDaySpan(day, zone).untilMs > completeUntil) continue;
    await compareSite(services, siteId, day);
  }
}

async function compareSite({ database, clock }: CompareServices, siteId: number, day: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await takeDay(tx, siteId, day))) return;
    await noteStated(tx, siteId, addDays(day, 1));
    let found = 0;
    for (const [period, fromOf] of periods) {
      const rows = await roundsOfGames(tx, siteId, { from: fromOf(day), until: day });
      for (const { points, from, ...row } of rows) {
        const judged = judgeReturn(row, points);
        if (judged?.isOutside !== true) continue;
        const notice: NewNotice = { ...row, period, from, until: day, judged };
        found += await insertNotice(tx, siteId, notice, clock.date());
      }
    }
    if (found > 0) await emit(tx, `operators:${siteId}`, 'queue', { kind: 'return', change: 'new' });
  });
}
