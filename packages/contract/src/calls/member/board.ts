import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, nothing, page, pageInfo, yesNo } from '../../fields.ts';
import {
  boardType,
  imageData,
  inquiryStatus,
  inquiryType,
  postCategory,
  postComment,
  postImage,
  postLine,
} from '../../shapes/board.ts';

const params = z.object({ boardType });

const neighbour = z.object({ boardIdx: id, title: z.string() }).nullable();

export const boardList = defineCall({
  path: '/api/board/{boardType}/list',
  summary: 'Posts of a board, newest first; of questions those of the member. Guests read notices and FAQ',
  audience: 'guest',
  limit: 'read',
  params,
  body: z.object({
    page,
    category: postCategory.nullable().default(null),
    /** Of questions. */
    type: inquiryType.nullable().default(null),
    status: inquiryStatus.nullable().default(null),
    /** Part of a title or a text. */
    search: z.string().max(20_000).default(''),
    /** Only what the member wrote. */
    mineYn: yesNo.default('N'),
  }),
  data: z.object({
    list: z.array(postLine),
    pageInfo,
    /** The posts of this page, in their order. */
    idxList: z.array(id),
    /** Of questions: minutes until an operator writes, the median of the last weeks; null where there were too few, and of other boards. */
    usualMinutes: z.int().nullable(),
  }),
  failures: ['E401', 'BD03'],
  invalid: { search: 'BD03' },
});

export const boardDetail = defineCall({
  path: '/api/board/{boardType}/datail',
  summary: 'One post with its comments, and its neighbours in the list',
  audience: 'guest',
  limit: 'read',
  params,
  body: z.object({ boardIdx: id, cmtPage: page }),
  data: z.object({
    post: postLine.extend({
      content: z.string(),
      /** `html` is what operators write, cleaned by the server; `text` has lines and nothing else. */
      contentType: z.enum(['text', 'html']),
      editDate: instant.nullable(),
      images: z.array(postImage),
      /** Whether who asks may comment here. */
      commentYn: yesNo,
    }),
    comments: z.array(postComment),
    cmtInfo: pageInfo,
    newer: neighbour,
    older: neighbour,
  }),
  failures: ['E401', 'E404'],
});

/** Whoever writes is known by the session: an id that says otherwise is refused, a name is not looked at. */
const claimedId = z.string().max(60).nullable().default(null);
const claimedName = z.string().max(100).nullable().default(null);

export const boardSave = defineCall({
  path: '/api/board/{boardType}/save',
  summary: 'Write a post or a question, or change an own one',
  audience: 'member',
  limit: 'write',
  idempotent: true,
  params,
  body: z.object({
    /** The post to change; null writes a new one. */
    boardIdx: id.nullable().default(null),
    title: z.string().max(20_000),
    content: z.string().max(100_000),
    category: postCategory.default('normal'),
    /** Of a question, which has one. */
    type: inquiryType.nullable().default(null),
    /** Pictures that were sent before, in their order. */
    images: z.array(id).max(50).default([]),
    memId: claimedId,
    memName: claimedName,
  }),
  data: z.object({ boardIdx: id }),
  failures: ['C999', 'BD01', 'BD02', 'BD06', 'BD11', 'BD05', 'E403', 'BD04', 'E404', 'BD12', 'BD10'],
  invalid: { title: 'BD01', content: 'BD02', category: 'BD06', type: 'BD06', images: 'BD11' },
});

export const boardDelete = defineCall({
  path: '/api/board/{boardType}/delete',
  summary: 'Delete an own post with its comments and pictures',
  audience: 'member',
  limit: 'write',
  params,
  body: z.object({ boardIdx: id }),
  data: nothing,
  failures: ['E404'],
});

export const commentSave = defineCall({
  path: '/api/board/cmtSave',
  summary: 'Comment on a post, ask again below an own question, or change an own comment',
  audience: 'member',
  limit: 'write',
  idempotent: true,
  body: z.object({
    boardIdx: id,
    /** The comment to change; null writes a new one. */
    cmtIdx: id.nullable().default(null),
    content: z.string().max(20_000),
    regId: claimedId,
    memName: claimedName,
  }),
  data: z.object({ cmtIdx: id }),
  failures: ['C999', 'BD07', 'BD05', 'E403', 'E404', 'BD04', 'BD10'],
  invalid: { content: 'BD07' },
});

export const commentDelete = defineCall({
  path: '/api/board/cmtDelete',
  summary: 'Delete an own comment',
  audience: 'member',
  limit: 'write',
  body: z.object({ cmtIdx: id }),
  data: nothing,
  failures: ['E404'],
});

export const boardImage = defineCall({
  path: '/api/board/image',
  summary:
    'Send a picture (JPEG, PNG, WebP or GIF, up to 5 MB) for a post; unused, it is deleted after a day',
  audience: 'member',
  limit: 'upload',
  bodyLimitBytes: 7 * 1024 * 1024,
  body: z.object({ data: imageData }),
  data: postImage,
  failures: ['BD08', 'BD10', 'BD09'],
  invalid: { data: 'BD08' },
});
