import type { BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { isReadable, lengthOf, postLimits, postText } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { insertComment, keepFormerComment, updateComment } from './comment-store.ts';
import { hasWrittenTooMuch, lockWriter } from './may-write.ts';
import { lockPost, setAnswered } from './post-store.ts';
import type { BoardServices } from './services.ts';

type CommentPath = '/api/board/cmtSave';
type Refusal = Failure<FailureOf<CommentPath>>;

/** A comment as it is kept. Fails with BD07 (empty or too long) or BD05 (letters). */
export function checkComment(content: string): string | Failure<'BD07' | 'BD05'> {
  const text = postText(content);
  const max = postLimits.commentLength;
  if (text === '' || lengthOf(text) > max) return fail('BD07', { min: 1, max });
  return isReadable(text) ? text : fail('BD05');
}

/**
 * Comments on a post of the board, asks again below an own question, which then waits anew, or changes an own comment.
 * Fails with BD07, BD05 (what was written), E403, E404 (the post or the comment), BD04 (who writes) and BD10 (too often).
 */
export async function saveComment(
  services: BoardServices,
  tx: Tx,
  context: MemberContext,
  { boardIdx, cmtIdx, content, regId }: BodyOf<CommentPath>,
): Promise<{ cmtIdx: number } | Refusal> {
  const text = checkComment(content);
  if (isFailure(text)) return text;
  const { site, memberId } = context;
  const writer = await lockWriter(tx, context, 'qna', regId);
  if (isFailure(writer)) return writer;
  const post = await lockPost(tx, site.id, boardIdx);
  if (post === undefined || (post.board === 'qna' && post.member_id !== memberId)) return fail('E404');
  const mayWrite = post.board === 'qna' || (post.board === 'board' && writer.status === 'active');
  if (!mayWrite) return fail('BD04');
  const at = services.clock.date();
  if (cmtIdx !== null) {
    const own = { postId: post.id, memberId, id: cmtIdx };
    if (post.board === 'qna') await keepFormerComment(tx, own, { body: text, at });
    const changed = await updateComment(tx, own, text, at);
    if (post.board === 'qna' && changed === 1)
      await emit(tx, `operators:${site.id}`, 'queue', { kind: 'question', change: 'done' });
    return changed === 1 ? { cmtIdx } : fail('E404');
  }
  if ((await hasWrittenTooMuch(services, tx, memberId)).comments) return fail('BD10');
  const comment = { siteId: site.id, postId: post.id, memberId, operator: null, words: null };
  const id = await insertComment(tx, { ...comment, body: text, at });
  if (post.board === 'qna') {
    if (post.answered_at !== null) await setAnswered(tx, post.id, null);
    await emit(tx, `operators:${site.id}`, 'queue', { kind: 'question', change: 'new' });
  }
  return { cmtIdx: id };
}
