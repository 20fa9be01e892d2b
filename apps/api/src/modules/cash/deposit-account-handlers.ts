import { recordAction } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { admittedByName } from '../member/index.ts';
import {
  chooseAccount,
  closeAccount,
  countAccounts,
  countShown,
  insertAccount,
  listAccounts,
  listShown,
  lockAccount,
} from './deposit-account-store.ts';
import { describeAssign, describeClose, describeOpen } from './describe-deposit-account.ts';
import type { CashServices } from './services.ts';

type Path = `/api/console/depositAccount/${'list' | 'open' | 'close' | 'assign' | 'shown'}`;

/** The accounts that a site takes deposits on, and who was shown which. */
export function depositAccountHandlers({ database, clock }: Pick<CashServices, 'database' | 'clock'>) {
  return {
    '/api/console/depositAccount/list': async ({ site }, { page }) => {
      const rows = await listAccounts(database, { siteId: site.id, ...pageOf(page, consolePageSize) });
      return {
        list: rows.map(({ id, levels, openedAt, closedAt, ...row }) => ({
          ...row,
          accountIdx: id,
          levels: [...levels],
          openedAt: isoOf(openedAt),
          closedAt: isoOrNull(closedAt),
        })),
        pageInfo: pageInfoOf(page, consolePageSize, await countAccounts(database, site.id)),
      };
    },

    '/api/console/depositAccount/open': {
      describe: describeOpen,
      handler: async (context, body, tx) => {
        const { bankName, accountNumber, accountHolder, levels } = body;
        const at = clock.date();
        const { site, operatorId } = context;
        const account = { bankName, accountNumber, accountHolder, levels };
        const accountIdx = await insertAccount(tx, { ...account, siteId: site.id, operatorId, at });
        await recordAction(tx, context, 'deposit-account.open', `deposit-account:${accountIdx}`, account);
        return { accountIdx };
      },
    },

    '/api/console/depositAccount/close': {
      describe: describeClose,
      handler: async (context, { accountIdx }, tx) => {
        const account = await lockAccount(tx, context.site.id, accountIdx);
        if (account === undefined) return fail('E404');
        if (account.closed_at !== null) return fail('T999');
        await closeAccount(tx, accountIdx, context.operatorId, clock.date());
        await recordAction(tx, context, 'deposit-account.close', `deposit-account:${accountIdx}`);
        return {};
      },
    },

    '/api/console/depositAccount/assign': {
      describe: describeAssign,
      handler: async (context, { memId, accountIdx }, tx) => {
        const { site, operatorId } = context;
        const memberId = (await admittedByName(tx, site.id, [memId])).get(memId.toLowerCase());
        if (memberId === undefined) return fail('E404');
        const account = accountIdx === null ? undefined : await lockAccount(tx, site.id, accountIdx);
        if (accountIdx !== null && account === undefined) return fail('E404');
        if (account !== undefined && account.closed_at !== null) return fail('T999');
        const choice = { siteId: site.id, memberId, accountId: accountIdx, operatorId, at: clock.date() };
        await chooseAccount(tx, choice);
        await recordAction(tx, context, 'deposit-account.assign', `member:${memberId}`, { accountIdx });
        return {};
      },
    },

    '/api/console/depositAccount/shown': async ({ site }, { search, page }) => {
      const filter = { siteId: site.id, search };
      const rows = await listShown(database, { ...filter, ...pageOf(page, consolePageSize) });
      return {
        list: rows.map(({ id, shownAt, ...row }) => ({ ...row, shownIdx: id, shownAt: isoOf(shownAt) })),
        pageInfo: pageInfoOf(page, consolePageSize, await countShown(database, filter)),
      };
    },
  } satisfies Handlers<Path>;
}
