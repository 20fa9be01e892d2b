import type { ReturnPeriod } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { addDays, siteDate, siteDaySpan } from '@hanpan/rules';
import { emit } from '../../../kernel/outbox.ts';
import { daysCompleteUntil } from '../../play/index.ts';
import { zonesOfSites } from '../../settings/index.ts';
import type { ReportServices } from '../services.ts';
import { judgeReturn } from './judge-return.ts';
import {
  type ComparedRow,
  comparedUntil,
  dropSpans,
  insertNotice,
  noteGrown,
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

/** What is settled again within so many days joins the others of its span. */
const spansKeptDays = 7;

/**
 * Compares the actual return of every game of every site with its theoretical one, once for each day of the site's calendar, when
 * it is over and all of it is in the sums: days that no worker ran are made up for, one after the other. What lies outside its
 * bound is written down and told to the operators.
 */
export async function compareReturns(services: CompareServices): Promise<void> {
  const { database, clock } = services;
  const completeUntil = (await daysCompleteUntil(database, returnsReader)) ?? 0;
  for (const [key, zone] of Object.entries(await zonesOfSites(database))) {
    const siteId = Number(key);
    const today = siteDate(clock(), zone);
    const yesterday = addDays(today, -1);
    const last = await comparedUntil(database, siteId);
    const first = last === undefined ? yesterday : addDays(last, 1);
    const isComplete = (day: string) => siteDaySpan(day, zone).untilMs <= completeUntil;
    for (let day = first; day <= yesterday && isComplete(day); day = addDays(day, 1))
      await compareSite(services, siteId, { day, today });
  }
}

/** `today`: when it is seen what vendors state. */
async function compareSite(
  { database, clock }: CompareServices,
  siteId: number,
  { day, today }: { readonly day: string; readonly today: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await takeDay(tx, siteId, day))) return;
    await noteStated(tx, siteId, { day, today });
    for (const [period, fromOf] of periods) {
      const rows = await roundsOfGames(tx, siteId, { from: fromOf(day), until: day });
      for (const row of rows) {
        const found = await compareGame(tx, siteId, { row, period, until: day, at: clock.date() });
        if (found) await emit(tx, `operators:${siteId}`, 'queue', { kind: 'return', change: 'new' });
      }
    }
    await dropSpans(tx, siteId, addDays(day, -spansKeptDays));
  });
}

interface Compared {
  readonly row: ComparedRow;
  readonly period: ReturnPeriod;
  readonly until: string;
  readonly at: Date;
}

/** Whether something new was written down. */
async function compareGame(tx: Tx, siteId: number, { row, period, until, at }: Compared): Promise<boolean> {
  const { points, from, ...rounds } = row;
  const judged = judgeReturn(rounds, points);
  if (judged === undefined || judged.low === null) return false;
  if (period === 'version' && !(await noteGrown(tx, siteId, row))) return false;
  if (!judged.isOutside) return false;
  return (await insertNotice(tx, siteId, { ...rounds, period, from, until, judged }, at)) > 0;
}
