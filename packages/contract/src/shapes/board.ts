import { z } from 'zod';
import { id, instant, yesNo } from '../fields.ts';

/** Where something is written: the members' board, notices, questions to support, frequent questions. */
export const boardType = z.enum(['board', 'notice', 'qna', 'faq']);
export type BoardType = z.output<typeof boardType>;

/** The first three are those of the board and of notices, the others group the FAQ. */
export const postCategory = z.enum(['normal', 'event', 'notice', 'account', 'cash', 'bet', 'game']);
export type PostCategory = z.output<typeof postCategory>;

export const inquiryType = z.enum(['bankaccount', 'etc']);
export type InquiryType = z.output<typeof inquiryType>;

/** Of a question: `answer` when it is answered, `wait` while it is not. */
export const inquiryStatus = z.enum(['answer', 'wait']);
export type InquiryStatus = z.output<typeof inquiryStatus>;
/** What operators list: a question that its member has deleted is kept, and needs no answer. */
export const consoleInquiryStatus = z.enum([...inquiryStatus.options, 'deleted']);
export type ConsoleInquiryStatus = z.output<typeof consoleInquiryStatus>;

export const postLine = z.object({
  boardIdx: id,
  category: postCategory,
  /** Of a question; null of everything else. */
  type: inquiryType.nullable(),
  status: inquiryStatus.nullable(),
  title: z.string(),
  /** Who wrote it: the id masked, and the nickname. Both are null of what the site wrote. */
  regId: z.string().nullable(),
  memName: z.string().nullable(),
  regDate: instant,
  commentCount: z.int(),
  hasImage: yesNo,
  /** Stands above the others. */
  topYn: yesNo,
  /** Written by who asks. */
  mineYn: yesNo,
});
export type PostLine = z.output<typeof postLine>;

export const postImage = z.object({ imageIdx: id, src: z.string(), width: z.int(), height: z.int() });
export type PostImage = z.output<typeof postImage>;

export const postComment = z.object({
  cmtIdx: id,
  regId: z.string().nullable(),
  memName: z.string().nullable(),
  content: z.string(),
  regDate: instant,
  editDate: instant.nullable(),
  mineYn: yesNo,
});
export type PostComment = z.output<typeof postComment>;

/** The text that a picture is sent in: base64 of the file. */
export const imageData = z.base64().min(1);
