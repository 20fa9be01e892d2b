import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, noBody } from '../../fields.ts';

const bonusOffer = z.object({
  code: z.string(),
  names: localText,
  /** Whole percent of the deposit. */
  percent: z.int(),
  maxAmount: amount,
  /** The deposit and its bonus together must be staked this many times. */
  turnoverTimes: z.int(),
  expiresDays: z.int(),
  firstDepositOnly: z.boolean(),
});
export type BonusOffer = z.output<typeof bonusOffer>;

const memberBonus = z.object({
  bonusIdx: id,
  names: localText,
  amount,
  turnoverDone: amount,
  turnoverRequired: amount,
  state: z.enum(['open', 'released', 'expired', 'givenUp']),
  grantedAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
});
export type MemberBonus = z.output<typeof memberBonus>;

export const bonusList = defineCall({
  path: '/api/bonus/list',
  summary: 'The bonuses a deposit made now may choose, and those the member has or had, newest first',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({ offers: z.array(bonusOffer), bonuses: z.array(memberBonus) }),
  failures: [],
});

export const bonusGiveUp = defineCall({
  path: '/api/bonus/giveUp',
  summary: 'Give an open bonus up; one whose turnover is met is released instead',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ bonusIdx: id }),
  data: z.object({ bonus: memberBonus, cashAmt: amount, version: z.int() }),
  failures: ['C999', 'E404', 'T999'],
});
