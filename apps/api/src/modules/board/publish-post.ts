import type { BodyOf, FailureOf, LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { isReadable, lengthOf, postLimits, postLine } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { revisionOf } from '../../kernel/revision.ts';
import { cleanHtml, plainOf, shownImages } from './clean-html.ts';
import { lockPublished, textsOf, updatePublished } from './console-store.ts';
import { withOwnImages } from './own-images.ts';
import { insertPost, type PostText, replaceTexts } from './post-store.ts';
import { publishedOf } from './published.ts';
import type { BoardServices } from './services.ts';

type PublishPath = '/api/console/board/publish';
type Body = BodyOf<PublishPath>;
type Refusal = Failure<FailureOf<PublishPath>>;

const categoriesOf: Readonly<Record<Body['boardType'], readonly Body['category'][]>> = {
  board: ['notice', 'event'],
  notice: ['notice', 'event'],
  faq: ['account', 'cash', 'bet', 'game'],
};

/** Titles and cleaned texts by language. Where one has a title it has a text, and Korean or English has both. */
export function publishedTexts(
  titles: LocalText,
  contents: LocalText,
): PostText[] | Failure<'BD01' | 'BD02'> {
  const texts: PostText[] = [];
  for (const locale of ['ko', 'en', 'vi'] as const) {
    const title = postLine(titles[locale]);
    const body = cleanHtml(contents[locale]);
    const plain = plainOf(body);
    const isEmpty = plain === '' && shownImages(body).length === 0;
    if (title === '' && isEmpty) continue;
    const isLong = lengthOf(title) > postLimits.titleLength;
    if (title === '' || isLong || !isReadable(title))
      return fail('BD01', { min: 1, max: postLimits.titleLength });
    if (isEmpty) return fail('BD02', { min: 1, max: postLimits.contentLength });
    texts.push({ locale, title, body, plain });
  }
  return texts.some(({ locale }) => locale !== 'vi')
    ? texts
    : fail('BD01', { min: 1, max: postLimits.titleLength });
}

async function readPublished(tx: Tx, siteId: number, id: number) {
  const post = await lockPublished(tx, siteId, id);
  return post && publishedOf(post, await textsOf(tx, id));
}

/**
 * Publishes what operators write, or changes it. Fails with BD01, BD02 (a language without title or text), BD06 (a
 * category that the board has not), E404 (nothing of an operator to change) and T999 (it is no longer as it was read).
 */
export async function publishPost(
  { clock }: BoardServices,
  tx: Tx,
  context: OperatorContext,
  { boardIdx, revision, boardType: board, category, titles, contents, topYn }: Body,
): Promise<{ boardIdx: number } | Refusal> {
  const texts = publishedTexts(titles, contents);
  if (isFailure(texts)) return texts;
  if (!categoriesOf[board].includes(category)) return fail('BD06');
  const { site, operatorName: operator } = context;
  const post = { board, category, isPinned: topYn === 'Y', at: clock.date() };
  const before = boardIdx === null ? undefined : await readPublished(tx, site.id, boardIdx);
  if (boardIdx !== null && before === undefined) return fail('E404');
  if (before !== undefined && revisionOf(before) !== revision) return fail('T999');
  if (boardIdx !== null) await updatePublished(tx, boardIdx, post);
  const id =
    boardIdx ?? (await insertPost(tx, { ...post, siteId: site.id, type: null, memberId: null, operator }));
  const own = await withOwnImages(tx, { siteId: site.id, postId: id, operator, at: post.at }, texts);
  await replaceTexts(tx, id, own);
  await recordAction(tx, context, boardIdx === null ? 'board.publish' : 'board.change', `post:${id}`, {
    ...(before && { before }),
    after: publishedOf(post, own),
  });
  return { boardIdx: id };
}
