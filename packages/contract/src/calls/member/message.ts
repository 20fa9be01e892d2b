import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, localText, page, pageInfo } from '../../fields.ts';

export const message = z.object({
  msgIdx: id,
  title: localText,
  body: localText,
  /** Something to copy: the deposit account number. */
  copyText: z.string().nullable(),
  sentAt: instant,
  readAt: instant.nullable(),
});

export const msgList = defineCall({
  path: '/api/board/msgList',
  summary: 'Messages to the member, newest first',
  audience: 'member',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({
    list: z.array(message),
    pageInfo,
    newMsg: z.int(),
    /** A message is kept for so many days, and so many of a member are. */
    keepDays: z.int(),
    keepCount: z.int(),
  }),
  failures: [],
});

export const msgRead = defineCall({
  path: '/api/board/msgRead',
  summary: 'One message; reading it marks it read',
  audience: 'member',
  limit: 'read',
  body: z.object({ msgIdx: id }),
  data: z.object({ message, newMsg: z.int() }),
  failures: ['E404'],
});

export const msgUpdate = defineCall({
  path: '/api/board/msgUpdate',
  summary: 'Mark chosen messages as read, or delete them; all of them or none',
  audience: 'member',
  limit: 'write',
  body: z.object({
    act: z.enum(['read', 'delete']),
    msgIdxs: z.array(id).max(100),
    /** The newest message that the reader has seen: where a newer one has come meanwhile, nothing is changed. */
    lastMsgIdx: id.nullable().default(null),
  }),
  data: z.object({ newMsg: z.int() }),
  failures: ['M003', 'E404', 'M001', 'M002'],
  invalid: { msgIdxs: 'M003' },
});
