import type { BoardType, InquiryType, LocalText, PostCategory } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

interface NewPost {
  readonly siteId: number;
  readonly board: BoardType;
  readonly category: PostCategory;
  readonly type: InquiryType | null;
  /** One of the two. */
  readonly memberId: number | null;
  readonly operator: string | null;
  readonly isPinned: boolean;
  readonly at: Date;
}

export async function insertPost(tx: Tx, post: NewPost): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into board_post (site_id, board, category, inquiry_type, member_id, operator, is_pinned, posted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [post.siteId, post.board, post.category, post.type, post.memberId, post.operator, post.isPinned, post.at],
  );
  if (row === undefined) throw new Error('a post without an id');
  return row.id;
}

export interface PostText {
  readonly locale: 'any' | keyof LocalText;
  readonly title: string;
  readonly body: string;
  readonly plain: string;
}

/** Puts these words in place of all that a post had. */
export async function replaceTexts(tx: Tx, postId: number, texts: readonly PostText[]): Promise<void> {
  await tx.run('delete from board_text where post_id = $1', [postId]);
  await tx.run(
    `insert into board_text (post_id, locale, title, body, plain)
     select $1, t.locale, t.title, t.body, t.plain
       from jsonb_to_recordset($2::jsonb) t (locale text, title text, body text, plain text)`,
    [postId, JSON.stringify(texts)],
  );
}

/** Keeps what a question said, where it will say something else. */
export async function keepFormerText(
  tx: Tx,
  postId: number,
  next: { readonly title: string; readonly body: string; readonly at: Date },
): Promise<void> {
  await tx.run(
    `insert into board_former_text (post_id, title, body, replaced_at)
     select post_id, title, body, $4 from board_text where post_id = $1 and (title <> $2 or body <> $3)`,
    [postId, next.title, next.body, next.at],
  );
}

interface LockedPost {
  readonly id: number;
  readonly board: BoardType;
  readonly member_id: number | null;
  readonly answered_at: Date | null;
  readonly inquiry_type: InquiryType | null;
}

/** Locks a post of the site that is neither hidden nor deleted. */
export function lockPost(tx: Tx, siteId: number, id: number): Promise<LockedPost | undefined> {
  return tx.row(
    `select id, board, member_id, answered_at, inquiry_type from board_post
      where id = $2 and site_id = $1 and hidden_at is null and deleted_at is null for update`,
    [siteId, id],
  );
}

export async function markEdited(
  tx: Tx,
  id: number,
  { type, at }: { type: InquiryType | null; at: Date },
): Promise<void> {
  await tx.run('update board_post set inquiry_type = $2, edited_at = $3 where id = $1', [id, type, at]);
}

/** When a question was answered; null where it waits again. */
export async function setAnswered(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.run('update board_post set answered_at = $2 where id = $1', [id, at]);
}

export function deletePost(
  tx: Tx,
  { siteId, board, memberId }: { siteId: number; board: BoardType; memberId: number },
  id: number,
  at: Date,
): Promise<number> {
  return tx.run(
    `update board_post set deleted_at = $5
      where id = $4 and site_id = $1 and board = $2 and member_id = $3 and hidden_at is null and deleted_at is null`,
    [siteId, board, memberId, id, at],
  );
}

/** How many posts and comments a member has written since then, deleted ones too. */
export async function writtenSince(
  queryable: Queryable,
  memberId: number,
  since: Date,
): Promise<{ posts: number; comments: number }> {
  const row = await queryable.row<{ posts: number; comments: number }>(
    `select (select count(*) from board_post where member_id = $1 and posted_at > $2) as posts,
            (select count(*) from board_comment where member_id = $1 and posted_at > $2) as comments`,
    [memberId, since],
  );
  return row ?? { posts: 0, comments: 0 };
}

/** The questions about an account of a member that wait. */
export function waitingAccountInquiries(tx: Tx, siteId: number, memberId: number): Promise<{ id: number }[]> {
  return tx.rows(
    `select id from board_post where site_id = $1 and member_id = $2 and inquiry_type = 'bankaccount'
        and answered_at is null and deleted_at is null and hidden_at is null order by id for update`,
    [siteId, memberId],
  );
}

/**
 * Deletes for good what its writers deleted before then, at most `limit` posts, with their comments and pictures. A question to
 * support may be a complaint, and has a time of its own.
 */
export function prunePosts(
  queryable: Queryable,
  before: { readonly posts: Date; readonly questions: Date },
  limit: number,
): Promise<number> {
  return queryable.run(
    `delete from board_post where id in (
       select id from board_post where deleted_at < $1 and (board <> 'qna' or deleted_at < $2) limit $3)`,
    [before.posts, before.questions, limit],
  );
}
