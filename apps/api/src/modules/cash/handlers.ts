import type { Amount } from '@hanpan/money';
import { cashRulesOfLevel } from '@hanpan/rules';
import type { Handlers } from '../../kernel/call-context.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { memberFacts } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import { askForAccount, shownAccount } from './deposit-account.ts';
import { depositAccountHandlers } from './deposit-account-handlers.ts';
import { deskHandlers } from './desk-handlers.ts';
import { cancelOwn } from './end-unclaimed.ts';
import { hideRequest } from './hide-request.ts';
import { countOwn, listOwn } from './own-store.ts';
import { presentRequest } from './present.ts';
import { previewWithdrawal } from './preview-withdrawal.ts';
import { refuseDepositor } from './refuse-depositor.ts';
import { refuseWithdrawer } from './refuse-withdrawer.ts';
import { requestDeposit } from './request-deposit.ts';
import { checkBeforeWithdrawal, requestWithdrawal } from './request-withdrawal.ts';
import type { CashServices } from './services.ts';
import { usualMinutes } from './store.ts';
import { walletHistory } from './wallet-history.ts';

type CashPath =
  | '/api/cash/in'
  | '/api/cash/outPreview'
  | '/api/cash/out'
  | '/api/cash/list/'
  | '/api/cash/del'
  | '/api/cash/cancel'
  | '/api/cash/account'
  | '/api/cash/rules'
  | '/api/cash/getAcc'
  | '/api/wallet/history';

type Limits = { minAmount: Amount; maxAmount: Amount; unitAmount: Amount };

function memberHandlers(services: CashServices) {
  const { database, clock } = services;
  return {
    '/api/cash/in': (context, body, tx) => requestDeposit(services, tx, context, body),
    '/api/cash/outPreview': (context, body) => previewWithdrawal(services, context, body),
    '/api/cash/out': {
      before: (context, body) => checkBeforeWithdrawal(services, context, body),
      run: (context, body, tx) => requestWithdrawal(services, tx, context, body),
    },
    '/api/cash/getAcc': (context, _body, tx) => askForAccount(services, tx, context),
    '/api/cash/del': (context, { cashIdx }) => hideRequest(database, context, cashIdx),
    '/api/wallet/history': (context, body) => walletHistory(database, context, body),

    '/api/cash/cancel': (context, { cashIdx }) => cancelOwn(services, context, cashIdx),
    '/api/cash/account': (context) => shownAccount(database, context),

    '/api/cash/list/': async ({ site, memberId, locale }, { cashType, startDate, endDate, page }) => {
      const { timeZone } = settingsOf(site);
      const filter = { memberId, kind: cashType, startDate, endDate, timeZone };
      const rows = await listOwn(database, { ...filter, ...pageOf(page, memberPageSize) });
      const total = await countOwn(database, filter);
      return {
        list: rows.map((row) => presentRequest(row, locale)),
        pageInfo: pageInfoOf(page, memberPageSize, total),
      };
    },

    '/api/cash/rules': async ({ site, memberId }) => {
      const settings = settingsOf(site);
      const member = await memberFacts(database, memberId);
      if (member === undefined) throw new Error(`member ${memberId} is gone`);
      const rules = cashRulesOfLevel(settings, settings.cashLevels, member.level);
      return {
        memLevel: member.level,
        deposit: rules.deposit as Limits,
        depositRefusal: refuseDepositor(settings, member, clock())?.code ?? null,
        withdrawal: rules.withdrawal as Limits,
        withdrawalRefusal: refuseWithdrawer(settings, member)?.code ?? null,
        withdrawalRepeatMinutes: rules.withdrawalRepeatMinutes,
        usualMinutes: {
          in: await usualMinutes(database, site.id, 'in'),
          out: await usualMinutes(database, site.id, 'out'),
        },
      };
    },
  } satisfies Handlers<CashPath>;
}

export function cashHandlers(services: CashServices) {
  return { ...memberHandlers(services), ...deskHandlers(services), ...depositAccountHandlers(services) };
}
