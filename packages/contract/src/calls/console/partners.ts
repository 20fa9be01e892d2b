import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, page, pageInfo, searchText, siteDay, withPeriod } from '../../fields.ts';
import { payout, unfinished } from '../../shapes/closing.ts';
import {
  agentRank,
  commissionBet,
  commissionKind,
  commissionLine,
  commissionUser,
  givenRates,
  lineBranch,
  lineGameType,
  lineRate,
  memberStatus,
  partnerRates,
  partnerShare,
  partnerTotals,
  rateDifference,
  settlementCorrection,
  settlementState,
  treeNode,
} from '../../shapes/partner.ts';
import { switched, switchesOf } from '../../shapes/switches.ts';
import { newPartner, newPartnerFailures, newPartnerSecrets } from '../member/partner-tree.ts';

const reason = z.string().trim().min(1).max(200);

const consoleNode = treeNode.extend({ memberKey: id, parentKey: id.nullable() });

export const consolePartnerTree = defineCall({
  path: '/api/console/partner/tree',
  summary: 'Partners of the site, each with everything below it added up; a node comes before its downline',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({
    /** Null: every head office, and whoever has nobody above. */
    memberKey: id.nullable().default(null),
    levels: z.int().min(1).max(4).default(4),
    /** Part of an id or nickname: then the list is flat, whoever fits. */
    search: searchText,
    status: z.enum(['all', ...memberStatus.options]).default('all'),
    /** Partners whose branch is closed: they are listed, nobody below them is. */
    closed: z.array(id).max(200).default([]),
    page,
  }),
  data: z.object({ list: z.array(consoleNode), pageInfo }),
  failures: ['E404'],
});

const partnerDetail = z.object({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  partnerRank: agentRank,
  parentKey: id.nullable(),
  /** Head office first. */
  upline: z.array(z.string()),
  status: memberStatus,
  giveAllowed: z.boolean(),
  takeBackAllowed: z.boolean(),
  joinedAt: instant,
  cashAmt: amount,
  compAmt: amount,
  /** Commission that bets settled again took back and comp did not cover: the next commission pays it. */
  owedAmount: amount,
  rates: partnerRates,
  totals: z.object(partnerTotals),
  /** Where it stood before it was moved, newest first. */
  moves: z.array(
    z.object({
      at: instant,
      fromMemId: z.string().nullable(),
      toMemId: z.string().nullable(),
      by: z.string(),
    }),
  ),
});

export const consolePartnerDetail = defineCall({
  path: '/api/console/partner/detail',
  summary: 'One partner: its place, its rights, rates and totals',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({ memberKey: id }),
  data: partnerDetail,
  failures: ['E404'],
});

export const consolePartnerCreate = defineCall({
  path: '/api/console/partner/create',
  summary: 'Open a partner, a head office too; it can log in at once',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  /** It begins with rates, which are no less money than those that are set later. */
  stepUp: 'always',
  secrets: newPartnerSecrets,
  body: z.object({
    ...newPartner,
    partnerRank: agentRank,
    parentKey: id.nullable().default(null),
    rates: givenRates,
  }),
  data: z.object({ memberKey: id, memId: z.string() }),
  failures: ['C999', 'E404', 'U114', 'PT03', 'PT07', 'PT01', ...newPartnerFailures],
  invalid: { partnerRank: 'PT03', rates: 'PT07' },
});

export const consolePartnerDecide = defineCall({
  path: '/api/console/partner/decide',
  summary: 'Approve or reject a partner that another partner asked for, once',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    memberKey: id,
    decision: z.enum(['approve', 'reject']),
    reason: z.string().trim().max(200).default(''),
  }),
  data: z.object({ memberKey: id, status: memberStatus }),
  /** U129: on the list of excluded persons. */
  failures: ['E404', 'T999', 'U106', 'U129'],
});

export const consolePartnerMove = defineCall({
  path: '/api/console/partner/move',
  summary: 'Put a partner with everybody below it under another one; bets placed before stay where they were',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    memberKey: id,
    /** Null: nobody above, for a head office. */
    parentKey: id.nullable(),
    /** With another rank; null keeps its own. */
    partnerRank: agentRank.nullable().default(null),
    reason,
  }),
  data: z.object({ memberKey: id }),
  failures: ['C999', 'E404', 'T999', 'U114', 'PT04', 'PT03', 'PT01'],
  invalid: { partnerRank: 'PT03' },
});

export const consolePartnerBlock = defineCall({
  path: '/api/console/partner/block',
  summary: 'Suspend a partner, or let it in again; its sessions end, its downline goes on',
  audience: 'operator',
  limit: 'write',
  body: z.object({ memberKey: id, isBlocked: z.boolean(), reason }),
  data: z.object({ memberKey: id, status: memberStatus }),
  /** PT13: it is the referrer that the site presets. */
  failures: ['E404', 'T999', 'PT13'],
});

export const consolePartnerClosing = defineCall({
  path: '/api/console/partner/closing',
  summary:
    'What closing the account of a partner would do: what stands in its way, what is paid, what lapses',
  audience: 'operator',
  limit: 'read',
  body: z.object({ memberKey: id }),
  data: z.object({
    memberKey: id,
    memId: z.string(),
    ...unfinished,
    /** Partners right below, asked for or open: they are moved or closed first. */
    partnersBelow: z.int(),
    /** Whoever signs up without naming anybody comes to this partner, by the settings of the site. */
    isPresetReferrer: z.boolean(),
    /** A settlement with something of this partner waits for its confirmation; null is none. */
    waitingSettlementIdx: id.nullable(),
    /** Losing commission of days that are over and in no settlement, with corrections of earlier ones; below zero it owes. */
    unsettledAmount: amount,
    /** Commission that is booked to comp within moments. */
    dueAmount: amount,
    /** Members right below: they stay, and what they bet from then on pays the partner above. */
    membersBelow: z.int(),
    /** Both are paid out. */
    cashAmt: amount,
    compAmt: amount,
    /** What bets settled again took back and comp did not cover. It stays on record. */
    owedAmount: amount,
    ...payout,
    pointAmt: amount,
    bonusAmt: amount,
    /** Nothing stands in the way. */
    isFree: z.boolean(),
  }),
  failures: ['E404'],
});

export const consolePartnerClose = defineCall({
  path: '/api/console/partner/close',
  summary:
    'Close the account of a partner: its comp and its balance become a last withdrawal, it earns nothing from then on, its members stay',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'always',
  body: z.object({ memberKey: id, reason }),
  data: z.object({
    memberKey: id,
    memId: z.string(),
    closedAt: instant,
    payoutAmt: amount,
    /** Of the last withdrawal; null where there was nothing to pay. */
    receiptId: z.string().nullable(),
  }),
  /**
   * T999: it is not open. U0011: it is suspended. PT10: a partner stands below it, or sign-ups go to it. PT11: commission is not
   * settled or not booked. U125: bets, game money or requests are open.
   */
  failures: ['C999', 'E404', 'T999', 'U0011', 'PT10', 'PT11', 'U125'],
});

export const consolePartnerReopen = defineCall({
  path: '/api/console/partner/reopen',
  summary:
    'Open the account of a partner again, once it is certain who asks for it; it has no rates until some are set',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, reason }),
  data: z.object({ memberKey: id, status: memberStatus }),
  /** T999: it is not closed. U114: the partner above is not active. U106: its age is unknown or too low. U129: an excluded person. */
  failures: ['E404', 'T999', 'U114', 'U106', 'U129'],
});

export const consolePartnerRights = defineCall({
  path: '/api/console/partner/rights',
  summary: 'Whether a partner may give money and take it back; what is not sent stays as it is',
  audience: 'operator',
  limit: 'write',
  body: switchesOf({ giveAllowed: switched, takeBackAllowed: switched }),
  data: z.object({ memberKey: id, giveAllowed: z.boolean(), takeBackAllowed: z.boolean() }),
  failures: ['E404'],
});

export const consolePartnerSetRates = defineCall({
  path: '/api/console/partner/setRates',
  summary: 'Set the rates of a partner, once a day; they hold for bets placed afterwards',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  stepUp: 'always',
  body: z.object({ memberKey: id, rates: givenRates, reason }),
  data: partnerRates,
  /** PT12: it is closed. */
  failures: ['C999', 'E404', 'PT07', 'PT12', 'PT02', 'PT01', 'PT05'],
  invalid: { rates: 'PT07' },
});

const settlement = z.object({
  settlementIdx: id,
  startDate: siteDay,
  endDate: siteDay,
  state: settlementState.exclude(['open']),
  /** Partners with anything in it. */
  partnerCount: z.int(),
  /** What all of them together get; the house keeps the rest of `netAmount`. */
  ...partnerShare,
  computedAt: instant,
  computedBy: z.string(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
});

export const consoleSettlementList = defineCall({
  path: '/api/console/partner/settlements',
  summary: 'Settlements of the losing commission, newest first, and which days are next',
  audience: 'operator',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({
    list: z.array(settlement),
    pageInfo,
    /** The first day that is in no settlement, and the last day that is over and read; null where there is none. */
    nextStartDate: siteDay.nullable(),
    lastWholeDate: siteDay.nullable(),
  }),
  failures: [],
});

export const consoleSettlementCompute = defineCall({
  path: '/api/console/partner/settlementCompute',
  summary: 'Compute a settlement over days that are over; it waits for its confirmation and moves nothing',
  audience: 'operator',
  limit: 'heavy',
  idempotent: true,
  /** Left out: from the first day that is in no settlement to the last that is over. */
  body: withPeriod({}),
  data: z.object({ settlement }),
  failures: ['C999', 'PT08'],
  invalid: { startDate: 'PT08', endDate: 'PT08' },
});

const share = z.object({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  partnerRank: agentRank,
  ...partnerShare,
});

export const consoleSettlementDetail = defineCall({
  path: '/api/console/partner/settlement',
  summary: 'One settlement and what each partner gets of it, the largest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ settlementIdx: id, search: searchText, page }),
  data: z.object({ settlement, list: z.array(share), pageInfo }),
  failures: ['E404'],
});

export const consoleSettlementConfirm = defineCall({
  path: '/api/console/partner/settlementConfirm',
  summary: 'Confirm a settlement: what it credits is booked to comp, once',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({
    settlementIdx: id,
    /** As the operator saw it: another sum is refused. */
    creditAmount: amount,
  }),
  data: z.object({ settlement }),
  failures: ['C999', 'E404', 'T999', 'PT09'],
});

export const consoleSettlementDrop = defineCall({
  path: '/api/console/partner/settlementDrop',
  summary: 'Drop a settlement that waits, so that its days can be computed anew',
  audience: 'operator',
  limit: 'write',
  body: z.object({ settlementIdx: id, reason }),
  data: z.object({ settlement }),
  failures: ['E404', 'T999'],
});

const lineFilter = {
  memberKey: id,
  settlementIdx: id.nullable().default(null),
  gameType: lineGameType,
};
const lineChoice = {
  kind: commissionKind.default('rolling'),
  branch: lineBranch,
  branchKey: id.nullable().default(null),
  basisPoints: rateDifference.nullable().default(null),
  ownBasisPoints: lineRate.nullable().default(null),
  branchBasisPoints: lineRate.nullable().default(null),
};

export const consoleCommissions = defineCall({
  path: '/api/console/partner/commissions',
  summary: 'The lines of one partner over days or of a settlement',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({ ...lineFilter, kind: z.enum(['all', ...commissionKind.options]).default('all') }),
  data: z.object({
    list: z.array(commissionLine.extend({ branchKey: id.nullable() })),
    rollingAmount: amount,
    losingLineAmount: amount,
    corrections: z.array(settlementCorrection),
  }),
  failures: ['E404'],
});

export const consoleCommissionUsers = defineCall({
  path: '/api/console/partner/commissionUsers',
  summary: 'What a line of a partner comes to by member',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({ ...lineFilter, ...lineChoice, search: searchText, page }),
  data: z.object({ list: z.array(commissionUser.extend({ memberKey: id })), pageInfo }),
  failures: ['E404'],
});

export const consoleCommissionBets = defineCall({
  path: '/api/console/partner/commissionBets',
  summary: 'The settlements of bets that a line of a partner comes from, newest first, and their sum',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({ ...lineFilter, ...lineChoice, ofMemberKey: id.nullable().default(null), page }),
  data: z.object({ list: z.array(commissionBet), amount, pageInfo }),
  failures: ['E404'],
});
