import { lastReconciliation, reconcile } from '@hanpan/ledger';
import { zero } from '@hanpan/money';
import { recordAction } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { accountStatement } from './account-statement.ts';
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
    '/api/console/ledger/summary': async ({ site, isSupervisor }) => {
      const last = await lastReconciliation(database);
      return {
        entriesTotal: last?.entriesTotal ?? zero,
        transferCount: last?.transferCount ?? 0,
        accountCount: last?.accountCount ?? 0,
        mismatchCount: last?.mismatchCount ?? 0,
        negativeCount: last?.negativeCount ?? 0,
        checkedAt: last === undefined ? null : isoOf(last.checkedAt),
        checkTookMs: last?.tookMs ?? null,
        byKind: await sumsByKind(database, site.id),
        chain: await chainFacts(database, isSupervisor),
      };
    },

    '/api/console/ledger/accounts': async ({ site }, { kind, search, page }) => {
      const filter = { siteId: site.id, kind, search, ...pageOf(page, consolePageSize) };
      return {
        list: await listAccounts(database, filter),
        pageInfo: pageInfoOf(page, consolePageSize, await countAccounts(database, filter)),
      };
    },

    '/api/console/ledger/check': async ({ site }) => {
      const result = await reconcile(longDatabase, clock);
      await database.transaction((tx) => emit(tx, `operators:${site.id}`, 'ledger', {}));
      return {
        checkedAt: isoOf(result.checkedAt),
        mismatchCount: result.mismatchCount,
        entriesTotal: result.entriesTotal,
      };
    },

    '/api/console/ledger/verify': async (context) => {
      const result = await verifyBooks(services, (tx, { finding }) =>
        recordAction(tx, context, 'ledger.verify', 'ledger', { finding }),
      );
      if (result === undefined) return fail('V001');
      return { verification: presentVerification(result, context.isSupervisor) };
    },

    '/api/console/ledger/statement': (context, body) => accountStatement(database, context, body),
  } satisfies Handlers<LedgerPath>;
}
