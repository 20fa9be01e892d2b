import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, noBody } from '../../fields.ts';
import { settingGroupState, settingGroups } from '../../shapes/setting.ts';

const group = z.enum(settingGroups);
/** A field by its key, and its new value as JSON. */
const changes = z
  .array(z.object({ key: z.string().max(60), value: z.string().max(20_000) }))
  .min(1)
  .max(100);

/** What is wrong with a change, and in which field. */
const problem = z.object({
  key: z.string(),
  kind: z.enum(['unknown', 'value', 'order', 'unit', 'cost', 'floor', 'twice', 'lockout', 'fixed']),
});

export const settingsRead = defineCall({
  path: '/api/console/settings',
  summary: 'Every setting of the site with its bounds, by group',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ groups: z.array(settingGroupState) }),
  failures: [],
});

export const settingsPreview = defineCall({
  path: '/api/console/settings/preview',
  summary:
    'What a change would be, what is wrong with it, and what it would have meant in the last thirty days',
  audience: 'operator',
  limit: 'read',
  body: z.object({ group, changes }),
  data: z.object({
    changes: z.array(z.object({ key: z.string(), before: z.string(), after: z.string() })),
    problems: z.array(problem),
    effects: z.array(
      z.object({
        kind: z.enum([
          ...(['deposits', 'withdrawals', 'bets', 'miniBets', 'secondOperator'] as const),
          ...(['wheelCost', 'turnoverOfDeposit', 'lateRequests'] as const),
          ...(['attendanceMonth', 'attendanceCost'] as const),
        ]),
        before: z.number(),
        after: z.number(),
        /** Of how many; zero where it is no share of anything. */
        total: z.int(),
      }),
    ),
  }),
  failures: [],
});

export const settingsSave = defineCall({
  path: '/api/console/settings/save',
  summary: 'Change settings of one group; they act on the next call',
  audience: 'supervisor',
  limit: 'write',
  idempotent: true,
  stepUp: 'always',
  confirms: true,
  /**
   * From which sum on an operation is confirmed, and a second operator decides: whoever raises that opens what they guard. And the
   * account that members are shown where none was opened: whoever sets that has their deposits.
   */
  confirmsWhen: ({ group, changes }) =>
    group === 'approval' || changes.some(({ key }) => key.startsWith('depositAccount.')),
  body: z.object({
    group,
    revision: z.string().min(1).max(100),
    changes,
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({ group: settingGroupState }),
  /** S001: a value is out of its bounds. S002: two of them do not go together. S003: whoever saves would be locked out. S004: the days were counted already. T999: somebody was faster. */
  failures: ['C999', 'S001', 'S002', 'S003', 'S004', 'T999'],
});

export const settingsHistory = defineCall({
  path: '/api/console/settings/history',
  summary: 'Who changed a group of settings, when and why, the newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ group }),
  data: z.object({
    list: z.array(
      z.object({
        auditIdx: id,
        at: instant,
        by: z.string(),
        reason: z.string(),
        changes: z.array(z.object({ key: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
  }),
  failures: [],
});

export const settingsLinks = defineCall({
  path: '/api/console/settings/links',
  summary:
    'Addresses of others that the site shows to its members, and whether each answered when it was checked last',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    /** Whether they are checked at all: an installation without the outside network has it switched off. */
    isWatched: z.boolean(),
    list: z.array(
      z.object({
        address: z.string(),
        state: z.enum(['unchecked', 'ok', 'failed']),
        /** What it answered with, or why it did not: "200", "timeout"; null before it was checked. */
        outcome: z.string().nullable(),
        checkedAt: instant.nullable(),
        failingSince: instant.nullable(),
      }),
    ),
  }),
  failures: [],
});
