import { lastReconciliationOf, reconcileAlone } from '@hanpan/ledger';
import { recordAction } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { accountStatement } from './account-statement.ts';
import { booksFigures, installationFacts } from './books-figures.ts';
import { chainFacts, presentVerification } from './chain-facts.ts';
import { countAccounts, listAccounts, sumsByKind } from './ledger-store.ts';
import type { ReportServices } from './services.ts';
import { verifyBooks } from './verify-books.ts';

type LedgerPath =
  | '/api/console/ledger/summary'
  | '/api/console/ledger/accounts'
  | '/api/console/ledger/check'
  | '/api/console/ledger/verify'
  | '/api/console/ledger/statement';

export function ledgerHandlers(services: ReportServices) {
  const { database, longDatabase, clock } = services;
  return {
    '/api/console/ledger/summary': async ({ site, isSupervisor, isPlatform }) => {
      const last = await lastReconciliationOf(database, site.id);
      return {
        ...booksFigures(last),
        checkedAt: last === undefined ? null : isoOf(last.checkedAt),
        byKind: await sumsByKind(database, site.id),
        chain: await chainFacts(database, { siteId: site.id, isSupervisor }),
        installation: isPlatform ? await installationFacts(database) : null,
      };
    },

    '/api/console/ledger/accounts': async ({ site }, { kind, search, sort, page }) => {
      const filter = { siteId: site.id, kind, search, sort, ...pageOf(page, consolePageSize) };
      return {
        list: await listAccounts(database, filter),
        pageInfo: pageInfoOf(page, consolePageSize, await countAccounts(database, filter)),
      };
    },

    '/api/console/ledger/check': async ({ site }) => {
      if ((await reconcileAlone(longDatabase, clock)) === undefined) return fail('V002');
      const last = await lastReconciliationOf(database, site.id);
      if (last === undefined) throw new Error(`the reconciliation has no row for site ${site.id}`);
      await database.transaction((tx) => emit(tx, `operators:${site.id}`, 'ledger', {}));
      const { checkedAt, mismatchCount, entriesTotal } = last;
      return { checkedAt: isoOf(checkedAt), mismatchCount, entriesTotal };
    },

    '/api/console/ledger/verify': async (context) => {
      const result = await verifyBooks(services, (tx, { finding }) =>
        recordAction(tx, context, 'ledger.verify', 'ledger', { finding }),
      );
      if (result === undefined) return fail('V001');
      return { verification: presentVerification(result) };
    },

    '/api/console/ledger/statement': (context, body) => accountStatement(database, context, body),
  } satisfies Handlers<LedgerPath>;
}
