import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, page, pageInfo, withPeriod } from '../../fields.ts';
import { significantKind, significantKinds } from '../../shapes/significant.ts';

const event = z.object({
  eventIdx: id,
  kind: significantKind,
  at: instant,
  /** The receipt of a bet, a round or a request; of a change its entry in the audit log, as `audit:12`. */
  reference: z.string(),
  /** What explains it: the receipt by which it is found; null for a change. */
  receiptId: z.string().nullable(),
  memberKey: id.nullable(),
  memId: z.string().nullable(),
  memNick: z.string().nullable(),
  /** Won, staked, paid, or what a balance did not hold; null for a change. */
  amount: amount.nullable(),
  /** From which amount on the site wanted to know then; null where any is wanted. */
  fromAmount: amount.nullable(),
  /** Where it was played; null for anything else. */
  family: z.string().nullable(),
  gameType: z.string().nullable(),
  vendorCode: z.string().nullable(),
  /** Of a change: which settings, who, and why. */
  group: z.string().nullable(),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  seenBy: z.string().nullable(),
  seenAt: instant.nullable(),
});

export const significantList = defineCall({
  path: '/api/console/significant/list',
  summary: 'Significant events of the site, the newest first',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({
    kind: z.enum(['all', ...significantKinds]).default('all'),
    /** Only those that nobody has seen. */
    onlyNew: z.boolean().default(false),
    page,
  }),
  data: z.object({
    list: z.array(event),
    pageInfo,
    /** How many nobody has seen, of whatever kind and day. */
    newCount: z.int(),
    /** From which amounts on the site wants to know now. */
    amounts: z.object({
      'large-win': amount,
      'large-stake': amount,
      'large-deposit': amount,
      'large-withdrawal': amount,
    }),
  }),
  failures: [],
});

export const significantSeen = defineCall({
  path: '/api/console/significant/seen',
  summary: 'Note that events were seen; who did stands beside them',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ eventIdxs: z.array(id).min(1).max(50) }),
  data: z.object({ seen: z.int() }),
  /** T999: somebody else has seen all of them meanwhile, or they are not of this site. */
  failures: ['C999', 'T999'],
});
