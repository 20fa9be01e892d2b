import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../../kernel/paging.ts';
import { settingsOf } from '../../settings/index.ts';
import type { ConsoleServices } from '../services.ts';
import { describeMonths, reviewMonth } from './review-months.ts';
import { accessCalls, accessOperators, countAccess, listAccess } from './store.ts';

type PersonalAccessPath =
  | '/api/console/personalAccess'
  | '/api/console/personalAccess/months'
  | '/api/console/personalAccess/review';

export function personalAccessHandlers({ database, clock }: ConsoleServices) {
  return {
    '/api/console/personalAccess': async ({ site }, { page, ...wanted }) => {
      const filter = { ...wanted, siteId: site.id, timeZone: settingsOf(site).timeZone };
      const [rows, { lookCount, operatorCount, memberCount }, operators, calls] = await Promise.all([
        listAccess(database, filter, pageOf(page, consolePageSize)),
        countAccess(database, filter),
        accessOperators(database, site.id),
        accessCalls(database, site.id),
      ]);
      return {
        list: rows.map(({ at, members, ...row }) => ({ ...row, at: isoOf(at), members: [...members] })),
        pageInfo: pageInfoOf(page, consolePageSize, lookCount),
        operatorCount,
        memberCount,
        operators,
        calls,
      };
    },

    '/api/console/personalAccess/months': (context) => describeMonths(database, context, clock.date()),

    '/api/console/personalAccess/review': (context, body, tx) => reviewMonth(tx, context, body, clock.date()),
  } satisfies Handlers<PersonalAccessPath>;
}
