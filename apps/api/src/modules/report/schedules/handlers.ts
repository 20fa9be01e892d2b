import { recordAction } from '../../../kernel/audit.ts';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import type { ReportServices } from '../services.ts';
import { fileKeptDays } from './make-files.ts';
import { addSchedule, endSchedule, filesOf, openSchedules } from './schedule-store.ts';

/** A screen shows the last files of each; older ones are kept a while and found by nobody. */
const filesShown = 31;

/** Reports that are made by themselves. */
export function scheduleHandlers({ database, clock }: ReportServices) {
  return {
    '/api/console/report/schedules': async ({ site }) => {
      const schedules = await openSchedules(database, site.id);
      const files = await filesOf(
        database,
        schedules.map(({ scheduleIdx }) => scheduleIdx),
        filesShown,
      );
      return {
        list: schedules.map(({ siteId: _, createdAt, ...schedule }) => ({
          ...schedule,
          createdAt: isoOf(createdAt),
          files: files
            .filter(({ scheduleIdx }) => scheduleIdx === schedule.scheduleIdx)
            .map(({ scheduleIdx: _idx, madeAt, ...file }) => ({ ...file, madeAt: isoOf(madeAt) })),
        })),
        keptDays: fileKeptDays,
      };
    },

    '/api/console/report/schedules/create': async (context, { report, every, format }, tx) => {
      const made = { createdBy: context.operatorName, createdAt: clock.date() };
      const scheduleIdx = await addSchedule(tx, { siteId: context.site.id, report, every, format, ...made });
      await recordAction(tx, context, 'report.schedule', `schedule:${scheduleIdx}`, {
        report,
        every,
        format,
      });
      return { scheduleIdx };
    },

    '/api/console/report/schedules/end': async (context, { scheduleIdx }, tx) => {
      const { site, operatorName } = context;
      if (!(await endSchedule(tx, site.id, scheduleIdx, operatorName, clock.date()))) return fail('E404');
      await recordAction(tx, context, 'report.schedule-end', `schedule:${scheduleIdx}`);
      return { scheduleIdx };
    },
  } satisfies Handlers<
    | '/api/console/report/schedules'
    | '/api/console/report/schedules/create'
    | '/api/console/report/schedules/end'
  >;
}
