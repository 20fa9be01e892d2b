import { consolePointsCsv, sortOfWord } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { deskFileOf, inBoth } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { presentConsoleEntry } from './present.ts';
import type { PointServices } from './services.ts';
import { listEntries } from './store.ts';

const columns = [
  'pointIdx',
  'accruedAt',
  'memId',
  'memNick',
  'kind',
  'percent',
  'bonusPercent',
  'accruedPoints',
  'useType',
  'appliedPoints',
  'by',
  'reason',
];

/** The points that an operator looks at as text and as a spreadsheet; times are those of the site. */
export function pointExports(services: PointServices): Export[] {
  return inBoth(consolePointsCsv, async (context, { sort, reason, ...query }) => {
    const { site } = context;
    const { timeZone } = settingsOf(site);
    const chosen = {
      ...query,
      siteId: site.id,
      memberId: null,
      startDate: null,
      endDate: null,
      timeZone,
      sort: sortOfWord(sort),
    };
    return deskFileOf(services, context, {
      name: 'points',
      columns,
      action: 'point.export',
      chosen: { reason, ...query, sort },
      read: async (snapshot, page) =>
        (await listEntries(snapshot, { ...chosen, ...page })).map((row) => ({
          ...presentConsoleEntry(row),
          accruedAt: siteInstant(row.at.getTime(), timeZone),
        })),
    });
  });
}
