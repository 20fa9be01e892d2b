import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, noBody } from '../../fields.ts';

/** A session that is open: it ends by itself when nobody uses it. */
const openSession = z.object({
  sessionKey: id,
  startedAt: instant,
  lastAt: instant,
  address: z.string(),
  /** As the browser calls them; null where it is none that is known. */
  system: z.string().nullable(),
  browser: z.string().nullable(),
  /** Whether this is the one that asks. */
  isThis: z.boolean(),
});

const openSessions = z.object({ list: z.array(openSession) });
/** One of them; null is every one but that which asks. */
const sessionKey = id.nullable();

export const ownSessions = defineCall({
  path: '/api/console/sessions',
  summary: 'The open sessions of the own account, the last used first',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: openSessions,
  failures: [],
});

export const ownSessionsEnd = defineCall({
  path: '/api/console/sessions/end',
  summary: 'End another session of the own account, or all others; answers those that are left',
  audience: 'operator',
  limit: 'write',
  body: z.object({ sessionKey }),
  data: openSessions,
  /** It is not open, not one’s own, or the one that asks, which logs out. */
  failures: ['E404'],
});

export const operatorSessions = defineCall({
  path: '/api/console/operators/sessions',
  summary: 'The open sessions of an operator; the look is recorded',
  audience: 'operator',
  limit: 'write',
  body: z.object({ operatorKey: id }),
  data: openSessions,
  /** O009: who has the whole installation is looked at by nobody who has not. */
  failures: ['E404', 'O009'],
});

export const operatorSessionsEnd = defineCall({
  path: '/api/console/operators/endSessions',
  summary: 'End one session of an operator, or all but that which asks; answers those that are left',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ operatorKey: id, sessionKey, reason: z.string().trim().min(1).max(200) }),
  data: openSessions,
  failures: ['E404', 'O009'],
});
