import { consoleCashCsv, sortOfWord } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { deskFileOf, inBoth } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { deskChoice } from './desk-choice.ts';
import { listDesk } from './desk-store.ts';
import { presentDesk } from './present-desk.ts';
import type { CashServices } from './services.ts';

/** The fields of the call, so that a sheet can be joined with other files. */
const columns = [
  'cashIdx',
  'receiptId',
  'memId',
  'memNick',
  'tree',
  'amount',
  'bonusAmount',
  'accountHolder',
  'payerName',
  'bankName',
  'state',
  'closedBy',
  'appliedAt',
  'dueAt',
  'processedAt',
  'claimedBy',
  'firstApprovedBy',
  'payoutReference',
  'isClosing',
  'reason',
  'deferNote',
];

/** The requests that an operator looks at as text and as a spreadsheet; times are those of the site. */
export function cashExports(services: CashServices): Export[] {
  return inBoth(consoleCashCsv, async (context, { sort, reason, ...query }) => {
    const chosen = deskChoice(context, { ...query, sort: sortOfWord(sort) }, services.clock.date());
    const { timeZone } = settingsOf(context.site);
    const inZone = (at: string | null) => at && siteInstant(Date.parse(at), timeZone);
    return deskFileOf(services, context, {
      name: query.kind === 'in' ? 'deposits' : 'withdrawals',
      columns,
      action: 'cash.export',
      chosen: { reason, ...query, sort },
      read: async (snapshot, page) => {
        const rows = await listDesk(snapshot, { ...chosen, ...page });
        return (await presentDesk(snapshot, context, rows)).map((row) => ({
          ...row,
          tree: row.tree.join(' > '),
          appliedAt: inZone(row.appliedAt),
          dueAt: inZone(row.dueAt),
          processedAt: inZone(row.processedAt),
        }));
      },
    });
  });
}
