import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, nothing } from '../../fields.ts';
import { documentAcceptance } from '../../shapes/document.ts';
import { identityRecord } from '../../shapes/identity.ts';
import { ownLimitKind, ownLimitPeriod } from '../../shapes/own-limit.ts';
import { memberRow } from './members.ts';

const reason = z.string().trim().min(1).max(200);
const changed = z.object({ member: memberRow });

/**
 * What accounts have in common. It proves nothing by itself: a household shares an address, and two people may share a
 * name and a birth date (`person`).
 */
const link = z.enum(['phone', 'account', 'person', 'device', 'address']);

export const memberDetail = defineCall({
  path: '/api/console/members/detail',
  summary: 'One member: figures of thirty days, sessions, devices, linked accounts and notes',
  audience: 'operator',
  limit: 'read',
  body: z.object({ memberKey: id }),
  data: z.object({
    member: memberRow,
    /** Of the last thirty days of the site's calendar. */
    month: z.object({
      depositAmt: amount,
      depositCount: z.int(),
      withdrawalAmt: amount,
      withdrawalCount: z.int(),
      stakeAmt: amount,
      paidAmt: amount,
      /** Paid less staked: below zero the member has lost. */
      resultAmt: amount,
      betCount: z.int(),
    }),
    turnover: z.object({ required: amount, done: amount, missing: amount }),
    /** What the member allows itself, in won or minutes of a day, and how many minutes lie between two reality checks. */
    limits: z.object({
      own: z.array(z.object({ kind: ownLimitKind, period: ownLimitPeriod, amount: z.int() })),
      checkMinutes: z.int().nullable(),
    }),
    /** What was verified of who it is, the newest first. */
    identity: z.array(identityRecord),
    /** What it has accepted, the newest first. */
    documents: z.array(documentAcceptance),
    sessions: z.array(
      z.object({
        sessionKey: id,
        startedAt: instant,
        seenAt: instant,
        /** Null while it is open. */
        endedAt: instant.nullable(),
        address: z.string(),
      }),
    ),
    /** Wrong passwords of the last thirty days. */
    failedLogins: z.array(z.object({ at: instant, address: z.string() })),
    /** Null where the member has none. */
    secondFactor: z.object({ setAt: instant, recoveryLeft: z.int() }).nullable(),
    devices: z.array(
      z.object({
        deviceKey: id,
        system: z.string().nullable(),
        browser: z.string().nullable(),
        firstAt: instant,
        seenAt: instant,
      }),
    ),
    linked: z.array(
      z.object({
        memberKey: id,
        memId: z.string(),
        memNick: z.string(),
        status: memberRow.shape.status,
        excludedUntil: memberRow.shape.excludedUntil,
        by: z.array(link),
      }),
    ),
    /** Every time that it was marked as a test account, its cap was changed or the mark was taken away, the newest first. */
    testChanges: z.array(
      z.object({
        kind: z.enum(['mark', 'cap', 'unmark']),
        fundsCap: amount.nullable(),
        by: z.string(),
        reason: z.string(),
        at: instant,
      }),
    ),
    notes: z.array(
      z.object({ noteIdx: id, body: z.string(), isPinned: z.boolean(), by: z.string(), at: instant }),
    ),
  }),
  failures: ['E404'],
});

export const memberReveal = defineCall({
  path: '/api/console/members/reveal',
  summary: 'Show one sealed field of a member; who looked and why is written down',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, field: z.enum(['name', 'phone', 'account', 'birthDate']), reason }),
  data: z.object({ memId: z.string(), value: z.string() }),
  failures: ['E404'],
});

export const memberLevel = defineCall({
  path: '/api/console/members/level',
  summary: 'Set the level of a member, which its limits and rates follow',
  audience: 'operator',
  limit: 'write',
  body: z.object({ memberKey: id, level: z.int().min(1).max(10), reason }),
  data: changed,
  failures: ['E404'],
});

export const memberNote = defineCall({
  path: '/api/console/members/note',
  summary: 'Write a note about a member, which operators alone read',
  audience: 'operator',
  limit: 'write',
  body: z.object({ memberKey: id, body: z.string().trim().min(1).max(1_000), isPinned: z.boolean() }),
  data: z.object({ noteIdx: id }),
  failures: ['E404'],
});

export const memberEndSessions = defineCall({
  path: '/api/console/members/endSessions',
  summary: 'Log a member out everywhere',
  audience: 'operator',
  limit: 'write',
  body: z.object({ memberKey: id, reason }),
  data: z.object({ endedCount: z.int() }),
  failures: ['E404'],
});

export const memberResetPassword = defineCall({
  path: '/api/console/members/resetPassword',
  summary: 'Give a member a new password, which is shown once; it is logged out everywhere',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, reason }),
  data: z.object({ givenPassword: z.string() }),
  failures: ['E404'],
});

export const memberDropPin = defineCall({
  path: '/api/console/members/dropPin',
  summary: 'Drop the withdrawal password of a member who has forgotten it, who then sets another one',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, reason }),
  data: nothing,
  /** T999: the member has none. */
  failures: ['E404', 'T999'],
});

export const memberDropFactor = defineCall({
  path: '/api/console/members/dropFactor',
  summary: 'Take the second factor from a member who has lost it; it is logged out everywhere',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ memberKey: id, reason }),
  data: nothing,
  /** U128: the member has none. */
  failures: ['E404', 'U128'],
});
