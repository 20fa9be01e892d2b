import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, nothing, page, pageInfo } from '../../fields.ts';
import { depositAccount } from '../../shapes/deposit-account.ts';

export const accountRequestList = defineCall({
  path: '/api/console/account/list',
  summary: 'Members who requested the deposit account',
  audience: 'operator',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({
    list: z.array(
      z.object({
        requestIdx: id,
        memId: z.string(),
        memNick: z.string(),
        requestedAt: instant,
        answeredAt: instant.nullable(),
        answeredBy: z.string().nullable(),
        /** What was sent, or what sending would send to this member now; null where it was sent before that was kept. */
        account: depositAccount.nullable(),
      }),
    ),
    pageInfo,
  }),
  failures: [],
});

export const accountSend = defineCall({
  path: '/api/console/account/send',
  summary: 'Send the deposit account to a member as a message',
  audience: 'operator',
  limit: 'write',
  body: z.object({ requestIdx: id }),
  data: nothing,
  failures: ['E404', 'T999'],
});
