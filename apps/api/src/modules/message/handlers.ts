import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { memberPageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { settingsOf } from '../settings/index.ts';
import type { MessageServices } from './services.ts';
import { countMessages, listMessages, type MessageRow, openMessage, unreadOf } from './store.ts';
import { updateMessages } from './update-messages.ts';

type MessagePath = '/api/board/msgList' | '/api/board/msgRead' | '/api/board/msgUpdate';

function present(row: MessageRow) {
  return {
    msgIdx: row.id,
    title: row.title,
    body: row.body,
    copyText: row.copy_text,
    sentAt: isoOf(row.sent_at),
    readAt: isoOrNull(row.read_at),
  };
}

export function messageHandlers(services: MessageServices) {
  const { database, clock } = services;
  return {
    '/api/board/msgList': async ({ site, memberId }, { page }) => {
      const rows = await listMessages(database, memberId, pageOf(page, memberPageSize));
      return {
        list: rows.map(present),
        pageInfo: pageInfoOf(page, memberPageSize, await countMessages(database, memberId)),
        newMsg: await unreadOf(database, memberId),
        ...settingsOf(site).message,
      };
    },

    '/api/board/msgRead': ({ memberId }, { msgIdx }) =>
      inTransaction(database, async (tx) => {
        const row = await openMessage(tx, memberId, msgIdx, clock.date());
        if (row === undefined) return fail('E404');
        const newMsg = await unreadOf(tx, memberId);
        await emit(tx, `member:${memberId}`, 'MSG', { data1: newMsg });
        return { message: present(row), newMsg };
      }),

    '/api/board/msgUpdate': (context, body) => updateMessages(services, context, body),
  } satisfies Handlers<MessagePath>;
}
