import type { Handlers } from '../../kernel/call-context.ts';
import { isFailure } from '../../kernel/failure.ts';
import { memberPageSize, pageAfter, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { settingsOf } from '../settings/index.ts';
import { factsOf, sumFacts, usersOf } from './commission/lines-store.ts';
import { presentFacts, presentLine, presentUser } from './commission/present-lines.ts';
import { factsMeant, namedOfLine, scopeOf, statementOf } from './commission/statement.ts';
import { listCashBelow, sumCashBelow } from './lists/cash-store.ts';
import { listMoneyMoves, sumMoneyMoves } from './lists/moves-store.ts';
import { presentCash, presentMove } from './lists/present-lists.ts';
import { callingPartner, partnerInOwnTree, whoseInOwnTree } from './own-tree.ts';
import type { PartnerServices } from './services.ts';
import { runningOf } from './settlement/own-settlements.ts';
import { presentCorrection, presentOwn } from './settlement/present-settlement.ts';
import { countOwn, listOwn } from './settlement/settlement-store.ts';

type MoneyPath =
  | '/api/partner/cashList'
  | '/api/partner/moneyMoves'
  | '/api/partner/calculations'
  | '/api/partner/commissions'
  | '/api/partner/calculationUsers'
  | '/api/partner/commissionBets';

export function moneyHandlers(services: PartnerServices) {
  const { database, clock } = services;

  return {
    '/api/partner/cashList': async (context, { page, memId, scope, ...wanted }) => {
      const whose = await whoseInOwnTree(services, context, { memId, scope });
      if (isFailure(whose)) return whose;
      const { timeZone } = settingsOf(context.site);
      const filter = { ...whose, ...wanted, timeZone };
      const sums = await sumCashBelow(database, filter);
      const rows = await listCashBelow(database, filter, pageOf(page, memberPageSize));
      return {
        list: [...(await presentCash(database, rows))],
        depositAmount: sums.deposits,
        withdrawalAmount: sums.withdrawals,
        pageInfo: pageInfoOf(page, memberPageSize, sums.count),
      };
    },

    '/api/partner/moneyMoves': async (context, { page, memId, ...wanted }) => {
      const found = await partnerInOwnTree(services, context, memId);
      if (isFailure(found)) return found;
      const { timeZone } = settingsOf(context.site);
      const partnerId = memId === '' ? null : found.named.id;
      const filter = { rootId: found.partner.id, partnerId, ...wanted, timeZone };
      const sums = await sumMoneyMoves(database, filter);
      return {
        list: (await listMoneyMoves(database, filter, pageOf(page, memberPageSize))).map(presentMove),
        givenAmount: sums.given,
        takenBackAmount: sums.taken_back,
        pageInfo: pageInfoOf(page, memberPageSize, sums.count),
      };
    },

    '/api/partner/calculations': async (context, { page }) => {
      const partner = await callingPartner(services, context);
      if (isFailure(partner)) return partner;
      const running = await runningOf(database, context.site, partner.id, clock());
      const first = running === null ? [] : [running];
      const own = await listOwn(database, partner.id, pageAfter(first.length, page, memberPageSize));
      return {
        list: [...(page === 1 ? first : []), ...own.map(presentOwn)],
        pageInfo: pageInfoOf(page, memberPageSize, first.length + (await countOwn(database, partner.id))),
      };
    },

    '/api/partner/commissions': async (context, { kind, ...meant }) => {
      const partner = await callingPartner(services, context);
      if (isFailure(partner)) return partner;
      const scope = await scopeOf(database, context.site, partner.id, meant, clock());
      if (isFailure(scope)) return scope;
      const { rolling, losing, corrections, ...sums } = await statementOf(database, partner.id, scope, kind);
      return {
        list: [
          ...rolling.map((row) => presentLine('rolling', row)),
          ...losing.map((row) => presentLine('losing', row)),
        ],
        ...sums,
        settlement: scope.settlement === null ? null : presentOwn(scope.settlement),
        corrections: corrections.map(presentCorrection),
      };
    },

    '/api/partner/calculationUsers': async (context, { page, ...asked }) => {
      const partner = await callingPartner(services, context);
      if (isFailure(partner)) return partner;
      const named = await namedOfLine(database, partner.id, { ...asked, memId: '' });
      if (isFailure(named)) return named;
      const meant = { ...asked, ...named };
      const filter = await factsMeant(database, context.site, partner.id, meant, clock());
      if (isFailure(filter)) return filter;
      const rows = await usersOf(database, filter, pageOf(page, memberPageSize));
      return {
        list: rows.map((row) => presentUser(asked.kind, row)),
        pageInfo: pageInfoOf(page, memberPageSize, rows[0]?.total ?? 0),
      };
    },

    '/api/partner/commissionBets': async (context, { page, ...asked }) => {
      const partner = await callingPartner(services, context);
      if (isFailure(partner)) return partner;
      const named = await namedOfLine(database, partner.id, asked);
      if (isFailure(named)) return named;
      const meant = { ...asked, ...named, search: '' };
      const filter = await factsMeant(database, context.site, partner.id, meant, clock());
      if (isFailure(filter)) return filter;
      const sums = await sumFacts(database, filter);
      return {
        list: await presentFacts(services, await factsOf(database, filter, pageOf(page, memberPageSize))),
        amount: sums.amount,
        pageInfo: pageInfoOf(page, memberPageSize, sums.count),
      };
    },
  } satisfies Handlers<MoneyPath>;
}
