import type { Tx } from '@hanpan/db';
import { emit } from '../../kernel/outbox.ts';
import { insertMessage, type NewMessage, unreadOf } from './store.ts';

/** Puts a message into a member's box and moves the badge on the member's open pages. */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<void> {
  await insertMessage(tx, message);
  await emit(tx, `member:${message.memberId}`, 'MSG', { data1: await unreadOf(tx, message.memberId) });
}
