import type { LocalText, ReportName, RevenueDimension } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { type Amount, subtract } from '@hanpan/money';
import { isoOf } from '../../../kernel/clock.ts';
import { cellsOf } from '../../../kernel/list-file.ts';
import { type Days, figuresByDay } from '../days/store.ts';
import { retentionReport } from '../revenue/retention.ts';
import { revenueReport } from '../revenue/revenue.ts';
import { liabilityDays } from '../sums/sums-store.ts';
import type { ReportTable } from './schedule-store.ts';

/** What a table is narrowed to; null does not narrow. */
export interface Narrowing {
  readonly family: string | null;
  readonly vendor: string | null;
  readonly gameType: string | null;
  readonly game: string | null;
  readonly partnerKey: number | null;
}
export const wholeSite: Narrowing = {
  family: null,
  vendor: null,
  gameType: null,
  game: null,
  partnerKey: null,
};

/** Which day it is when a table is made, and for a reader of which language. */
export interface Making {
  readonly today: string;
  readonly locale: keyof LocalText;
}

/** A file holds more than a screen, and still not everything. */
const mostRows = 100_000;

/** A table of the named fields of rows; what a row does not have is left empty. */
function tableOf<Row extends object>(
  rows: readonly Row[],
  fields: readonly (keyof Row & string)[],
): ReportTable {
  return { head: fields, rows: rows.map((row) => cellsOf(row, fields)) };
}

/** Every day with what was played on it and moved in and out. */
async function dayTable(database: Database, days: Days): Promise<ReportTable> {
  const rows = await figuresByDay(database, days);
  const ggrOf = ({ stakeAmt, paidAmt }: { stakeAmt: Amount; paidAmt: Amount }) => subtract(stakeAmt, paidAmt);
  return tableOf(
    rows.map((row) => ({ ...row, ggrAmt: ggrOf(row), ngrAmt: subtract(ggrOf(row), row.costAmt) })),
    [
      ...(['day', 'stakeAmt', 'paidAmt', 'ggrAmt', 'costAmt', 'ngrAmt', 'betCount', 'playerCount'] as const),
      ...(['depositAmt', 'depositCount', 'withdrawalAmt', 'withdrawalCount', 'newMemberCount'] as const),
    ],
  );
}

const money = ['betCount', 'stakeAmt', 'paidAmt', 'turnoverAmt', 'ggrAmt', 'costAmt', 'ngrAmt'] as const;
const returns = ['returnBasisPoints', 'theoreticalBasisPoints'] as const;
const subjects = {
  day: ['day'],
  family: ['family'],
  vendor: ['family', 'vendor'],
  gameType: ['family', 'gameType'],
  game: ['family', 'vendor', 'gameType', 'game', 'gameName'],
  partner: ['partnerKey', 'partnerId', 'partnerName'],
} as const satisfies Record<RevenueDimension, readonly string[]>;

async function revenueTable(
  database: Database,
  by: RevenueDimension,
  days: Days,
  narrowing: Narrowing,
  locale: Making['locale'],
): Promise<ReportTable> {
  const { list } = await revenueReport(database, by, { ...days, ...narrowing }, mostRows);
  const rows = list.map(({ partner, gameName, ...row }) => ({
    ...row,
    gameName: gameName?.[locale] ?? null,
    partnerKey: partner?.memberKey ?? null,
    partnerId: partner?.memId ?? null,
    partnerName: partner?.memNick ?? null,
  }));
  return tableOf(rows, [...subjects[by], ...money, ...returns]);
}

async function liabilityTable(database: Database, days: Days): Promise<ReportTable> {
  const rows = await liabilityDays(database, days);
  return tableOf(
    rows.map((row) => ({ ...row, takenAt: isoOf(row.takenAt) })),
    ['day', 'cashAmt', 'holdAmt', 'gameAmt', 'compAmt', 'bonusAmt', 'pointAmt', 'openStakeAmt', 'takenAt'],
  );
}

/** As on screen, the weeks are counted until the day of its making, however long ago the period was. */
async function retentionTable(database: Database, days: Days, today: string): Promise<ReportTable> {
  const cohorts = await retentionReport(database, days, today);
  const weeks = Math.max(0, ...cohorts.map(({ activeCounts }) => activeCounts.length));
  const head = ['week', 'memberCount', ...Array.from({ length: weeks }, (_, week) => `week${week}`)];
  const rows = cohorts.map(({ week, memberCount, activeCounts }) => [
    week,
    memberCount,
    ...Array.from({ length: weeks }, (_, index) => activeCounts[index] ?? null),
  ]);
  return { head, rows };
}

/** A report over days as a table: what a file holds, whoever asked for it. */
export function reportTable(
  database: Database,
  report: ReportName,
  days: Days,
  narrowing: Narrowing,
  { today, locale }: Making,
): Promise<ReportTable> {
  if (report === 'liabilities') return liabilityTable(database, days);
  if (report === 'retention') return retentionTable(database, days, today);
  const isNarrowed = Object.values(narrowing).some((value) => value !== null);
  if (report !== 'days') return revenueTable(database, report, days, narrowing, locale);
  return isNarrowed ? revenueTable(database, 'day', days, narrowing, locale) : dayTable(database, days);
}
