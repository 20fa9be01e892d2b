import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Handlers, OperatorContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { type MemberFacts, memberFacts, treeOf } from '../member/index.ts';
import { closePartner } from './closing/close-partner.ts';
import { describePartnerClosing } from './closing/describe-partner-closing.ts';
import { reopenPartner } from './closing/reopen-partner.ts';
import { owedBy } from './commission/due-store.ts';
import type { PartnerServices } from './services.ts';
import { agentRankOf } from './tree/agent-rank.ts';
import { blockPartner, changeRights, decidePartner, openPartner, setRatesByHand } from './tree/by-hand.ts';
import { movePartner } from './tree/move-partner.ts';
import { listMoves } from './tree/moves-store.ts';
import { presentNode, presentTotals } from './tree/present-totals.ts';
import { showRates } from './tree/show-rates.ts';
import { countNodes, type Days, listNodes, type NodeRow } from './tree/totals-store.ts';
import { daysOf, nodeOf } from './tree/tree-pages.ts';

type ConsoleTreePath =
  | '/api/console/partner/tree'
  | '/api/console/partner/detail'
  | '/api/console/partner/create'
  | '/api/console/partner/decide'
  | '/api/console/partner/move'
  | '/api/console/partner/block'
  | '/api/console/partner/closing'
  | '/api/console/partner/close'
  | '/api/console/partner/reopen'
  | '/api/console/partner/rights'
  | '/api/console/partner/setRates';

const shownMoves = 20;

/** A partner of the operator's site. Fails with E404 for everybody else. */
export async function partnerOfSite(
  queryable: Queryable,
  { site }: OperatorContext,
  memberKey: number,
): Promise<MemberFacts | Failure<'E404'>> {
  const member = await memberFacts(queryable, memberKey);
  return member?.siteId === site.id && member.partnerRank !== 'NORMAL' ? member : fail('E404');
}

const presentConsoleNode = (row: NodeRow): AnswerOf<'/api/console/partner/tree'>['list'][number] => ({
  ...presentNode(row),
  parentMemId: row.parent_mem_id,
  memberKey: row.id,
  parentKey: row.parent_id,
});

async function detailOf(
  { database, clock }: PartnerServices,
  { site }: OperatorContext,
  partner: MemberFacts,
  days: Days,
): Promise<AnswerOf<'/api/console/partner/detail'>> {
  const node = need(await nodeOf(database, site.id, partner.id, days), 'the partner');
  const moves = await listMoves(database, partner.id, shownMoves);
  return {
    memberKey: partner.id,
    memId: partner.memId,
    memNick: partner.nickname,
    partnerRank: agentRankOf(partner.partnerRank),
    parentKey: partner.parentId,
    upline: (await treeOf(database, [partner.id])).get(partner.id) ?? [],
    status: partner.status,
    giveAllowed: partner.giveAllowed,
    takeBackAllowed: partner.takeBackAllowed,
    joinedAt: isoOf(node.applied_at),
    cashAmt: node.cash,
    compAmt: node.comp,
    owedAmount: await owedBy(database, partner.id),
    rates: await showRates(database, site, partner, clock()),
    totals: presentTotals(node),
    moves: moves.map((move) => ({
      at: isoOf(move.at),
      fromMemId: move.from_mem_id,
      toMemId: move.to_mem_id,
      by: move.moved_by,
    })),
  };
}

export function consoleTreeHandlers(services: PartnerServices) {
  const { database, clock } = services;
  return {
    '/api/console/partner/tree': async (context, { memberKey, page, ...body }) => {
      if (memberKey !== null) {
        const partner = await partnerOfSite(database, context, memberKey);
        if (isFailure(partner)) return partner;
      }
      const days = daysOf(context.site, body, clock());
      const { levels, search, status, closed } = body;
      const chosen = { siteId: context.site.id, rootId: memberKey, levels, search, status, closed };
      const rows = await listNodes(database, { ...chosen, ...days, ...pageOf(page, consolePageSize) });
      return {
        list: rows.map(presentConsoleNode),
        pageInfo: pageInfoOf(page, consolePageSize, await countNodes(database, chosen)),
      };
    },

    '/api/console/partner/detail': async (context, { memberKey, ...period }) => {
      const partner = await partnerOfSite(database, context, memberKey);
      if (isFailure(partner)) return partner;
      return detailOf(services, context, partner, daysOf(context.site, period, clock()));
    },

    '/api/console/partner/closing': async (context, { memberKey }) => {
      const partner = await partnerOfSite(database, context, memberKey);
      return isFailure(partner) ? partner : describePartnerClosing(services, context, partner);
    },

    '/api/console/partner/create': (context, body, tx) => openPartner(services, tx, context, body),
    '/api/console/partner/decide': (context, body) => decidePartner(services, context, body),
    '/api/console/partner/move': (context, body, tx) => movePartner(services, tx, context, body),
    '/api/console/partner/block': (context, body) => blockPartner(services, context, body),
    '/api/console/partner/close': (context, body, tx) => closePartner(services, tx, context, body),
    '/api/console/partner/reopen': (context, body) => reopenPartner(services, context, body),
    '/api/console/partner/rights': (context, body) => changeRights(services, context, body),

    '/api/console/partner/setRates': async (context, body, tx) => {
      const partner = await partnerOfSite(tx, context, body.memberKey);
      if (isFailure(partner)) return partner;
      const refused = await setRatesByHand(services, tx, context, partner, body);
      return refused ?? showRates(tx, context.site, partner, clock());
    },
  } satisfies Handlers<ConsoleTreePath>;
}
