import { adjustmentsCsv, sortOfWord } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { deskFileOf, inBoth } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { presentAdjustment } from './present.ts';
import type { AdjustmentServices } from './services.ts';
import { listAdjustments } from './store.ts';

const columns = [
  'adjustmentIdx',
  'memId',
  'memNick',
  'direction',
  'amount',
  'state',
  'reason',
  'cause',
  'askedAt',
  'askedBy',
  'decidedAt',
  'decidedBy',
  'rejectReason',
  'balanceAfter',
];

/** The adjustments that an operator looks at as text and as a spreadsheet; times are those of the site. */
export function adjustmentExports(services: AdjustmentServices): Export[] {
  return inBoth(adjustmentsCsv, async (context, { sort, reason, ...query }) => {
    const { timeZone } = settingsOf(context.site);
    const chosen = { ...query, siteId: context.site.id, sort: sortOfWord(sort) };
    return deskFileOf(services, context, {
      name: 'adjustments',
      columns,
      action: 'adjustment.export',
      chosen: { reason, ...query, sort },
      read: async (snapshot, page) =>
        (await listAdjustments(snapshot, { ...chosen, ...page })).map((row) => ({
          ...presentAdjustment(row),
          askedAt: siteInstant(row.asked_at.getTime(), timeZone),
          decidedAt: row.decided_at && siteInstant(row.decided_at.getTime(), timeZone),
        })),
    });
  });
}
