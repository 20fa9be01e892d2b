import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, localText, nothing, page, pageInfo, searchText, yesNo } from '../../fields.ts';
import {
  boardType,
  consoleInquiryStatus,
  imageData,
  inquiryStatus,
  inquiryType,
  postCategory,
  postImage,
} from '../../shapes/board.ts';

const row = z.object({
  boardIdx: id,
  boardType,
  category: postCategory,
  type: inquiryType.nullable(),
  status: inquiryStatus.nullable(),
  /** Of a member in the language of the member, of an operator in that of who asks. */
  title: z.string(),
  /** The member who wrote it; null of what operators wrote. */
  memId: z.string().nullable(),
  memNick: z.string().nullable(),
  operatorName: z.string().nullable(),
  regDate: instant,
  /** Of a question: when it was asked, or asked again after its answer. */
  waitingSince: instant,
  commentCount: z.int(),
  topYn: yesNo,
  hiddenYn: yesNo,
  /** Of a question that its member has deleted, which operators still read: when. */
  deletedAt: instant.nullable(),
});

const formerText = z.object({
  /** Null of what was asked below a question. */
  title: z.string().nullable(),
  content: z.string(),
  /** When its member changed it to what came after. */
  until: instant,
});

const comment = z.object({
  cmtIdx: id,
  memId: z.string().nullable(),
  memNick: z.string().nullable(),
  operatorName: z.string().nullable(),
  content: z.string(),
  regDate: instant,
  hiddenYn: yesNo,
  deletedAt: instant.nullable(),
  formerTexts: z.array(formerText),
});

export const consoleBoardList = defineCall({
  path: '/api/console/board/list',
  summary:
    'Posts of every board, hidden ones and deleted questions too; questions that wait come first, the oldest of them on top',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    boardType,
    status: consoleInquiryStatus.nullable().default(null),
    search: searchText,
    page,
  }),
  data: z.object({ list: z.array(row), pageInfo, waitingCount: z.int() }),
  failures: [],
});

export const consoleBoardDetail = defineCall({
  path: '/api/console/board/detail',
  summary: 'One post with everything below it; the text of a member as it was written',
  audience: 'operator',
  limit: 'read',
  body: z.object({ boardIdx: id }),
  data: z.object({
    post: row.extend({
      /** Of a member. */
      content: z.string().nullable(),
      /** Of an operator: title and HTML in every language. */
      titles: localText.nullable(),
      contents: localText.nullable(),
      images: z.array(postImage),
      hiddenBy: z.string().nullable(),
      /** What a question said before its member changed it, the oldest first. */
      formerTexts: z.array(formerText),
      /** Of what an operator published, or of what a member asks; whoever changes or answers it names it. Null of a member's post. */
      revision: z.string().nullable(),
    }),
    comments: z.array(comment),
  }),
  failures: ['E404'],
});

const typedText = z.string().trim().max(100_000);
const typedTexts = z.object({ ko: typedText, en: typedText, vi: typedText });

export const consoleBoardPublish = defineCall({
  path: '/api/console/board/publish',
  summary: 'Publish a notice, an event or an entry of the FAQ, or change one; languages left empty fall back',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    boardIdx: id.nullable().default(null),
    /** Of the one that is changed, as it was read. */
    revision: z.string().max(100).nullable().default(null),
    boardType: boardType.exclude(['qna']),
    category: postCategory,
    titles: typedTexts,
    /** HTML; what is not allowed in it is taken out. */
    contents: typedTexts,
    topYn: yesNo.default('N'),
  }),
  data: z.object({ boardIdx: id }),
  /** T999: it is no longer as it was read. */
  failures: ['C999', 'BD01', 'BD02', 'BD06', 'E404', 'T999'],
  invalid: { titles: 'BD01', contents: 'BD02', category: 'BD06' },
});

export const consoleBoardReply = defineCall({
  path: '/api/console/board/reply',
  summary: 'Answer a question, or comment on a post of the board; the member is told by message of an answer',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    boardIdx: id,
    /** Of a question, as it was read. */
    revision: z.string().max(100).nullable().default(null),
    content: z.string().max(20_000),
  }),
  data: z.object({ cmtIdx: id }),
  /** T999: the question no longer says what was read. */
  failures: ['C999', 'BD07', 'E404', 'BD04', 'T999'],
  invalid: { content: 'BD07' },
});

export const consoleBoardHide = defineCall({
  path: '/api/console/board/hide',
  summary:
    'Hide a post or one of its comments from members, or show it again; the reason goes to the audit log',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    boardIdx: id,
    /** The comment; null is the post itself. */
    cmtIdx: id.nullable().default(null),
    hiddenYn: yesNo,
    reason: z.string().trim().max(200).default(''),
  }),
  data: nothing,
  failures: ['E404'],
});

export const consoleBoardImage = defineCall({
  path: '/api/console/board/image',
  summary: 'Send a picture for a notice',
  audience: 'operator',
  limit: 'upload',
  bodyLimitBytes: 7 * 1024 * 1024,
  body: z.object({ data: imageData }),
  data: postImage,
  failures: ['BD08', 'BD09'],
  invalid: { data: 'BD08' },
});
