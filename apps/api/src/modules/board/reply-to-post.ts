import type { BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { noticeTexts, type Text, translate } from '@hanpan/messages';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { revisionOf } from '../../kernel/revision.ts';
import { insertComment } from './comment-store.ts';
import { askedIn, textsOf } from './console-store.ts';
import { lockPost, setAnswered } from './post-store.ts';
import { checkComment } from './save-comment.ts';
import type { BoardServices } from './services.ts';

type ReplyPath = '/api/console/board/reply';

function filled(text: Text, title: string) {
  const words = { title };
  return {
    ko: translate(text, 'ko', words),
    en: translate(text, 'en', words),
    vi: translate(text, 'vi', words),
  };
}

/**
 * An operator answers a question, of which its member is told, or comments on a post of the board. Fails with BD07 (no
 * text, or one with letters that hide), E404, BD04 where nobody comments, or T999 where a question no longer says what was read.
 */
export async function replyToPost(
  { clock, sendMessage }: BoardServices,
  tx: Tx,
  context: OperatorContext,
  { boardIdx, content, revision }: BodyOf<ReplyPath>,
): Promise<{ cmtIdx: number } | Failure<FailureOf<ReplyPath>>> {
  const text = checkComment(content);
  if (isFailure(text)) return fail('BD07', text.params);
  const { site, operatorName: operator } = context;
  const post = await lockPost(tx, site.id, boardIdx);
  if (post === undefined) return fail('E404');
  if (post.board !== 'qna' && post.board !== 'board') return fail('BD04');
  if (post.board === 'qna' && revision !== null && revision !== revisionOf(await askedIn(tx, post.id)))
    return fail('T999');
  const at = clock.date();
  const comment = { siteId: site.id, postId: post.id, memberId: null, operator, words: null };
  const cmtIdx = await insertComment(tx, { ...comment, body: text, at });
  if (post.board === 'qna' && post.member_id !== null) {
    await setAnswered(tx, post.id, at);
    const [words] = await textsOf(tx, post.id);
    const title = words?.title ?? '';
    await sendMessage(tx, {
      siteId: site.id,
      memberId: post.member_id,
      title: filled(noticeTexts['notice.answered.title'], title),
      body: filled(noticeTexts['notice.answered.body'], title),
      copyText: null,
      sentBy: operator,
      sentAt: at,
    });
    await emit(tx, `operators:${site.id}`, 'queue', { kind: 'question', change: 'done' });
  }
  await recordAction(tx, context, 'board.reply', `post:${post.id}`, { comment: cmtIdx });
  return { cmtIdx };
}
