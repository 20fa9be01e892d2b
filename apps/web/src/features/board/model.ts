import type { DataOf, PostCategory } from '@hanpan/contract';
import { postLimits } from '@hanpan/rules';
import type { PlaceName, PlainName } from '../../app/urls.ts';

export const listPath = '/api/board/{boardType}/list';
export const detailPath = '/api/board/{boardType}/datail';
export const savePath = '/api/board/{boardType}/save';

export type BoardDetail = DataOf<typeof detailPath>;
export type Post = BoardDetail['post'];

/** The boards whose posts have a page of their own. */
export type ReadBoard = 'board' | 'notice' | 'qna';
/** Those that members write to. */
export type WriteBoard = 'board' | 'qna';

interface Places {
  readonly list: PlainName;
  readonly read: Extract<PlaceName, 'boardRead' | 'noticeRead' | 'questionRead'>;
}

export const placesOf: Readonly<Record<ReadBoard, Places>> = {
  board: { list: 'board', read: 'boardRead' },
  notice: { list: 'noticeList', read: 'noticeRead' },
  qna: { list: 'qnaList', read: 'questionRead' },
};

export const writePlaceOf = { board: 'boardWrite', qna: 'questionWrite' } as const satisfies Record<
  WriteBoard,
  PlainName
>;

/** What a list can be narrowed down to; questions have statuses in place of categories. */
export const filtersOf = {
  board: ['normal', 'event', 'notice'],
  notice: ['notice', 'event'],
  qna: ['wait', 'answer'],
} as const satisfies Record<ReadBoard, readonly (PostCategory | 'wait' | 'answer')[]>;

export const faqCategories = ['account', 'cash', 'bet', 'game'] as const satisfies readonly PostCategory[];

export function canWrite(board: ReadBoard): board is WriteBoard {
  return board !== 'notice';
}

/** How many characters are left of a limit; below zero where there are too many. */
export function leftOf(text: string, limit: number): number {
  return limit - [...text.trim()].length;
}

export interface Draft {
  readonly title: string;
  readonly content: string;
}

export type DraftProblem = 'front.board.emptyTitle' | 'front.board.emptyContent' | 'tooLong';

/** What is wrong with each field of a draft (VL-15). */
export function problemsOf({ title, content }: Draft): { title?: DraftProblem; content?: DraftProblem } {
  const problemOf = (text: string, limit: number, empty: DraftProblem) =>
    text.trim() === '' ? empty : leftOf(text, limit) < 0 ? ('tooLong' as const) : undefined;
  const inTitle = problemOf(title, postLimits.titleLength, 'front.board.emptyTitle');
  const inContent = problemOf(content, postLimits.contentLength, 'front.board.emptyContent');
  return { ...(inTitle && { title: inTitle }), ...(inContent && { content: inContent }) };
}
