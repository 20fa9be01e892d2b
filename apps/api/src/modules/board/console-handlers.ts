import type { Handlers, OperatorContext } from '../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { fail } from '../../kernel/failure.ts';
import { consolePageSize, pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { revisionOf } from '../../kernel/revision.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { listComments } from './comment-store.ts';
import {
  askedIn,
  type ConsoleLineRow,
  countForConsole,
  countWaiting,
  formerTextsOf,
  listForConsole,
  readForConsole,
  textsOf,
} from './console-store.ts';
import { hideWritten } from './hide-post.ts';
import { imagesOf } from './image-store.ts';
import type { PostLineRow } from './list-store.ts';
import { contentOf, presentImage, statusOf, yesNo } from './present.ts';
import { publishPost } from './publish-post.ts';
import { publishedOf } from './published.ts';
import { replyToPost } from './reply-to-post.ts';
import { saveOperatorImage } from './save-image.ts';
import { searchPattern } from './search-pattern.ts';
import type { BoardServices } from './services.ts';

type ConsoleBoardPath =
  | '/api/console/board/list'
  | '/api/console/board/detail'
  | '/api/console/board/publish'
  | '/api/console/board/reply'
  | '/api/console/board/hide'
  | '/api/console/board/image';

/** A discussion that is longer is read on the site. */
const mostComments = 500;

function presentRow(row: ConsoleLineRow) {
  return {
    boardIdx: row.id,
    boardType: row.board,
    category: row.category,
    type: row.inquiry_type,
    status: statusOf(row),
    title: row.title,
    memId: row.mem_id,
    memNick: row.nickname,
    operatorName: row.operator,
    regDate: isoOf(row.posted_at),
    waitingSince: isoOf(row.waiting_since),
    commentCount: row.comments,
    topYn: yesNo(row.is_pinned),
    hiddenYn: yesNo(row.hidden_at !== null),
    deletedAt: isoOrNull(row.deleted_at),
  };
}

async function detail(
  { database }: BoardServices,
  { site, locale }: OperatorContext,
  { boardIdx }: { boardIdx: number },
) {
  const row = await readForConsole(database, site.id, locale, boardIdx);
  if (row === undefined) return fail('E404');
  const published =
    row.operator === null
      ? null
      : publishedOf(
          { board: row.board, category: row.category, isPinned: row.is_pinned },
          await textsOf(database, row.id),
        );
  const shown = row.board === 'qna' ? 'all' : 'notDeleted';
  const comments = await listComments(database, row.id, { shown, limit: mostComments, offset: 0 });
  const former = await formerTextsOf(database, row.id);
  const formerOf = (commentId: number | null) =>
    former
      .filter((each) => each.comment_id === commentId)
      .map(({ title, body, replaced_at: at }) => ({ title, content: body, until: isoOf(at) }));
  return {
    post: {
      ...presentRow(row),
      content: published === null ? row.body : null,
      titles: published?.titles ?? null,
      contents: published?.contents ?? null,
      images: (await imagesOf(database, row.id)).map(presentImage),
      hiddenBy: row.hidden_by,
      formerTexts: formerOf(null),
      revision: await revisionOfPost(database, row, published),
    },
    comments: comments.map((each) => ({
      cmtIdx: each.id,
      memId: each.mem_id,
      memNick: each.nickname,
      operatorName: each.operator,
      content: contentOf(each, locale),
      regDate: isoOf(each.posted_at),
      hiddenYn: yesNo(each.hidden_at !== null),
      deletedAt: isoOrNull(each.deleted_at),
      formerTexts: formerOf(each.id),
    })),
  };
}

/** Of what an operator published, or of what a member asks; what members write to each other has none. */
async function revisionOfPost(
  database: BoardServices['database'],
  { id, board }: PostLineRow,
  published: object | null,
): Promise<string | null> {
  if (published !== null) return revisionOf(published);
  return board === 'qna' ? revisionOf(await askedIn(database, id)) : null;
}

export function consoleBoardHandlers(services: BoardServices) {
  const { database } = services;
  return {
    '/api/console/board/list': async ({ site, locale }, { boardType: board, status, search, page }) => {
      const filter = { siteId: site.id, board, locale, status, pattern: searchPattern(search) };
      return {
        list: (await listForConsole(database, filter, pageOf(page, consolePageSize))).map(presentRow),
        pageInfo: pageInfoOf(page, consolePageSize, await countForConsole(database, filter)),
        waitingCount: await countWaiting(database, site.id),
      };
    },

    '/api/console/board/detail': (context, body) => detail(services, context, body),
    '/api/console/board/publish': (context, body, tx) => publishPost(services, tx, context, body),
    '/api/console/board/reply': (context, body, tx) => replyToPost(services, tx, context, body),
    '/api/console/board/hide': (context, body) =>
      inTransaction(database, (tx) => hideWritten(services, tx, context, body)),
    '/api/console/board/image': ({ site, operatorName: operator }, { data }) =>
      saveOperatorImage(services, { siteId: site.id, operator }, data),
  } satisfies Handlers<ConsoleBoardPath>;
}
