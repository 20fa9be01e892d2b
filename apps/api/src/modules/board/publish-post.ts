import type { BodyOf, FailureOf, LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { isReadable, lengthOf, postLimits, postLine } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, fail, isFailure } from '../../kernel/failure.ts';
import { cleanHtml, plainOf, shownImages } from './clean-html.ts';
import { updatePublished } from './console-store.ts';
import { setShownImages } from './image-store.ts';
import { insertPost, type PostText, replaceTexts } from './post-store.ts';
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

/**
 * Publishes what operators write, or changes it. Fails with BD01, BD02 (a language without title or text), BD06 (a
 * category that the board has not) and E404 (nothing of an operator to change).
 */
export async function publishPost(
  { clock }: BoardServices,
  tx: Tx,
  context: OperatorContext,
  { boardIdx, boardType: board, category, titles, contents, topYn }: Body,
): Promise<{ boardIdx: number } | Refusal> {
  const texts = publishedTexts(titles, contents);
  if (isFailure(texts)) return texts;
  if (!categoriesOf[board].includes(category)) return fail('BD06');
  const { site, operatorName: operator } = context;
  const post = { board, category, isPinned: topYn === 'Y', at: clock.date() };
  let id = boardIdx;
  if (id === null) {
    id = await insertPost(tx, { ...post, siteId: site.id, type: null, memberId: null, operator });
  } else if ((await updatePublished(tx, site.id, { ...post, id })) === 0) {
    return fail('E404');
  }
  await replaceTexts(tx, id, texts);
  await setShownImages(
    tx,
    site.id,
    id,
    texts.flatMap(({ body }) => shownImages(body)),
  );
  await recordAction(tx, context, boardIdx === null ? 'board.publish' : 'board.change', `post:${id}`, {
    board,
    category,
    title: texts[0]?.title ?? '',
  });
  return { boardIdx: id };
}
