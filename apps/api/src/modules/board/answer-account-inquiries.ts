import type { Tx } from '@hanpan/db';
import { emit } from '../../kernel/outbox.ts';
import { insertComment } from './comment-store.ts';
import { setAnswered, waitingAccountInquiries } from './post-store.ts';

interface AccountSent {
  readonly siteId: number;
  readonly memberId: number;
  readonly sentBy: string;
  readonly at: Date;
}

/** The deposit account is on its way to a member: what the member asked about it has its answer. */
export async function answerAccountInquiries(
  tx: Tx,
  { siteId, memberId, sentBy: operator, at }: AccountSent,
): Promise<void> {
  const inquiries = await waitingAccountInquiries(tx, siteId, memberId);
  for (const { id: postId } of inquiries) {
    await insertComment(tx, { siteId, postId, memberId: null, operator, body: '', words: 'accountSent', at });
    await setAnswered(tx, postId, at);
  }
  if (inquiries.length > 0)
    await emit(tx, `operators:${siteId}`, 'queue', { kind: 'question', change: 'done' });
}
