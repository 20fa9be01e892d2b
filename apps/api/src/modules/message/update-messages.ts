import type { BodyOf } from '@hanpan/contract';
import type { MemberContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import type { MessageServices } from './services.ts';
import { hasNewerMessage, lockMessages, markDeleted, markRead, unreadOf } from './store.ts';

/**
 * Marks the chosen messages as read, or deletes them: all or none. Fails with M003 where none is chosen, E404 where one
 * is not there, M001 where a newer message has come than the reader has seen, and M002 where one to delete is unread.
 */
export function updateMessages(
  { database, clock }: MessageServices,
  { memberId }: Pick<MemberContext, 'memberId'>,
  { act, msgIdxs, lastMsgIdx }: BodyOf<'/api/board/msgUpdate'>,
) {
  return inTransaction(database, async (tx) => {
    const chosen = [...new Set(msgIdxs)];
    if (chosen.length === 0) return fail('M003');
    const rows = await lockMessages(tx, memberId, chosen);
    if (rows.length < chosen.length) return fail('E404');
    if (lastMsgIdx !== null && (await hasNewerMessage(tx, memberId, lastMsgIdx))) return fail('M001');
    if (act === 'delete') {
      if (rows.some((row) => !row.is_read)) return fail('M002');
      await markDeleted(tx, chosen, clock.date());
    } else {
      await markRead(tx, chosen, clock.date());
    }
    const newMsg = await unreadOf(tx, memberId);
    await emit(tx, `member:${memberId}`, 'MSG', { data1: newMsg });
    return { newMsg };
  });
}
