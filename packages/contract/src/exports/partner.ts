import { z } from 'zod';
import { id } from '../fields.ts';
import {
  commissionKind,
  lineBranch,
  lineGameType,
  lineRate,
  memberName,
  rateDifference,
} from '../shapes/partner.ts';
import { defineExport, fileReason, withDays } from './define-export.ts';

const settlementIdx = z.coerce.number().pipe(id).optional();

export const partnerTreeCsv = defineExport({
  path: '/api/partner/tree.csv',
  summary: 'Partners below with their totals over days as a file',
  audience: 'member',
  limit: 'heavy',
  query: withDays({}),
});

export const partnerMembersCsv = defineExport({
  path: '/api/partner/members.csv',
  summary: 'Everybody below with what they played over days as a file',
  audience: 'member',
  limit: 'heavy',
  query: withDays({}),
});

export const partnerCommissionsCsv = defineExport({
  path: '/api/partner/commissions.csv',
  summary: "The lines of the partner's own commission over days or of a settlement as a file",
  audience: 'member',
  limit: 'heavy',
  /** With a settlement its own days count, and its lines are those that it was computed from. */
  query: withDays({ settlementIdx }),
});

/** The query names the line as the call of the list does; what is left out is all of them. */
export const partnerCommissionBetsCsv = defineExport({
  path: '/api/partner/commissionBets.csv',
  summary: 'The settlements of bets that a line of the commission, or a member in it, comes from as a file',
  audience: 'member',
  limit: 'heavy',
  query: withDays({
    settlementIdx,
    kind: commissionKind.default('rolling'),
    gameType: lineGameType,
    branch: lineBranch,
    branchMemId: memberName,
    basisPoints: z.coerce.number().pipe(rateDifference).optional(),
    ownBasisPoints: z.coerce.number().pipe(lineRate).optional(),
    branchBasisPoints: z.coerce.number().pipe(lineRate).optional(),
    memId: memberName,
  }),
});

export const partnerMoneyMovesCsv = defineExport({
  path: '/api/partner/moneyMoves.csv',
  summary: 'What partners of the tree gave and took back over days as a file',
  audience: 'member',
  limit: 'heavy',
  query: withDays({}),
});

export const partnerCashCsv = defineExport({
  path: '/api/partner/cash.csv',
  summary: 'Deposits and withdrawals of everybody below over days as a file',
  audience: 'member',
  limit: 'heavy',
  /** The days are those of the request or of its approval, as the list says them. */
  query: withDays({ basis: z.enum(['applied', 'approved']).default('applied') }),
});

export const partnerBetsCsv = defineExport({
  path: '/api/partner/bets.csv',
  summary: 'The bets of everybody below over days as a file',
  audience: 'member',
  limit: 'heavy',
  /** The days are those of the bets or of their settlement, as the list says them. */
  query: withDays({ basis: z.enum(['placed', 'settled']).default('placed') }),
});

export const consoleSettlementCsv = defineExport({
  path: '/api/console/partner/settlement.csv',
  summary: 'What each partner gets of a settlement as a file',
  audience: 'operator',
  limit: 'heavy',
  query: withDays({ reason: fileReason, settlementIdx: z.coerce.number().pipe(id) }),
});
