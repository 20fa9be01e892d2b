import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, page, pageInfo, withPeriod } from '../../fields.ts';
import { betResult, betStatuses, betTypes } from '../../shapes/bet-result.ts';
import { memberName } from '../../shapes/partner.ts';
import { betRefusal } from '../../shapes/sport.ts';

const deskBet = z.object({
  betIdx: id,
  /** The name of its family: with `betIdx` it names the bet. */
  family: z.string(),
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  /** Of a test account, which no report counts. */
  isTest: z.boolean(),
  gameType: z.string(),
  vendorCode: z.string().nullable(),
  /** Of a bet on several matches all of them. */
  name: localText,
  /** The receipt of a bet, the reference of a vendor’s round. */
  receiptId: z.string(),
  placedAt: instant,
  settledAt: instant.nullable(),
  status: z.enum(betStatuses),
  type: z.enum(betTypes),
  cash: amount,
  /** What came back, a returned stake included. */
  winCash: amount,
  /** The member’s: above zero is won, 0 while undecided. */
  resultCash: amount,
  /** What it pays at most while it is open; null where that is not known. */
  possibleCash: amount.nullable(),
  totalOdds: z.number().min(1).nullable(),
  /** Why it was never accepted; null of every bet that was. */
  refusal: betRefusal.nullable(),
  /** How often it was settled; above one, it was settled again. */
  settlementCount: z.int(),
  /** What later settlements changed of what the first one paid. */
  adjustedCash: amount,
  betCalResults: z.array(betResult),
});

/** By what an operator narrows bets, besides their days. */
export const deskBetFilter = {
  /** The whole id of one member; empty is everybody. */
  memId: memberName,
  /** `all`, a family or a game type of the history. */
  groupKey: z.string().max(40).default(''),
  type: z.enum(['all', ...betTypes]).default('all'),
};

export const consoleBetList = defineCall({
  path: '/api/console/bets/list',
  summary: 'Bets and rounds of the site, or of one member, in every family, open ones too, the newest first',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({ ...deskBetFilter, page }),
  data: z.object({
    list: z.array(deskBet),
    /** Of the whole list, not of the page, and of what was accepted or still waits. `waitCash` is staked and undecided, and no part of `resultCash`. */
    total: z.object({ cash: amount, winCash: amount, waitCash: amount, resultCash: amount }),
    pageInfo,
  }),
  failures: ['E404'],
});
