import { type ReportName, reportFileCsv, reportTableCsv, usualReportDays } from '@hanpan/contract';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { siteDate } from '@hanpan/rules';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { inBoth, nameOf } from '../../../kernel/list-file.ts';
import type { Export, ExportFile } from '../../../kernel/register-exports.ts';
import { daysWithin } from '../days/days-within.ts';
import type { ReportServices } from '../services.ts';
import { reportTable } from './report-table.ts';
import { fileById, type ReportTable } from './schedule-store.ts';

const titleOf = (report: ReportName) => consoleReportDeskTexts[`consoleReportDesk.report.${report}`];

async function* onePage({ rows }: ReportTable) {
  yield rows;
}

/** A report as a file: the one that a schedule made, or one that is made now. Who took which is recorded. */
export function reportExports({ database, longDatabase, clock }: ReportServices): Export[] {
  const recorded = (context: OperatorContext, subject: string, detail: object) => () =>
    database.transaction((tx) => recordAction(tx, context, 'report.export', subject, { ...detail }));

  const openFile = async (
    context: OperatorContext,
    { fileIdx, reason }: { fileIdx: number; reason: string },
  ): Promise<ExportFile | Failure<'E404'>> => {
    const file = await fileById(longDatabase, context.site.id, fileIdx);
    if (file === undefined) return fail('E404');
    const name = nameOf(file.report, { from: file.startDate, to: file.endDate });
    const beforeSending = recorded(context, `file:${fileIdx}`, { reason, report: file.report });
    const made = { at: file.madeAt, by: file.createdBy };
    const about = { title: titleOf(file.report), period: { from: file.startDate, to: file.endDate }, made };
    return { name, head: file.head, pages: onePage(file), beforeSending, ...about };
  };

  const openTable = async (
    context: OperatorContext,
    { from, to, reason, ...query }: TableQuery,
  ): Promise<ExportFile> => {
    const { report } = query;
    const period = { startDate: from ?? null, endDate: to ?? null };
    const usual = report === 'retention' ? usualReportDays.retention : undefined;
    const days = daysWithin(context.site, period, clock(), usual);
    const making = { today: siteDate(clock(), days.timeZone), locale: context.locale };
    const table = await reportTable(longDatabase, report, days, narrowingOf(query), making);
    const name = nameOf(report, days);
    const beforeSending = recorded(context, `report:${report}`, { reason, from: days.from, to: days.to });
    const about = { title: titleOf(report), period: { from: days.from, to: days.to } };
    return { name, head: table.head, pages: onePage(table), beforeSending, ...about };
  };

  return [...inBoth(reportFileCsv, openFile), ...inBoth(reportTableCsv, openTable)];
}

interface TableQuery {
  readonly reason: string;
  readonly report: Parameters<typeof reportTable>[1];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly family?: string | undefined;
  readonly vendor?: string | undefined;
  readonly gameType?: string | undefined;
  readonly game?: string | undefined;
  readonly partnerKey?: number | undefined;
}

/** Sums of partners know of no games. */
function narrowingOf({ report, family, vendor, gameType, game, partnerKey }: Omit<TableQuery, 'reason'>) {
  return {
    family: family ?? null,
    vendor: vendor ?? null,
    gameType: gameType ?? null,
    game: game ?? null,
    partnerKey: report === 'game' ? null : (partnerKey ?? null),
  };
}
