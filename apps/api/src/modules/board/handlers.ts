import type { Handlers } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { deleteComment } from './comment-store.ts';
import { listBoard } from './list-board.ts';
import { deletePost } from './post-store.ts';
import { readBoardPost } from './read-post.ts';
import { saveComment } from './save-comment.ts';
import { saveMemberImage } from './save-image.ts';
import { savePost } from './save-post.ts';
import type { BoardServices } from './services.ts';

type BoardPath =
  | '/api/board/{boardType}/list'
  | '/api/board/{boardType}/datail'
  | '/api/board/{boardType}/save'
  | '/api/board/{boardType}/delete'
  | '/api/board/cmtSave'
  | '/api/board/cmtDelete'
  | '/api/board/image';

export function boardHandlers(services: BoardServices) {
  const { database, clock } = services;
  return {
    '/api/board/{boardType}/list': (context, body) => listBoard(services, context, body),
    '/api/board/{boardType}/datail': (context, body) => readBoardPost(services, context, body),
    '/api/board/{boardType}/save': (context, body, tx) => savePost(services, tx, context, body),

    '/api/board/{boardType}/delete': ({ site, memberId }, { boardType: board, boardIdx }) =>
      inTransaction(database, async (tx) => {
        const own = { siteId: site.id, board, memberId };
        return (await deletePost(tx, own, boardIdx, clock.date())) === 1 ? {} : fail('E404');
      }),

    '/api/board/cmtSave': (context, body, tx) => saveComment(services, tx, context, body),

    '/api/board/cmtDelete': ({ site, memberId }, { cmtIdx }) =>
      inTransaction(database, async (tx) =>
        (await deleteComment(tx, site.id, memberId, cmtIdx, clock.date())) === 1 ? {} : fail('E404'),
      ),

    '/api/board/image': ({ site, memberId }, { data }) =>
      saveMemberImage(services, { siteId: site.id, memberId }, data),
  } satisfies Handlers<BoardPath>;
}
