import type { BodyOf, FailureOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { isReadable, lengthOf, postLimits, postLine, postText } from '@hanpan/rules';
import type { MemberContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { setMemberImages } from './image-store.ts';
import { hasWrittenTooMuch, lockWriter } from './may-write.ts';
import { insertPost, keepFormerText, lockPost, markEdited, replaceTexts } from './post-store.ts';
import type { BoardServices } from './services.ts';

type SavePath = '/api/board/{boardType}/save';
type Body = BodyOf<SavePath>;
type Refusal = Failure<FailureOf<SavePath>>;

/** The text as it is kept. Fails with BD01 (title), BD02 (content), BD06 (category), BD11 (pictures), BD05 (letters). */
function checkText(body: Body): { title: string; content: string } | Refusal {
  const { titleLength, contentLength, images } = postLimits;
  const title = postLine(body.title);
  const content = postText(body.content);
  if (title === '' || lengthOf(title) > titleLength) return fail('BD01', { min: 1, max: titleLength });
  if (content === '' || lengthOf(content) > contentLength)
    return fail('BD02', { min: 1, max: contentLength });
  if ((body.boardType === 'qna') !== (body.type !== null)) return fail('BD06');
  if (body.images.length > images) return fail('BD11', { max: images });
  return isReadable(title) && isReadable(content) ? { title, content } : fail('BD05');
}

/**
 * A question keeps what it said, because it may be a complaint, and whoever reads it is told that it says something else; one
 * that has become about the deposit account asks for it. Fails with E404 (no such own post) or BD12 (an answered question).
 */
async function changePost(
  { clock, requestAccount }: BoardServices,
  tx: Tx,
  context: MemberContext,
  { boardIdx, boardType, type }: Body & { boardIdx: number },
  { title, content }: { title: string; content: string },
): Promise<number | Refusal> {
  const { site, memberId } = context;
  const post = await lockPost(tx, site.id, boardIdx);
  if (post?.member_id !== memberId || post.board !== boardType) return fail('E404');
  if (post.answered_at !== null) return fail('BD12');
  const at = clock.date();
  await markEdited(tx, boardIdx, { type, at });
  if (post.board !== 'qna') return boardIdx;
  await keepFormerText(tx, boardIdx, { title, body: content, at });
  if (type === 'bankaccount' && post.inquiry_type !== type) await requestAccount(tx, context);
  await emit(tx, `operators:${site.id}`, 'queue', { kind: 'question', change: 'done' });
  return boardIdx;
}

/** Fails with BD10 (too many in a short time). */
async function newPost(
  services: BoardServices,
  tx: Tx,
  context: MemberContext,
  { boardType: board, type }: Body,
): Promise<number | Refusal> {
  const { site, memberId } = context;
  if ((await hasWrittenTooMuch(services, tx, memberId)).posts) return fail('BD10');
  const shared = { siteId: site.id, memberId, operator: null, category: 'normal', isPinned: false } as const;
  const id = await insertPost(tx, { ...shared, board, type, at: services.clock.date() });
  if (type === 'bankaccount') await services.requestAccount(tx, context);
  if (board === 'qna') await emit(tx, `operators:${site.id}`, 'queue', { kind: 'question', change: 'new' });
  return id;
}

/**
 * Writes a post or a question of a member, or changes an own one. A question about the deposit account also asks the cash
 * desk for it. Fails with BD01, BD02, BD06, BD11, BD05 (what was written), E403, BD04 (who writes), E404, BD12 (what is
 * changed) and BD10 (too often).
 */
export async function savePost(
  services: BoardServices,
  tx: Tx,
  context: MemberContext,
  body: Body,
): Promise<{ boardIdx: number } | Refusal> {
  const text = checkText(body);
  if (isFailure(text)) return text;
  const writer = await lockWriter(tx, context, body.boardType, body.memId);
  if (isFailure(writer)) return writer;
  if (body.category !== 'normal') return fail('BD04');
  const { boardIdx } = body;
  const id = await (boardIdx === null
    ? newPost(services, tx, context, body)
    : changePost(services, tx, context, { ...body, boardIdx }, text));
  if (isFailure(id)) return id;
  const { title, content } = text;
  await replaceTexts(tx, id, [{ locale: 'any', title, body: content, plain: content }]);
  const images = new Set(body.images);
  const attached = await setMemberImages(tx, id, context.memberId, [...images]);
  return attached === images.size ? { boardIdx: id } : fail('BD11', { max: postLimits.images });
}
