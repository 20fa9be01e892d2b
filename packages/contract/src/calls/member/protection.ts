import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, instant, noBody } from '../../fields.ts';
import {
  type OwnLimitKind,
  type OwnLimitPeriod,
  ownLimitKind,
  ownLimitPeriod,
} from '../../shapes/own-limit.ts';
import { playSums } from '../../shapes/play.ts';

/** A day, a week, a month of 31 days, and six months of 184: never less than the calendar's own. */
export const exclusionPeriod = z.enum(['day', 'week', 'month', 'halfYear']);
export type ExclusionPeriod = z.output<typeof exclusionPeriod>;

/** Why a member excludes itself; nobody has to say. */
export const exclusionReason = z.enum(['money', 'time', 'control', 'health', 'other']);
export type ExclusionReason = z.output<typeof exclusionReason>;

const exclusion = z.object({
  /** Null where the member is not excluded now. */
  excludedUntil: instant.nullable(),
});

export const protectionExclusion = defineCall({
  path: '/api/protection/exclusion',
  summary: 'Until when the member has excluded itself from playing',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: exclusion,
  failures: [],
});

export const protectionExclude = defineCall({
  path: '/api/protection/exclude',
  summary:
    'Exclude oneself from bets, deposits and gifts of partners, at once; it is lengthened by asking again, never shortened',
  audience: 'member',
  limit: 'write',
  body: z.object({ period: exclusionPeriod, reason: exclusionReason.nullable().default(null) }),
  data: exclusion,
  /** X002: an exclusion that runs ends later than this one would. */
  failures: ['X002'],
});

/** Time is limited by the day alone. */
const ownLimitName = { kind: ownLimitKind, period: ownLimitPeriod };
const isOwnLimit = ({ kind, period }: { kind: OwnLimitKind; period: OwnLimitPeriod }) =>
  kind !== 'time' || period === 'day';

/** Minutes between two reality checks. */
export const realityCheckMinutes = [15, 30, 60, 120] as const;
const checkMinutes = z.literal(realityCheckMinutes);
export type CheckMinutes = z.output<typeof checkMinutes>;

/** Minutes of a day that may be a limit. */
export const timeLimitBounds = { min: 10, max: 1440 } as const;

const ownLimit = z.object({
  ...ownLimitName,
  /** Won, or minutes where time is limited; null where there is no limit. */
  amount: z.int().nullable(),
  /** Deposited, staked, lost (below zero: won) or spent in this period, what is open counted as lost. */
  used: z.int(),
  /** When the period ends on the site's calendar. */
  endsAt: instant,
  /** A less strict one, and between when it can be confirmed; null where none is wanted. */
  wanted: z.object({ amount: z.int().nullable(), from: instant, until: instant }).nullable(),
});
export type OwnLimit = z.output<typeof ownLimit>;

const ownLimits = z.object({
  /** Every kind with each of its periods, in a fixed order. */
  list: z.array(ownLimit),
  /** Minutes between two reality checks, null where the member wants none. */
  checkMinutes: checkMinutes.nullable(),
});

export const protectionLimits = defineCall({
  path: '/api/protection/limits',
  summary:
    'What the member allows itself: its limits by kind and period, how much of each is used, what is wanted instead',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: ownLimits,
  failures: [],
});

export const protectionSetLimit = defineCall({
  path: '/api/protection/setLimit',
  summary:
    'Ask for a limit, null for none: a stricter one holds at once, a less strict one can be confirmed from a day later, for a week',
  audience: 'member',
  limit: 'write',
  body: z
    .object({ ...ownLimitName, amount: z.int().min(1).max(1_000_000_000_000).nullable() })
    .refine(isOwnLimit)
    .refine(
      ({ kind, amount }) =>
        kind !== 'time' ||
        amount === null ||
        (amount >= timeLimitBounds.min && amount <= timeLimitBounds.max),
    ),
  data: ownLimits,
  failures: [],
});

export const protectionConfirmLimit = defineCall({
  path: '/api/protection/confirmLimit',
  summary: 'Confirm the less strict limit that was asked for a day ago or longer: it holds from now on',
  audience: 'member',
  limit: 'write',
  body: z.object(ownLimitName).refine(isOwnLimit),
  data: ownLimits,
  /** X008: nothing is wanted, not yet or no more. */
  failures: ['X008'],
});

export const protectionDropLimit = defineCall({
  path: '/api/protection/dropLimit',
  summary: 'Take back the less strict limit that was asked for; what stands is not touched',
  audience: 'member',
  limit: 'write',
  body: z.object(ownLimitName).refine(isOwnLimit),
  data: ownLimits,
  failures: [],
});

const realityCheck = z.object({
  minutes: checkMinutes.nullable(),
  /** From then on no bet is taken before the member has seen the check; null where it wants none. */
  dueAt: instant.nullable(),
  /** Since when the member is signed in, and what it has staked since then. */
  since: instant,
  stakeAmount: amount,
  /** What is not decided of all its stakes, whenever it placed them. */
  openAmount: amount,
  /** What was given back and won by bets that were decided since then, and what the member has won (above zero) or lost by them. */
  paidAmount: amount,
  resultAmount: amount,
});

export const protectionCheck = defineCall({
  path: '/api/protection/check',
  summary:
    'How long the member has been signed in and what play has come to since; when it is to look at that',
  audience: 'member',
  limit: 'read',
  passive: true,
  body: noBody,
  data: realityCheck,
  failures: [],
});

export const protectionSetCheck = defineCall({
  path: '/api/protection/setCheck',
  summary: 'How many minutes lie between two reality checks, null for none; counted from now',
  audience: 'member',
  limit: 'write',
  body: z.object({ minutes: checkMinutes.nullable() }),
  data: realityCheck,
  failures: [],
});

export const protectionAcknowledge = defineCall({
  path: '/api/protection/acknowledge',
  summary: 'The reality check was seen: the member may play on, until the next one',
  audience: 'member',
  limit: 'write',
  body: noBody,
  data: realityCheck,
  failures: [],
});

const statementMonth = z.object({
  /** On the site's calendar, "2026-11". */
  month: z.string(),
  depositAmount: amount,
  /** What went to the member's bank, what came back of it taken off. */
  withdrawalAmount: amount,
  /** From partners, what they took back taken off. */
  partnerAmount: amount,
  /** Coupons, points and bonuses that became cash. */
  rewardAmount: amount,
  /** By hand of an operator. */
  adjustmentAmount: amount,
  stakeAmount: amount,
  paidAmount: amount,
  resultAmount: amount,
});

export const protectionStatement = defineCall({
  path: '/api/protection/statement',
  summary:
    'The last twelve months by month: deposits, withdrawals, rewards, adjustments and play; by game over all of them; and deposits less withdrawals of all time',
  audience: 'member',
  limit: 'heavy',
  body: noBody,
  data: z.object({
    /** The newest first; months in which nothing happened as well. */
    months: z.array(statementMonth),
    games: z.array(z.object(playSums)),
    lifetime: z.object({ depositAmount: amount, withdrawalAmount: amount, netAmount: amount }),
  }),
  failures: [],
});
