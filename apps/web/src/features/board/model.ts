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

export interface Part {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly isTerm: boolean;
}

/** A text cut at every place where a term stands in it, without regard to case. Joined, the parts are the text again. */
export function partsAround(text: string, term: string): Part[] {
  const wanted = term.toLowerCase();
  const lower = text.toLowerCase();
  // A few letters change their length with their case; then places of one are no places of the other.
  if (wanted === '' || lower.length !== text.length) return [{ at: 0, text, isTerm: false }];
  const parts: Part[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ at: from, text: text.slice(from, at), isTerm: false });
    parts.push({ at, text: text.slice(at, at + wanted.length), isTerm: true });
    from = at + wanted.length;
  }
  if (from < text.length || parts.length === 0)
    parts.push({ at: from, text: text.slice(from), isTerm: false });
  return parts;
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
