import { z } from 'zod';
import { amount, id, instant, localText, siteDay } from '../fields.ts';

/** Head office, main branch, sub-branch, distributor, store, member: from the top of the tree down. */
export const partnerRanks = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL'] as const;
export type PartnerRank = (typeof partnerRanks)[number];
export const partnerRank = z.enum(partnerRanks);
/** The ranks of those who have a downline. */
export const agentRank = partnerRank.exclude(['NORMAL']);

/** What rates are set for. Other games count as one of these: e-sports and virtual as sports, hotel slots and fishing as slots. */
export const rateTypes = ['casino', 'hotelCasino', 'slot', 'mini', 'sports'] as const;
export type RateType = (typeof rateTypes)[number];
export const rateType = z.enum(rateTypes);

/** The most that a rate may be: of the stakes that count, and of the net loss of a period. */
export const mostRollingBasisPoints = 1_000;
export const mostLosingBasisPoints = 6_000;

/** One game type's rates of one partner, in basis points: 125 is 1.25 percent. */
export const partnerRate = z.object({
  gameType: rateType,
  rollingBasisPoints: z.int().min(0).max(mostRollingBasisPoints),
  losingBasisPoints: z.int().min(0).max(mostLosingBasisPoints),
});
export type PartnerRate = z.output<typeof partnerRate>;

/** All five types, each once. */
export const givenRates = z
  .array(partnerRate)
  .length(rateTypes.length)
  .refine((rates) => new Set(rates.map(({ gameType }) => gameType)).size === rateTypes.length);

/** A rate with what bounds it: that of the partner above, and the highest of those right below. */
export const boundRate = partnerRate.extend({
  /** Null where nobody is above: the site's own bound holds. */
  aboveRollingBasisPoints: z.int().nullable(),
  aboveLosingBasisPoints: z.int().nullable(),
  mostBelowRollingBasisPoints: z.int(),
  mostBelowLosingBasisPoints: z.int(),
});

export const rateVersion = z.object({
  /** Counts the partner's rates from 1. */
  version: z.int(),
  /** Bets that are placed after it go by it. */
  validFrom: instant,
  /** The partner or the operator who set it. */
  setBy: z.string(),
  rates: z.array(partnerRate),
});

export const partnerRates = z.object({
  memId: z.string(),
  memNick: z.string(),
  partnerRank: agentRank,
  version: z.int(),
  rates: z.array(boundRate),
  /** Rates change once on a day of the site's calendar; from when on they may be changed again, null is now. */
  nextChangeAt: instant.nullable(),
  /** The latest twenty, newest first. */
  history: z.array(rateVersion),
});

/** What members below played in a period, seen from the house: `netAmount` above zero is what they lost. */
export const playFigures = {
  betCount: z.int(),
  stakeAmount: amount,
  returnedAmount: amount,
  winAmount: amount,
  /** What of the stakes counts for rolling. */
  turnoverAmount: amount,
  netAmount: amount,
};

/** Cash that came in and went out. */
export const cashFigures = {
  depositAmount: amount,
  withdrawalAmount: amount,
  givenAmount: amount,
  takenBackAmount: amount,
};

/** A partner with everybody below it, over a period. */
export const partnerTotals = {
  ...playFigures,
  ...cashFigures,
  /** Rolling of the partner and of all partners below it; and its own part. */
  rollingAmount: amount,
  ownRollingAmount: amount,
  /** Losing commission that settlements confirmed in the period, its own part. */
  losingAmount: amount,
  partnerCount: z.int(),
  memberCount: z.int(),
  newMemberCount: z.int(),
};

export const memberStatus = z.enum(['pending', 'active', 'rejected', 'suspended', 'closed']);

/** A node of a tree, drawn in this order: everybody below a node follows it before its next sibling. */
export const treeNode = z.object({
  memId: z.string(),
  memNick: z.string(),
  partnerRank: agentRank,
  parentMemId: z.string().nullable(),
  /** 0 is the root that was asked for. */
  depth: z.int().min(0),
  childCount: z.int(),
  status: memberStatus,
  /** Its own. */
  cashAmt: amount,
  /** Of all partners and members below it together. */
  downlineCashAmt: amount,
  compAmt: amount,
  ...partnerTotals,
});
export type TreeNode = z.output<typeof treeNode>;

export const commissionKind = z.enum(['rolling', 'losing']);
export type CommissionKind = z.output<typeof commissionKind>;

/**
 * A line of a commission statement: what was played through one branch in one game type, at one difference between the
 * partner's own rate and the branch's. Rolling is rounded down bet by bet, losing once a line.
 */
export const commissionLine = z.object({
  kind: commissionKind,
  /** The partner right below, through whom it was played; null are members right below. */
  branchMemId: z.string().nullable(),
  branchMemNick: z.string().nullable(),
  branchRank: agentRank.nullable(),
  gameType: rateType,
  ownBasisPoints: z.int(),
  branchBasisPoints: z.int(),
  /** The difference, which is the partner's. */
  basisPoints: z.int(),
  ...playFigures,
  /** Below zero where bets were settled again, or where members won. */
  amount,
});
export type CommissionLine = z.output<typeof commissionLine>;

/** The whole id of a member or partner; empty is nobody in particular. */
export const memberName = z.string().trim().max(40).default('');

/** Whose rows a list has: of everybody below the partner that is named, or of the named person alone. An ordinary member has
 *  nobody below, and the caller's own id means everybody below it. */
export const listScope = z.enum(['below', 'person']).default('below');

/** Of which game type lines of a statement are meant. */
export const lineGameType = z.enum(['all', ...rateType.options]).default('all');
/** Through whom a line was played; own is members right below. */
export const lineBranch = z.enum(['all', 'own', 'partner']).default('all');
/** At which difference of rates, in basis points. */
export const rateDifference = z.int().min(0).max(10_000);
/** One of the two rates of a line, in basis points: lines of one difference may be of different rates. */
export const lineRate = z.int().min(0).max(10_000);

/** What one member played, and what of it is the partner's. */
export const commissionUser = z.object({
  memId: z.string(),
  memNick: z.string(),
  parentMemId: z.string(),
  ...playFigures,
  amount,
});

/** One settlement of one bet. A bet that is settled again has its old figures once more with `sign` -1. */
export const commissionBet = z.object({
  /** The family's name of the bet, and which of its settlements this is. */
  family: z.string(),
  reference: z.string(),
  /** The number that the list of bets has for it; null where that has it no more. */
  receiptId: z.string().nullable(),
  revision: z.int(),
  sign: z.union([z.literal(1), z.literal(-1)]),
  memId: z.string(),
  memNick: z.string(),
  gameType: rateType,
  /** The kind of game as the history names it. */
  playedAs: z.string(),
  vendorCode: z.string().nullable(),
  gameKey: z.string().nullable(),
  /** The game or the match; null where the history of the member has it no more. */
  name: localText.nullable(),
  placedAt: instant,
  settledAt: instant,
  stakeAmount: amount,
  returnedAmount: amount,
  winAmount: amount,
  turnoverAmount: amount,
  /** What the house kept of it; below zero where the member won. All amounts carry the sign. */
  netAmount: amount,
  basisPoints: z.int(),
  /** Rolling: what of this settlement is the partner's. Losing: the same in ten-thousandths, because only a line is rounded. */
  amount,
});
export type CommissionBet = z.output<typeof commissionBet>;

/** open: the days since the last settlement, as they are now · waiting: computed, for an operator to confirm · done · dropped */
export const settlementState = z.enum(['open', 'waiting', 'done', 'dropped']);
export type SettlementState = z.output<typeof settlementState>;

/** What a period came to for one partner. */
export const partnerShare = {
  ...playFigures,
  /** Rolling of the days, credited to comp already when the bets were settled. */
  rollingAmount: amount,
  /** The sum of the lines, and what of it is paid: nothing below zero, and never more than the house's share of the whole tree. */
  lineAmount: amount,
  losingAmount: amount,
  /** Corrections of earlier periods, because bets of them were settled again. */
  correctionAmount: amount,
  /** Losing and corrections: what the confirmation credits, or takes back where it is below zero. */
  creditAmount: amount,
};

export const ownSettlement = z.object({
  /** Null is the period that still runs. */
  settlementIdx: id.nullable(),
  startDate: siteDay,
  endDate: siteDay,
  state: settlementState,
  computedAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  ...partnerShare,
});
export type OwnSettlement = z.output<typeof ownSettlement>;

/** A correction of an earlier settlement: what it paid, what it comes to with the bets that were settled again. */
export const settlementCorrection = z.object({
  settlementIdx: id,
  startDate: siteDay,
  endDate: siteDay,
  paidAmount: amount,
  correctAmount: amount,
  amount,
});

/** Money that a partner of the tree gave or took back. */
export const moneyMove = z.object({
  giveIdx: id,
  at: instant,
  kind: z.enum(['give', 'takeBack']),
  partnerMemId: z.string(),
  partnerMemNick: z.string(),
  memId: z.string(),
  memNick: z.string(),
  partnerRank,
  amount,
  /** The partner's own cash after it. */
  balanceAfter: amount,
  success: z.enum(['Y', 'N']),
  refusal: z.enum(['target', 'amount', 'turnover']).nullable(),
  note: z.string(),
});
