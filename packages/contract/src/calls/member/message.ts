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
  data: z.object({ list: z.array(message), pageInfo, newMsg: z.int() }),
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
