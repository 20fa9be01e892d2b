import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type Amount, add, zero } from '@hanpan/money';
import { addDays, siteDate } from '@hanpan/rules';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import { type LineRow, losingLines, rollingLines } from '../commission/lines-store.ts';
import { presentOwn, presentRunning } from './present-settlement.ts';
import { listOwn, nextStartDay } from './settlement-store.ts';

type OwnSettlement = AnswerOf<'/api/partner/calculations'>['list'][number];

const sum = (rows: readonly LineRow[], of: (row: LineRow) => Amount): Amount =>
  rows.reduce((total, row) => add(total, of(row)), zero);

/** The days that are in no settlement yet, for one partner; null before anything was played. */
export async function runningOf(
  queryable: Queryable,
  site: Site,
  partnerId: number,
  nowMs: number,
): Promise<OwnSettlement | null> {
  const { timeZone } = settingsOf(site);
  const startDate = await nextStartDay(queryable, site.id);
  const today = siteDate(nowMs, timeZone);
  if (startDate === null || startDate > addDays(today, 1)) return null;
  const days = { startDate, endDate: startDate > today ? startDate : today, timeZone };
  const losing = await losingLines(queryable, partnerId, days, 0);
  const rolling = await rollingLines(queryable, partnerId, days, 0);
  return presentRunning(days, {
    bets: losing.reduce((total, { bets }) => total + bets, 0),
    stake: sum(losing, (row) => row.stake),
    returned: sum(losing, (row) => row.returned),
    win: sum(losing, (row) => row.win),
    counted: sum(losing, (row) => row.counted),
    rolling: sum(rolling, (row) => row.amount),
    line_amount: sum(losing, (row) => row.amount),
  });
}

/** The newest settlement of a partner, where it waits. */
export async function waitingOf(queryable: Queryable, partnerId: number): Promise<OwnSettlement | null> {
  const [newest] = await listOwn(queryable, partnerId, { limit: 1, offset: 0 });
  return newest?.state === 'waiting' ? presentOwn(newest) : null;
}
