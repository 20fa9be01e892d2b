import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Handlers, OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { settingsOf } from '../settings/index.ts';
import { factsOf, sumFacts, usersOf } from './commission/lines-store.ts';
import { presentFacts, presentLine, presentUser } from './commission/present-lines.ts';
import { factsMeant, scopeOf, statementOf } from './commission/statement.ts';
import { partnerOfSite } from './console-tree-handlers.ts';
import type { PartnerServices } from './services.ts';
import { computeSettlement, lastWholeDay } from './settlement/compute-settlement.ts';
import { confirmSettlement, dropSettlement } from './settlement/decide-settlement.ts';
import { describeSettlement, sumOfSettlement } from './settlement/describe-settlement.ts';
import { presentCorrection, presentSettlement, presentShare } from './settlement/present-settlement.ts';
import {
  countSettlements,
  countShares,
  listSettlements,
  listShares,
  nextStartDay,
  settlementById,
} from './settlement/settlement-store.ts';
import { agentRankOf } from './tree/agent-rank.ts';

type SettlementPath =
  | '/api/console/partner/settlements'
  | '/api/console/partner/settlementCompute'
  | '/api/console/partner/settlement'
  | '/api/console/partner/settlementConfirm'
  | '/api/console/partner/settlementDrop'
  | '/api/console/partner/commissions'
  | '/api/console/partner/commissionUsers'
  | '/api/console/partner/commissionBets';

type Shown = AnswerOf<'/api/console/partner/settlementConfirm'>;

export function consoleSettlementHandlers(services: PartnerServices) {
  const { database, clock } = services;

  const shown = async (queryable: Queryable, { site }: OperatorContext, id: number): Promise<Shown> => ({
    settlement: presentSettlement(need(await settlementById(queryable, site.id, id), 'the settlement')),
  });

  return {
    '/api/console/partner/settlements': async ({ site }, { page }) => ({
      list: (await listSettlements(database, site.id, pageOf(page, consolePageSize))).map(presentSettlement),
      pageInfo: pageInfoOf(page, consolePageSize, await countSettlements(database, site.id)),
      nextStartDate: await nextStartDay(database, site.id),
      lastWholeDate: await lastWholeDay(database, settingsOf(site).timeZone),
    }),

    '/api/console/partner/settlementCompute': async (context, body, tx) => {
      const id = await computeSettlement(services, tx, context, body);
      return isFailure(id) ? id : shown(tx, context, id);
    },

    '/api/console/partner/settlement': async ({ site }, { settlementIdx, search, page }) => {
      const settlement = await settlementById(database, site.id, settlementIdx);
      if (settlement === undefined) return fail('E404');
      const rows = await listShares(database, settlementIdx, search, pageOf(page, consolePageSize));
      return {
        settlement: presentSettlement(settlement),
        list: rows.map((row) => ({
          memberKey: row.id,
          memId: row.mem_id,
          memNick: row.nickname,
          partnerRank: agentRankOf(row.partner_rank),
          ...presentShare(row),
        })),
        pageInfo: pageInfoOf(page, consolePageSize, await countShares(database, settlementIdx, search)),
      };
    },

    '/api/console/partner/settlementConfirm': {
      sumOf: ({ site }, { settlementIdx }) => sumOfSettlement(database, site.id, settlementIdx),
      describe: describeSettlement,
      handler: async (context, body, tx) => {
        const id = await confirmSettlement(services, tx, context, body);
        return isFailure(id) ? id : shown(tx, context, id);
      },
    },

    '/api/console/partner/settlementDrop': async (context, body) => {
      const id = await dropSettlement(services, context, body);
      return isFailure(id) ? id : shown(database, context, id);
    },

    '/api/console/partner/commissions': async (context, { memberKey, kind, ...meant }) => {
      const partner = await partnerOfSite(database, context, memberKey);
      if (isFailure(partner)) return partner;
      const scope = await scopeOf(database, context.site, partner.id, meant, clock());
      if (isFailure(scope)) return scope;
      const { rolling, losing, corrections, ...sums } = await statementOf(database, partner.id, scope, kind);
      return {
        list: [
          ...rolling.map((row) => ({ ...presentLine('rolling', row), branchKey: row.branch_id })),
          ...losing.map((row) => ({ ...presentLine('losing', row), branchKey: row.branch_id })),
        ],
        ...sums,
        corrections: corrections.map(presentCorrection),
      };
    },

    '/api/console/partner/commissionUsers': async (context, { memberKey, page, branchKey, ...asked }) => {
      const partner = await partnerOfSite(database, context, memberKey);
      if (isFailure(partner)) return partner;
      const meant = { ...asked, branchId: branchKey, memberId: null };
      const filter = await factsMeant(database, context.site, partner.id, meant, clock());
      if (isFailure(filter)) return filter;
      const rows = await usersOf(database, filter, pageOf(page, consolePageSize));
      return {
        list: rows.map((row) => ({ ...presentUser(asked.kind, row), memberKey: row.id })),
        pageInfo: pageInfoOf(page, consolePageSize, rows[0]?.total ?? 0),
      };
    },

    '/api/console/partner/commissionBets': async (context, { memberKey, page, ...asked }) => {
      const partner = await partnerOfSite(database, context, memberKey);
      if (isFailure(partner)) return partner;
      const { branchKey: branchId, ofMemberKey: memberId } = asked;
      const meant = { ...asked, branchId, memberId, search: '' };
      const filter = await factsMeant(database, context.site, partner.id, meant, clock());
      if (isFailure(filter)) return filter;
      const sums = await sumFacts(database, filter);
      return {
        list: await presentFacts(services, await factsOf(database, filter, pageOf(page, consolePageSize))),
        amount: sums.amount,
        pageInfo: pageInfoOf(page, consolePageSize, sums.count),
      };
    },
  } satisfies Handlers<SettlementPath>;
}
