import {
  consoleSettlementCsv,
  partnerCashCsv,
  partnerCommissionBetsCsv,
  partnerCommissionsCsv,
  partnerMembersCsv,
  partnerMoneyMovesCsv,
  partnerTreeCsv,
} from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { deskFileOf, fileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export, ExportFile } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { factsOf } from './commission/lines-store.ts';
import { presentFact, presentLine } from './commission/present-lines.ts';
import { factsMeant, namedOfLine, scopeOf, statementOf } from './commission/statement.ts';
import { listCashBelow } from './lists/cash-store.ts';
import { listMembersBelow } from './lists/members-store.ts';
import { listMoneyMoves } from './lists/moves-store.ts';
import { presentCash, presentMember, presentMove } from './lists/present-lists.ts';
import { callingPartner } from './own-tree.ts';
import type { PartnerServices } from './services.ts';
import { presentShare } from './settlement/present-settlement.ts';
import { listShares, settlementById } from './settlement/settlement-store.ts';
import { presentNode } from './tree/present-totals.ts';
import { listNodes } from './tree/totals-store.ts';
import { daysOf } from './tree/tree-pages.ts';

const play = [
  'betCount',
  'stakeAmount',
  'returnedAmount',
  'winAmount',
  'turnoverAmount',
  'netAmount',
] as const;
const cash = ['depositAmount', 'withdrawalAmount', 'givenAmount', 'takenBackAmount'] as const;
const people = ['partnerCount', 'memberCount', 'newMemberCount'] as const;

/** The files of partners and of their settlements; times are those of the site. A file of nobody's tree does not exist. */
export function partnerExports(services: PartnerServices): Export[] {
  const { database, longDatabase, clock } = services;
  const partnerOf = async (context: MemberContext) => {
    const partner = await callingPartner(services, context);
    return isFailure(partner) ? fail('E404') : partner;
  };
  const periodOf = (query: { from?: string | undefined; to?: string | undefined }) => ({
    startDate: query.from ?? null,
    endDate: query.to ?? null,
  });

  return [
    ...inBoth(partnerTreeCsv, async (context, query): Promise<ExportFile | Failure<'E404'>> => {
      const partner = await partnerOf(context);
      if (isFailure(partner)) return partner;
      const days = daysOf(context.site, periodOf(query), clock());
      const columns = [
        'depth',
        'partnerRank',
        'memId',
        'memNick',
        'parentMemId',
        'status',
        ...people,
        ...play,
      ];
      const sums = ['rollingAmount', 'ownRollingAmount', 'losingAmount', ...cash, 'cashAmt', 'compAmt'];
      const root = {
        siteId: context.site.id,
        rootId: partner.id,
        levels: 4,
        search: '',
        status: 'all',
        closed: [],
      } as const;
      return fileOf(longDatabase, {
        name: nameOf('partners', query),
        period: { from: days.startDate, to: days.endDate },
        columns: [...columns, ...sums],
        read: async (snapshot, page) =>
          (await listNodes(snapshot, { ...root, ...days, ...page })).map(presentNode),
      });
    }),

    ...inBoth(partnerMembersCsv, async (context, query): Promise<ExportFile | Failure<'E404'>> => {
      const partner = await partnerOf(context);
      if (isFailure(partner)) return partner;
      const days = daysOf(context.site, periodOf(query), clock());
      const filter = { rootId: partner.id, kind: 'all', status: 'all', search: '', ...days } as const;
      const columns = [
        'memId',
        'memNick',
        'partnerRank',
        'status',
        'parentMemId',
        'depth',
        'joinedAt',
        ...play,
        ...cash,
      ];
      return fileOf(longDatabase, {
        name: nameOf('members', query),
        period: { from: days.startDate, to: days.endDate },
        columns: [...columns, 'cashAmt', 'compAmt'],
        read: async (snapshot, page) =>
          (await listMembersBelow(snapshot, filter, page)).map((row) => ({
            ...presentMember(row),
            joinedAt: siteInstant(row.applied_at.getTime(), days.timeZone),
          })),
      });
    }),

    ...inBoth(partnerCommissionsCsv, async (context, query): Promise<ExportFile | Failure<'E404'>> => {
      const partner = await partnerOf(context);
      if (isFailure(partner)) return partner;
      const { settlementIdx = null } = query;
      const meant = { settlementIdx, gameType: 'all', ...periodOf(query) } as const;
      const scope = await scopeOf(longDatabase, context.site, partner.id, meant, clock());
      if (isFailure(scope)) return scope;
      const columns = [
        'kind',
        'branchMemId',
        'branchMemNick',
        'gameType',
        'ownBasisPoints',
        'branchBasisPoints',
      ];
      return fileOf(longDatabase, {
        name: nameOf('commission', query),
        period: { from: scope.days.startDate, to: scope.days.endDate },
        columns: [...columns, 'basisPoints', ...play, 'amount'],
        read: async (snapshot, { offset }) => {
          if (offset > 0) return [];
          const { rolling, losing } = await statementOf(snapshot, partner.id, scope, 'all');
          return [
            ...rolling.map((row) => presentLine('rolling', row)),
            ...losing.map((row) => presentLine('losing', row)),
          ];
        },
      });
    }),

    ...inBoth(partnerCommissionBetsCsv, async (context, query): Promise<ExportFile | Failure<'E404'>> => {
      const partner = await partnerOf(context);
      if (isFailure(partner)) return partner;
      const named = await namedOfLine(longDatabase, partner.id, query);
      if (isFailure(named)) return fail('E404');
      const { basisPoints = null, ownBasisPoints = null, branchBasisPoints = null, ...asked } = query;
      const rates = { basisPoints, ownBasisPoints, branchBasisPoints };
      const settlementIdx = query.settlementIdx ?? null;
      const meant = { ...asked, ...named, ...periodOf(query), ...rates, settlementIdx, search: '' };
      const filter = await factsMeant(longDatabase, context.site, partner.id, meant, clock());
      if (isFailure(filter)) return filter;
      const { timeZone } = settingsOf(context.site);
      const bet = [
        'family',
        'reference',
        'revision',
        'sign',
        'gameType',
        'playedAs',
        'vendorCode',
        'gameKey',
      ];
      const money = ['stakeAmount', 'returnedAmount', 'winAmount', 'turnoverAmount', 'netAmount'];
      return fileOf(longDatabase, {
        name: nameOf('commission-bets', query),
        period: { from: filter.startDate, to: filter.endDate },
        columns: ['settledAt', 'placedAt', 'memId', 'memNick', ...bet, ...money, 'basisPoints', 'amount'],
        read: async (snapshot, page) =>
          (await factsOf(snapshot, filter, page)).map((row) => ({
            ...presentFact(row),
            settledAt: siteInstant(row.settled_at.getTime(), timeZone),
            placedAt: siteInstant(row.placed_at.getTime(), timeZone),
          })),
      });
    }),

    ...inBoth(partnerMoneyMovesCsv, async (context, query): Promise<ExportFile | Failure<'E404'>> => {
      const partner = await partnerOf(context);
      if (isFailure(partner)) return partner;
      const { timeZone } = settingsOf(context.site);
      const all = { partnerId: null, kind: 'all', success: 'all', search: '' } as const;
      const filter = { rootId: partner.id, ...all, ...periodOf(query), timeZone };
      const columns = ['giveIdx', 'at', 'kind', 'partnerMemId', 'memId', 'memNick', 'amount', 'balanceAfter'];
      return fileOf(longDatabase, {
        name: nameOf('money-moves', query),
        columns: [...columns, 'success', 'refusal', 'note'],
        read: async (snapshot, page) =>
          (await listMoneyMoves(snapshot, filter, page)).map((row) => ({
            ...presentMove(row),
            at: siteInstant(row.at.getTime(), timeZone),
          })),
      });
    }),

    ...inBoth(partnerCashCsv, async (context, query): Promise<ExportFile | Failure<'E404'>> => {
      const partner = await partnerOf(context);
      if (isFailure(partner)) return partner;
      const { timeZone } = settingsOf(context.site);
      const filter = {
        rootId: partner.id,
        isPerson: false,
        basis: query.basis,
        kind: 'all',
        state: 'all',
        search: '',
        ...periodOf(query),
        timeZone,
      } as const;
      const columns = [
        'receiptId',
        'memId',
        'memNick',
        'parentMemId',
        'kind',
        'amount',
        'bonusAmount',
        'state',
        'closedBy',
      ];
      return fileOf(longDatabase, {
        name: nameOf('cash', query),
        columns: [...columns, 'appliedAt', 'processedAt'],
        read: async (snapshot, page) =>
          (await presentCash(snapshot, await listCashBelow(snapshot, filter, page))).map((row) => ({
            ...row,
            appliedAt: siteInstant(Date.parse(row.appliedAt), timeZone),
            processedAt: row.processedAt && siteInstant(Date.parse(row.processedAt), timeZone),
          })),
      });
    }),

    ...inBoth(
      consoleSettlementCsv,
      async (context, { settlementIdx, reason }): Promise<ExportFile | Failure<'E404'>> => {
        const settlement = await settlementById(database, context.site.id, settlementIdx);
        if (settlement === undefined) return fail('E404');
        const columns = [
          'memId',
          'memNick',
          'partnerRank',
          ...play,
          'rollingAmount',
          'lineAmount',
          'losingAmount',
        ];
        return deskFileOf(services, context, {
          name: `settlement-${settlementIdx}`,
          period: { from: settlement.start_day, to: settlement.end_day },
          columns: [...columns, 'correctionAmount', 'creditAmount'],
          action: 'report.export',
          chosen: { reason },
          read: async (snapshot, page) =>
            (await listShares(snapshot, settlementIdx, '', page)).map((row) => ({
              memId: row.mem_id,
              memNick: row.nickname,
              partnerRank: row.partner_rank,
              ...presentShare(row),
            })),
        });
      },
    ),
  ];
}
