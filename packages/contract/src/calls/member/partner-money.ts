import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, page, pageInfo, searchText, withPeriod } from '../../fields.ts';
import { betStatuses, betTypes } from '../../shapes/bet-result.ts';
import { cashEnder, cashKind, cashState } from '../../shapes/cash-request.ts';
import {
  commissionBet,
  commissionKind,
  commissionLine,
  commissionUser,
  lineBranch,
  lineGameType,
  lineRate,
  listScope,
  memberName,
  moneyMove,
  ownSettlement,
  partnerRank,
  rateDifference,
  settlementCorrection,
} from '../../shapes/partner.ts';

export const partnerCashList = defineCall({
  path: '/api/partner/cashList',
  summary: 'Deposits and withdrawals of everybody below, newest first; without names and accounts',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    kind: z.enum(['all', ...cashKind.options]).default('all'),
    state: z.enum(['all', 'open', 'done', 'cancelled']).default('all'),
    /** Which moment lies in the period: of the request, or of its approval. By approval only what is approved is listed, as
     *  totals of deposits and withdrawals count it. */
    basis: z.enum(['applied', 'approved']).default('applied'),
    memId: memberName,
    scope: listScope,
    search: searchText,
    page,
  }),
  data: z.object({
    list: z.array(
      z.object({
        receiptId: z.string(),
        memId: z.string(),
        memNick: z.string(),
        partnerRank,
        parentMemId: z.string(),
        kind: cashKind,
        amount,
        bonusAmount: amount,
        state: cashState,
        closedBy: cashEnder,
        appliedAt: instant,
        processedAt: instant.nullable(),
      }),
    ),
    /** Of the whole list: what is done. */
    depositAmount: amount,
    withdrawalAmount: amount,
    pageInfo,
  }),
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});

export const partnerBettingList = defineCall({
  path: '/api/partner/bettingList',
  summary: 'Bets of everybody below, open ones too, newest first',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    /** `all`, a family or a game type of the history. */
    groupKey: z.string().max(40).default(''),
    type: z.enum(['all', ...betTypes]).default('all'),
    /** Which moment lies in the period: of the bet, or of its settlement. By settlement only what is settled is listed, as
     *  totals of play count it. */
    basis: z.enum(['placed', 'settled']).default('placed'),
    memId: memberName,
    scope: listScope,
    search: searchText,
    page,
  }),
  data: z.object({
    list: z.array(
      z.object({
        betIdx: id,
        memId: z.string(),
        memNick: z.string(),
        parentMemId: z.string(),
        family: z.string(),
        gameType: z.string(),
        vendorCode: z.string().nullable(),
        name: localText,
        receiptId: z.string(),
        placedAt: instant,
        settledAt: instant.nullable(),
        status: z.enum(betStatuses),
        type: z.enum(betTypes),
        /** It waited for its decision and was not accepted; its type is that of a cancelled one. */
        isRefused: z.boolean(),
        cash: amount,
        winCash: amount,
        /** The member's: above zero is won, 0 while undecided. */
        resultCash: amount,
      }),
    ),
    total: z.object({ cash: amount, winCash: amount, waitCash: amount, resultCash: amount }),
    pageInfo,
  }),
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});

export const partnerMoneyMoves = defineCall({
  path: '/api/partner/moneyMoves',
  summary: 'What partners of the tree gave and took back, refused attempts included, newest first',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    kind: z.enum(['all', 'give', 'takeBack']).default('all'),
    success: z.enum(['all', 'Y', 'N']).default('all'),
    /** Moves of this partner of the tree alone. */
    memId: memberName,
    search: searchText,
    page,
  }),
  data: z.object({
    list: z.array(moneyMove),
    givenAmount: amount,
    takenBackAmount: amount,
    pageInfo,
  }),
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});

export const partnerCalculations = defineCall({
  path: '/api/partner/calculations',
  summary: "The partner's settlements by period, newest first; the running period is the first",
  audience: 'member',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({ list: z.array(ownSettlement), pageInfo }),
  failures: ['E403'],
});

/** Which lines of a statement are meant. Left out, all of them. */
const lineFilter = {
  /** With it the period is that of the settlement, and lines are those that it was computed from. */
  settlementIdx: id.nullable().default(null),
  kind: z.enum(['all', ...commissionKind.options]).default('all'),
  gameType: lineGameType,
};
/** One line: through whom it was played (empty: members right below), at which rates, or at which difference of them. */
const lineChoice = {
  branch: lineBranch,
  branchMemId: memberName,
  basisPoints: rateDifference.nullable().default(null),
  ownBasisPoints: lineRate.nullable().default(null),
  branchBasisPoints: lineRate.nullable().default(null),
};

export const partnerCommissions = defineCall({
  path: '/api/partner/commissions',
  summary:
    "The lines of the partner's own commission over days or of a settlement; their sum is what was credited",
  audience: 'member',
  limit: 'read',
  body: withPeriod(lineFilter),
  data: z.object({
    list: z.array(commissionLine),
    rollingAmount: amount,
    losingLineAmount: amount,
    /** Of a settlement: what it credits, and the corrections in it. */
    settlement: ownSettlement.nullable(),
    corrections: z.array(settlementCorrection),
  }),
  failures: ['E403', 'E404'],
});

export const partnerCalculationUsers = defineCall({
  path: '/api/partner/calculationUsers',
  summary: 'What a line, or all of them, comes to by member',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    ...lineFilter,
    kind: commissionKind.default('rolling'),
    ...lineChoice,
    search: searchText,
    page,
  }),
  data: z.object({ list: z.array(commissionUser), pageInfo }),
  failures: ['E403', 'E404', 'PT06'],
  invalid: { branchMemId: 'PT06' },
});

export const partnerCommissionBets = defineCall({
  path: '/api/partner/commissionBets',
  summary: 'The settlements of bets that a line, or a member in it, comes from, newest first, and their sum',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    ...lineFilter,
    kind: commissionKind.default('rolling'),
    ...lineChoice,
    memId: memberName,
    page,
  }),
  data: z.object({
    list: z.array(commissionBet),
    /** Of the whole list; of losing in ten-thousandths. */
    amount,
    pageInfo,
  }),
  failures: ['E403', 'E404', 'PT06'],
  invalid: { branchMemId: 'PT06', memId: 'PT06' },
});
