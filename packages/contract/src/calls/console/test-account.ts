import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, positiveAmount } from '../../fields.ts';
import { memberRow } from './members.ts';

export const memberTestAccount = defineCall({
  path: '/api/console/members/testAccount',
  summary:
    'Mark a member as a test account, which no report counts, with the most that may be put into it; change that; or take the mark away',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({
    memberKey: id,
    /** In won, over all its time; null takes the mark away. */
    fundsCap: positiveAmount.nullable(),
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({ member: memberRow }),
  /** TA02: its money has moved, or it has played. TA03: more has been put in already. */
  failures: ['E404', 'T999', 'TA02', 'TA03'],
});
