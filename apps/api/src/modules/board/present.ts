import type { PostComment, PostImage, PostLine } from '@hanpan/contract';
import { type Locale, noticeTexts } from '@hanpan/messages';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { maskId } from '../../kernel/text-mask.ts';
import type { CommentRow } from './comment-store.ts';
import type { ImageRow } from './image-store.ts';
import type { PostLineRow } from './list-store.ts';

export const yesNo = (is: boolean) => (is ? ('Y' as const) : ('N' as const));

/** Whose it is, as everybody may know it. */
function writerOf({ mem_id: memId, nickname }: Pick<PostLineRow, 'mem_id' | 'nickname'>) {
  return { regId: memId === null ? null : maskId(memId), memName: nickname };
}

export function statusOf({ board, answered_at: answeredAt }: Pick<PostLineRow, 'board' | 'answered_at'>) {
  if (board !== 'qna') return null;
  return answeredAt === null ? ('wait' as const) : ('answer' as const);
}

export function presentLine(row: PostLineRow, memberId: number | null): PostLine {
  return {
    boardIdx: row.id,
    category: row.category,
    type: row.inquiry_type,
    status: statusOf(row),
    title: row.title,
    ...writerOf(row),
    regDate: isoOf(row.posted_at),
    commentCount: row.comments,
    hasImage: yesNo(row.has_image),
    topYn: yesNo(row.is_pinned),
    mineYn: yesNo(row.member_id !== null && row.member_id === memberId),
  };
}

const wordsOfReplies = { accountSent: noticeTexts['notice.accountSent.reply'] } as const;

/** A comment as it is written, or the site's own words in the language of the reader. */
export function contentOf({ body, words }: Pick<CommentRow, 'body' | 'words'>, locale: Locale): string {
  return words === null ? body : wordsOfReplies[words][locale];
}

export function presentComment(row: CommentRow, memberId: number | null, locale: Locale): PostComment {
  return {
    cmtIdx: row.id,
    ...writerOf(row),
    content: contentOf(row, locale),
    regDate: isoOf(row.posted_at),
    editDate: isoOrNull(row.edited_at),
    mineYn: yesNo(row.member_id !== null && row.member_id === memberId),
  };
}

export const imagePath = '/api/board/image/';

export function presentImage({ id, token, width, height }: ImageRow): PostImage {
  return { imageIdx: id, src: `${imagePath}${token}.webp`, width, height };
}
