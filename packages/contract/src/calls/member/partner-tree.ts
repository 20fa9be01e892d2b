import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  formDate,
  formText,
  instant,
  page,
  pageInfo,
  searchText,
  siteDay,
  withPeriod,
} from '../../fields.ts';
import {
  agentRank,
  cashFigures,
  givenRates,
  memberName,
  memberStatus,
  ownSettlement,
  partnerRank,
  partnerRates,
  partnerTotals,
  playFigures,
  rateType,
  treeNode,
} from '../../shapes/partner.ts';

export const partnerSummary = defineCall({
  path: '/api/partner/summary',
  summary:
    'The partner with everybody below it over days, beside as many days before: totals, charts, what is to come',
  audience: 'member',
  limit: 'read',
  body: withPeriod({}),
  data: z.object({
    memId: z.string(),
    memNick: z.string(),
    partnerRank: agentRank,
    /** Head office first, the partner itself left out. */
    upline: z.array(z.string()),
    startDate: siteDay,
    endDate: siteDay,
    cashAmt: amount,
    compAmt: amount,
    totals: z.object(partnerTotals),
    /** The same over as many days right before. */
    before: z.object(partnerTotals),
    waitingMemberCount: z.int(),
    /** Bets and rounds of the downline that are not settled now, whenever they were placed: the totals have none of them. */
    open: z.object({ betCount: z.int(), stakeAmount: amount }),
    /** Each day of the period, the oldest first; at most 92. */
    days: z.array(
      z.object({ day: siteDay, ...playFigures, rollingAmount: amount, ownRollingAmount: amount }),
    ),
    /** Each hour of one single day, beside the same day a week before; empty for longer periods. */
    hours: z.array(z.object({ hour: z.int(), stakeAmount: amount, beforeStakeAmount: amount })),
    types: z.array(
      z.object({ gameType: rateType, ...playFigures, rollingAmount: amount, ownRollingAmount: amount }),
    ),
    /** The period that still runs, as it is now. */
    running: ownSettlement.nullable(),
    /** The one that waits for an operator. */
    waiting: ownSettlement.nullable(),
  }),
  failures: ['E403'],
});

export const partnerTree = defineCall({
  path: '/api/partner/tree',
  summary: 'Partners below, each with everything below it added up; a node comes before its downline',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    memId: memberName,
    /** How many levels below the root. */
    levels: z.int().min(1).max(4).default(4),
  }),
  data: z.object({
    list: z.array(treeNode).max(500),
    /** Whether there are more than these 500: then ask for a branch. */
    isPartial: z.boolean(),
  }),
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});

export const partnerMembers = defineCall({
  path: '/api/partner/members',
  summary: 'Members or partners below, with what they played and moved in the period',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    kind: z.enum(['all', 'partner', 'member']).default('all'),
    status: z.enum(['all', ...memberStatus.options]).default('all'),
    /** Everybody below this partner of the tree. */
    memId: memberName,
    search: searchText,
    page,
  }),
  data: z.object({
    list: z.array(
      z.object({
        memId: z.string(),
        memNick: z.string(),
        partnerRank,
        status: memberStatus,
        parentMemId: z.string(),
        /** 1 is right below. */
        depth: z.int().min(1),
        joinedAt: instant,
        cashAmt: amount,
        compAmt: amount,
        /** The person's own play and money, not that of a downline. */
        ...playFigures,
        ...cashFigures,
      }),
    ),
    pageInfo,
  }),
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});

export const partnerRatesCall = defineCall({
  path: '/api/partner/rates',
  summary: 'Rates of the partner itself or of a partner below, with what bounds them',
  audience: 'member',
  limit: 'read',
  body: z.object({ memId: memberName }),
  data: partnerRates,
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});

export const partnerSetRates = defineCall({
  path: '/api/partner/setRates',
  summary: 'Set the rates of a partner below, once a day; they hold for bets placed afterwards',
  audience: 'member',
  limit: 'write',
  idempotent: true,
  body: z.object({ memId: z.string().trim().min(1).max(40), rates: givenRates }),
  data: partnerRates,
  /** PT12: it is closed. */
  failures: ['C999', 'E403', 'PT06', 'PT07', 'PT12', 'PT02', 'PT01', 'PT05'],
  invalid: { memId: 'PT06', rates: 'PT07' },
});

/** The fields of the sign-up form; what is wrong first has its own code. */
export const newPartner = {
  memId: formText,
  memNick: formText,
  memPass: formText,
  memPassCheck: formText,
  cashOutPass: formText,
  memPhone: formText,
  bank: formText,
  memName: formText,
  bankacc: formText,
  birthDate: formDate.default(''),
};
export const newPartnerSecrets = ['memPass', 'memPassCheck', 'cashOutPass', 'memPhone'] as const;
export const newPartnerFailures = [
  'U101',
  'U102',
  'U126',
  'U103',
  'U105',
  'U104',
  'U107',
  'U108',
  'U109',
  'U106',
  'U129',
  'U116',
  'U117',
  'U118',
  'U119',
] as const;

export const partnerCreate = defineCall({
  path: '/api/partner/create',
  summary: 'Ask for a new partner below; an operator approves it before it can log in',
  audience: 'member',
  limit: 'credential',
  idempotent: true,
  secrets: newPartnerSecrets,
  body: z.object({
    ...newPartner,
    partnerRank: agentRank,
    /** The partner that it is right below: empty is the caller, else one of its tree. */
    parentMemId: memberName,
    rates: givenRates,
  }),
  data: z.object({ memId: z.string(), status: memberStatus }),
  failures: ['C999', 'E403', 'PT06', 'U114', 'PT03', 'PT07', 'PT01', ...newPartnerFailures],
  invalid: { parentMemId: 'PT06', partnerRank: 'PT03', rates: 'PT07' },
});
