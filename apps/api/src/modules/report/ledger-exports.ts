import { ledgerAccountsCsv, sortOfWord } from '@hanpan/contract';
import { deskFileOf, inBoth } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { listAccounts } from './ledger-store.ts';
import type { ReportServices } from './services.ts';

const columns = ['accountId', 'kind', 'owner', 'balance', 'entriesSum', 'entryCount'];

/** The accounts that an operator looks at, each with the sum of its entries, as text and as a spreadsheet. */
export function ledgerExports(services: ReportServices): Export[] {
  return inBoth(ledgerAccountsCsv, async (context, { sort, reason, ...query }) => {
    const chosen = { ...query, siteId: context.site.id, sort: sortOfWord(sort) };
    return deskFileOf(services, context, {
      name: 'ledger-accounts',
      columns,
      action: 'ledger.export',
      chosen: { reason, ...query, sort },
      read: (snapshot, page) => listAccounts(snapshot, { ...chosen, ...page }),
    });
  });
}
