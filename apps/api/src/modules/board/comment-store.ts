import type { Queryable, Tx } from '@hanpan/db';

export interface CommentRow {
  readonly id: number;
  readonly member_id: number | null;
  readonly mem_id: string | null;
  readonly nickname: string | null;
  readonly operator: string | null;
  readonly body: string;
  readonly words: 'accountSent' | null;
  readonly posted_at: Date;
  readonly edited_at: Date | null;
  readonly hidden_at: Date | null;
  readonly deleted_at: Date | null;
}

/** Comments of a post, the first one on top: those that members see, or all that are kept. */
export function listComments(
  queryable: Queryable,
  postId: number,
  { shown, limit, offset }: { shown: 'toMembers' | 'notDeleted' | 'all'; limit: number; offset: number },
): Promise<CommentRow[]> {
  return queryable.rows(
    `select c.id, c.member_id, m.mem_id, m.nickname, c.operator, c.body, c.words, c.posted_at, c.edited_at, c.hidden_at, c.deleted_at
       from board_comment c left join member_card m on m.id = c.member_id
      where c.post_id = $1 and ($2 = 'all' or c.deleted_at is null) and ($2 <> 'toMembers' or c.hidden_at is null)
      order by c.id limit $3 offset $4`,
    [postId, shown, limit, offset],
  );
}

interface NewComment {
  readonly siteId: number;
  readonly postId: number;
  /** One of the two. */
  readonly memberId: number | null;
  readonly operator: string | null;
  readonly body: string;
  /** A text of the site in place of a body. */
  readonly words: CommentRow['words'];
  readonly at: Date;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into board_comment (site_id, post_id, member_id, operator, body, words, posted_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      comment.siteId,
      comment.postId,
      comment.memberId,
      comment.operator,
      comment.body,
      comment.words,
      comment.at,
    ],
  );
  if (row === undefined) throw new Error('a comment without an id');
  return row.id;
}

/** Keeps what an own comment below a question said, where it will say something else. */
export async function keepFormerComment(
  tx: Tx,
  { postId, memberId, id }: { postId: number; memberId: number; id: number },
  next: { readonly body: string; readonly at: Date },
): Promise<void> {
  await tx.run(
    `insert into board_former_text (post_id, comment_id, body, replaced_at)
     select post_id, id, body, $5 from board_comment
      where id = $3 and post_id = $1 and member_id = $2 and hidden_at is null and deleted_at is null and body <> $4`,
    [postId, memberId, id, next.body, next.at],
  );
}

/** Changes an own comment. Returns 0 where the member has no such comment below the post. */
export function updateComment(
  tx: Tx,
  { postId, memberId, id }: { postId: number; memberId: number; id: number },
  body: string,
  at: Date,
): Promise<number> {
  return tx.run(
    `update board_comment set body = $4, edited_at = $5
      where id = $3 and post_id = $1 and member_id = $2 and hidden_at is null and deleted_at is null`,
    [postId, memberId, id, body, at],
  );
}

export function deleteComment(
  tx: Tx,
  siteId: number,
  memberId: number,
  id: number,
  at: Date,
): Promise<number> {
  return tx.run(
    `update board_comment set deleted_at = $4
      where id = $3 and site_id = $1 and member_id = $2 and hidden_at is null and deleted_at is null`,
    [siteId, memberId, id, at],
  );
}

/** Deletes for good what its writers deleted before then. What stands below a question to support stays as long as that. */
export function pruneComments(
  queryable: Queryable,
  before: { readonly posts: Date; readonly questions: Date },
  limit: number,
): Promise<number> {
  return queryable.run(
    `delete from board_comment where id in (
       select c.id from board_comment c join board_post p on p.id = c.post_id
        where c.deleted_at < $1 and (p.board <> 'qna' or c.deleted_at < $2) limit $3)`,
    [before.posts, before.questions, limit],
  );
}
