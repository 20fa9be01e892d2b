import type { BodyOf } from '@hanpan/contract';
import { siteDate } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { recordedCalls } from '../../../kernel/personal-access-calls.ts';
import { settingsOf } from '../../settings/index.ts';
import type { ConsoleServices } from '../services.ts';
import { describeMonths, reviewMonth } from './review-months.ts';
import { accessOperators, countAccess, listAccess } from './store.ts';

type PersonalAccessPath =
  | '/api/console/personalAccess'
  | '/api/console/personalAccess/months'
  | '/api/console/personalAccess/review';

/** Where neither a first day nor a member is named it is the month of the last day, or else the running one. */
function periodOf({ startDate, endDate, member }: BodyOf<'/api/console/personalAccess'>, today: string) {
  const isOpen = startDate === null && member === '';
  return { startDate: isOpen ? `${(endDate ?? today).slice(0, 7)}-01` : startDate, endDate };
}

export function personalAccessHandlers({ database, clock }: ConsoleServices) {
  return {
    '/api/console/personalAccess': async ({ site }, { page, ...wanted }) => {
      const { timeZone } = settingsOf(site);
      const period = periodOf({ page, ...wanted }, siteDate(clock(), timeZone));
      const filter = { ...wanted, ...period, siteId: site.id, timeZone };
      const [rows, { lookCount, operatorCount }, operators] = await Promise.all([
        listAccess(database, filter, pageOf(page, consolePageSize)),
        countAccess(database, filter),
        accessOperators(database, site.id),
      ]);
      return {
        list: rows.map(({ at, members, ...row }) => ({ ...row, at: isoOf(at), members: [...members] })),
        pageInfo: pageInfoOf(page, consolePageSize, lookCount),
        ...period,
        operatorCount,
        operators,
        calls: [...recordedCalls],
      };
    },

    '/api/console/personalAccess/months': (context) => describeMonths(database, context, clock.date()),

    '/api/console/personalAccess/review': (context, body, tx) => reviewMonth(tx, context, body, clock.date()),
  } satisfies Handlers<PersonalAccessPath>;
}
