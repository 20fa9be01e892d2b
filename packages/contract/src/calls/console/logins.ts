import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant } from '../../fields.ts';

/** Who logs in. */
export const loginKinds = ['member', 'partner', 'operator'] as const;
export type LoginKind = (typeof loginKinds)[number];

/** What is looked at: the last 24 hours, hour by hour, or the last thirty days, day by day. */
export const loginSpans = ['day', 'month'] as const;
export type LoginSpan = (typeof loginSpans)[number];

const counts = z.object({
  kind: z.enum(loginKinds),
  succeeded: z.int(),
  failed: z.int(),
  /** Refused before the password was looked at, because too many had failed. */
  held: z.int(),
});

export const loginFigures = defineCall({
  path: '/api/console/logins',
  summary: 'How many log-ins succeed, fail and are held back, and the networks with the most failures',
  audience: 'operator',
  limit: 'heavy',
  body: z.object({ span: z.enum(loginSpans) }),
  data: z.object({
    /** Every hour or day of the span, the running one last, also where nothing happened. */
    list: z.array(z.object({ from: instant, counts: z.array(counts) })),
    totals: z.array(counts),
    networks: z.array(
      z.object({
        /** Of IPv4 the first 24 bits, of IPv6 the first 64. */
        network: z.string(),
        failed: z.int(),
        /** How many different accounts were tried. */
        accounts: z.int(),
        lastAt: instant,
      }),
    ),
  }),
  failures: [],
});
