import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id } from '../../fields.ts';
import { memberRow } from './members.ts';

export const memberPlayAccess = defineCall({
  path: '/api/console/members/playAccess',
  summary: 'Lock one member or unlock it, and allow or block its bets; an open game ends at once',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    memberKey: id,
    locked: z.boolean(),
    bettingAllowed: z.boolean(),
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({ member: memberRow }),
  /** T999: the sign-up of the member is not decided yet, or was rejected. */
  failures: ['E404', 'T999'],
});
