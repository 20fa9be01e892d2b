import { subtract } from '@hanpan/money';
import { addDays, siteDate } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { settingsOf } from '../../settings/index.ts';
import { openStakesOf } from '../open-stakes-store.ts';
import type { ReportServices } from '../services.ts';
import { summedUntil } from '../sums/sum-facts.ts';
import { explainReceipt } from '../why/explain-receipt.ts';
import { daysWithin } from './days-within.ts';
import { type DayRow, figuresByDay, liabilitiesOf, presenceOf } from './store.ts';

type ReportPath = '/api/console/report/days' | '/api/console/today' | '/api/console/why';

const trendDays = 14;
const onlineMs = 5 * 60_000;
const playingMs = 60_000;

function presentDay({ day: _, stakeAmt, paidAmt, costAmt, ...row }: DayRow) {
  const ggrAmt = subtract(stakeAmt, paidAmt);
  return { stakeAmt, paidAmt, ggrAmt, costAmt, ngrAmt: subtract(ggrAmt, costAmt), ...row };
}

export function dayReportHandlers({ database, longDatabase, clock, families }: ReportServices) {
  return {
    '/api/console/report/days': async ({ site }, period) => {
      const days = daysWithin(site, period, clock());
      // Read first, so that what it says is in the figures.
      const completeUntil = isoOrNull(await summedUntil(longDatabase));
      const rows = await figuresByDay(longDatabase, days);
      const list = rows.map((row) => ({ day: row.day, ...presentDay(row) }));
      return { list, startDate: days.from, completeUntil };
    },

    '/api/console/today': async ({ site }) => {
      const { timeZone } = settingsOf(site);
      const day = siteDate(clock(), timeZone);
      const days = { siteId: site.id, from: addDays(day, 1 - trendDays), to: day, timeZone };
      const seen = {
        siteId: site.id,
        seenSince: new Date(clock() - onlineMs),
        playedSince: new Date(clock() - playingMs),
      };
      const completeUntil = isoOrNull(await summedUntil(database));
      const [rows, presence, openStakeAmt, liabilities] = await Promise.all([
        figuresByDay(database, days),
        presenceOf(database, seen),
        openStakesOf(database, families, site.id),
        liabilitiesOf(database, site.id),
      ]);
      const [yesterday, today] = rows.slice(-2).map(presentDay);
      if (yesterday === undefined || today === undefined) throw new Error('a report without its days');
      return {
        day,
        now: isoOf(clock.date()),
        today,
        yesterday,
        liabilities,
        completeUntil,
        ...presence,
        openStakeAmt,
        trend: rows.map((row) => ({
          day: row.day,
          ggrAmt: subtract(row.stakeAmt, row.paidAmt),
          depositAmt: row.depositAmt,
          withdrawalAmt: row.withdrawalAmt,
        })),
      };
    },

    '/api/console/why': ({ site }, { receiptId }) => explainReceipt(database, site, receiptId, clock.date()),
  } satisfies Handlers<ReportPath>;
}
