import type { BoardType, DataOf, LocalText, PostCategory } from '@hanpan/contract';

export const listPath = '/api/console/board/list';
export const detailPath = '/api/console/board/detail';

export type PostRow = DataOf<typeof listPath>['list'][number];
export type PostDetail = DataOf<typeof detailPath>;
export type PublishBoard = Exclude<BoardType, 'qna'>;

/** In the order in which they need a person. */
export const boards = ['qna', 'notice', 'faq', 'board'] as const satisfies readonly BoardType[];
export const statuses = ['all', 'wait', 'answer', 'deleted'] as const;

export const categoriesOf = {
  notice: ['notice', 'event'],
  board: ['notice', 'event'],
  faq: ['account', 'cash', 'bet', 'game'],
} as const satisfies Record<PublishBoard, readonly PostCategory[]>;

/** What is published, while it is written. */
export interface Draft {
  /** Of what is changed, as it was read; null of something new. */
  readonly revision: string | null;
  readonly boardType: PublishBoard;
  readonly category: PostCategory;
  readonly titles: LocalText;
  readonly contents: LocalText;
  readonly isTop: boolean;
}

const nothing: LocalText = { ko: '', en: '', vi: '' };

/** An empty draft for a board, or that of what is published already. */
export function draftOf(boardType: BoardType, post?: PostDetail['post']): Draft {
  const board = boardType === 'qna' ? 'notice' : boardType;
  return {
    revision: post?.revision ?? null,
    boardType: board,
    category: post?.category ?? categoriesOf[board][0],
    titles: post?.titles ?? nothing,
    contents: post?.contents ?? nothing,
    isTop: post?.topYn === 'Y',
  };
}

export function postKeyOf({ boardIdx }: Pick<PostRow, 'boardIdx'>): string {
  return String(boardIdx);
}
