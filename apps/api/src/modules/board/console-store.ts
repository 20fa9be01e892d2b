import type { BoardType, ConsoleInquiryStatus, PostCategory } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import { lineColumns, type PostLineRow, type PostRow, wordsOf } from './list-store.ts';
import type { PostText } from './post-store.ts';

export interface ConsoleFilter {
  readonly siteId: number;
  readonly board: BoardType;
  readonly locale: Locale;
  readonly status: ConsoleInquiryStatus | null;
  /** A pattern of ILIKE; null finds everything. */
  readonly pattern: string | null;
}

const joined = `board_post p join ${wordsOf} on true left join member_card m on m.id = p.member_id`;

/** A question may be a complaint: operators read it, and what stands below it, also when its member has deleted it. */
const kept = `(p.deleted_at is null or p.board = 'qna')`;
const waits = `p.board = 'qna' and p.answered_at is null and p.deleted_at is null and p.hidden_at is null`;

/** Asked again after an answer, it waits since then, and not since it was asked for the first time. */
const waitingSince = `coalesce(
    (select min(c.posted_at) from board_comment c
      where c.post_id = p.id and c.member_id is not null and c.deleted_at is null
        and c.posted_at > (select max(o.posted_at) from board_comment o
          where o.post_id = p.id and o.operator is not null and o.deleted_at is null)),
    p.posted_at)`;

export interface ConsoleLineRow extends PostLineRow {
  readonly waiting_since: Date;
}

const filtered = `p.site_id = $2 and p.board = $3 and ${kept}
    and ($4::text is null
      or $4 = case when p.deleted_at is not null then 'deleted' when p.answered_at is not null then 'answer'
               when p.hidden_at is null then 'wait' end)
    and ($5::text is null or m.mem_id ilike $5 or m.nickname ilike $5 or exists (select from board_text s
      where s.post_id = p.id and s.locale in ('any', $1, 'en') and (s.title ilike $5 or s.plain ilike $5)))`;

const valuesOf = ({ locale, siteId, board, status, pattern }: ConsoleFilter) => [
  locale,
  siteId,
  board,
  status,
  pattern,
];

/** Questions that wait on top, the longest-waiting first; everything else newest first. */
export function listForConsole(
  queryable: Queryable,
  filter: ConsoleFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<ConsoleLineRow[]> {
  return queryable.rows(
    `select ${lineColumns}, ${waitingSince} as waiting_since from ${joined} where ${filtered}
      order by (${waits}) desc, case when ${waits} then ${waitingSince} end, p.is_pinned desc, p.posted_at desc, p.id desc
      limit $6 offset $7`,
    [...valuesOf(filter), page.limit, page.offset],
  );
}

export async function countForConsole(queryable: Queryable, filter: ConsoleFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from board_post p left join member_card m on m.id = p.member_id
      where ${filtered}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/** Questions of a site that nobody has answered yet. */
export async function countWaiting(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from board_post
      where site_id = $1 and board = 'qna' and answered_at is null and deleted_at is null and hidden_at is null`,
    [siteId],
  );
  return row?.count ?? 0;
}

export function readForConsole(
  queryable: Queryable,
  siteId: number,
  locale: Locale,
  id: number,
): Promise<(PostRow & ConsoleLineRow & { readonly hidden_by: string | null }) | undefined> {
  return queryable.row(
    `select ${lineColumns}, ${waitingSince} as waiting_since, t.body, p.edited_at, p.hidden_by from ${joined}
      where p.id = $3 and p.site_id = $2 and ${kept}`,
    [locale, siteId, id],
  );
}

export function textsOf(queryable: Queryable, postId: number): Promise<PostText[]> {
  return queryable.rows('select locale, title, body, plain from board_text where post_id = $1', [postId]);
}

/** All that a question and its member below it say at this moment, with its pictures. */
export async function askedIn(queryable: Queryable, postId: number): Promise<unknown> {
  const row = await queryable.row<{ asked: unknown }>(
    `select jsonb_build_array(
        (select jsonb_agg(jsonb_build_array(t.title, t.body) order by t.locale) from board_text t where t.post_id = $1),
        (select jsonb_agg(i.id order by i.id) from board_image i where i.post_id = $1),
        (select jsonb_agg(jsonb_build_array(c.id, c.body) order by c.id) from board_comment c
          where c.post_id = $1 and c.member_id is not null and c.deleted_at is null)) as asked`,
    [postId],
  );
  return row?.asked;
}

interface FormerTextRow {
  /** Null: the question itself. */
  readonly comment_id: number | null;
  readonly title: string | null;
  readonly body: string;
  readonly replaced_at: Date;
}

/** What a question and what stands below it said before, the oldest first. */
export function formerTextsOf(queryable: Queryable, postId: number): Promise<FormerTextRow[]> {
  return queryable.rows(
    'select comment_id, title, body, replaced_at from board_former_text where post_id = $1 order by id',
    [postId],
  );
}

interface PublishedPost {
  readonly board: BoardType;
  readonly category: PostCategory;
  readonly isPinned: boolean;
}

/** What an operator published, locked; undefined where the site has no such post of an operator. */
export function lockPublished(tx: Tx, siteId: number, id: number): Promise<PublishedPost | undefined> {
  return tx.row(
    `select board, category, is_pinned as "isPinned" from board_post
      where id = $2 and site_id = $1 and operator is not null and deleted_at is null for update`,
    [siteId, id],
  );
}

export async function updatePublished(
  tx: Tx,
  id: number,
  post: PublishedPost & { readonly at: Date },
): Promise<void> {
  await tx.run(
    'update board_post set board = $2, category = $3, is_pinned = $4, edited_at = $5 where id = $1',
    [id, post.board, post.category, post.isPinned, post.at],
  );
}

/** `by` is null where it is shown again. Returns 0 where there is no such post. */
export function hidePost(tx: Tx, siteId: number, id: number, by: string | null, at: Date): Promise<number> {
  return tx.run(
    `update board_post set hidden_by = $3::text, hidden_at = case when $3::text is not null then $4::timestamptz end
      where id = $2 and site_id = $1 and deleted_at is null`,
    [siteId, id, by, at],
  );
}

export function hideComment(
  tx: Tx,
  { siteId, postId, id }: { siteId: number; postId: number; id: number },
  by: string | null,
  at: Date,
): Promise<number> {
  return tx.run(
    `update board_comment set hidden_by = $4::text, hidden_at = case when $4::text is not null then $5::timestamptz end
      where id = $3 and post_id = $2 and site_id = $1 and deleted_at is null`,
    [siteId, postId, id, by, at],
  );
}
