import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { GuestContext } from '../../kernel/call-context.ts';
import { isoOrNull } from '../../kernel/clock.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { pageInfoOf, pageOf } from '../../kernel/paging.ts';
import { listComments } from './comment-store.ts';
import { imagesOf } from './image-store.ts';
import { readerOf } from './list-board.ts';
import { neighboursOf, readPost } from './list-store.ts';
import { presentComment, presentImage, presentLine, yesNo } from './present.ts';
import type { BoardServices } from './services.ts';

type DetailPath = '/api/board/{boardType}/datail';

/** More than a list has: a discussion is read in one go. */
const commentsAPage = 50;

/** One post with its comments. Fails with E401, or E404 where its reader may see none. */
export async function readBoardPost(
  { database }: BoardServices,
  context: GuestContext,
  { boardType, boardIdx, cmtPage }: BodyOf<DetailPath>,
): Promise<AnswerOf<DetailPath> | Failure<'E401' | 'E404'>> {
  const reader = readerOf(context, boardType);
  if ('code' in reader) return reader;
  const row = await readPost(database, reader, boardIdx);
  if (row === undefined) return fail('E404');
  const page = { shown: 'toMembers' as const, ...pageOf(cmtPage, commentsAPage) };
  const comments = await listComments(database, row.id, page);
  const neighbours = await neighboursOf(database, reader, row);
  const neighbour = (isNewer: boolean) => {
    const found = neighbours.find((each) => each.is_newer === isNewer);
    return found === undefined ? null : { boardIdx: found.id, title: found.title };
  };
  return {
    post: {
      ...presentLine(row, reader.memberId),
      content: row.body,
      contentType: row.operator === null ? 'text' : 'html',
      editDate: isoOrNull(row.edited_at),
      images: row.operator === null ? (await imagesOf(database, row.id)).map(presentImage) : [],
      commentYn: yesNo(reader.memberId !== null && (boardType === 'board' || boardType === 'qna')),
    },
    comments: comments.map((each) => presentComment(each, reader.memberId, reader.locale)),
    cmtInfo: pageInfoOf(cmtPage, commentsAPage, row.comments),
    newer: neighbour(true),
    older: neighbour(false),
  };
}
