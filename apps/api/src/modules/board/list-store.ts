import type { BoardType, InquiryStatus, InquiryType, PostCategory } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';

export interface PostLineRow {
  readonly id: number;
  readonly board: BoardType;
  readonly category: PostCategory;
  readonly inquiry_type: InquiryType | null;
  readonly member_id: number | null;
  readonly mem_id: string | null;
  readonly nickname: string | null;
  readonly operator: string | null;
  readonly is_pinned: boolean;
  readonly posted_at: Date;
  readonly answered_at: Date | null;
  readonly hidden_at: Date | null;
  readonly deleted_at: Date | null;
  readonly title: string;
  readonly comments: number;
  readonly has_image: boolean;
}

/** The words of `$1`, else English, else any. */
export const wordsOf = `lateral (select w.title, w.body, w.plain from board_text w where w.post_id = p.id
    order by array_position(array['any', $1, 'en', 'ko', 'vi'], w.locale) limit 1) t`;

export const lineColumns = `p.id, p.board, p.category, p.inquiry_type, p.member_id, m.mem_id, m.nickname, p.operator, p.is_pinned, p.posted_at,
    p.answered_at, p.hidden_at, p.deleted_at, t.title,
    (select count(*) from board_comment c
      where c.post_id = p.id and c.deleted_at is null and c.hidden_at is null) as comments,
    exists (select from board_image i where i.post_id = p.id) as has_image`;

export interface ListFilter {
  readonly siteId: number;
  readonly board: BoardType;
  /** Who asks; null is a guest. */
  readonly memberId: number | null;
  readonly locale: Locale;
  readonly category: PostCategory | null;
  readonly type: InquiryType | null;
  readonly status: InquiryStatus | null;
  /** A pattern of ILIKE; null finds everything. */
  readonly pattern: string | null;
  readonly isMine: boolean;
}

/** What a member may read: a question only who asked it. */
const readable = `p.deleted_at is null and p.hidden_at is null and (p.board <> 'qna' or p.member_id = $4)`;

const filtered = `p.site_id = $2 and p.board = $3 and ${readable}
    and ($5::text is null or p.category = $5) and ($6::text is null or p.inquiry_type = $6)
    and ($7::text is null or ($7 = 'answer') = (p.answered_at is not null))
    and (not $8 or p.member_id = $4)
    and ($9::text is null or exists (select from board_text s where s.post_id = p.id
      and s.locale in ('any', $1, 'en') and (s.title ilike $9 or s.plain ilike $9)))`;

function valuesOf(filter: ListFilter) {
  const { siteId, board, memberId, locale, category, type, status, isMine, pattern } = filter;
  return [locale, siteId, board, memberId, category, type, status, isMine, pattern];
}

export function listPosts(
  queryable: Queryable,
  filter: ListFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<PostLineRow[]> {
  return queryable.rows(
    `select ${lineColumns} from board_post p join ${wordsOf} on true left join member_card m on m.id = p.member_id
      where ${filtered} order by p.is_pinned desc, p.posted_at desc, p.id desc limit $10 offset $11`,
    [...valuesOf(filter), page.limit, page.offset],
  );
}

export async function countPosts(queryable: Queryable, filter: ListFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from board_post p where ${filtered}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/**
 * Minutes from a question to the first words of an operator below it: the median of the last hundred that were asked since then, where at
 * least five of them were answered. What asks for the deposit account is answered by the desk, and is not counted.
 */
export async function usualAnswerMinutes(
  queryable: Queryable,
  siteId: number,
  since: Date,
): Promise<number | null> {
  const row = await queryable.row<{ minutes: number | null }>(
    `select case when count(*) >= 5 then greatest(1, round(
              percentile_cont(0.5) within group (order by extract(epoch from answered - posted_at)) / 60))::int end as minutes
       from (select p.posted_at, c.answered from board_post p
               cross join lateral (select min(posted_at) as answered from board_comment
                                    where post_id = p.id and operator is not null) c
              where p.site_id = $1 and p.board = 'qna' and p.inquiry_type = 'etc' and p.posted_at >= $2
                and p.deleted_at is null and c.answered is not null
              order by p.posted_at desc limit 100) last`,
    [siteId, since],
  );
  return row?.minutes ?? null;
}

export interface PostRow extends PostLineRow {
  readonly body: string;
  readonly edited_at: Date | null;
}

interface Reader {
  readonly siteId: number;
  readonly board: BoardType;
  readonly memberId: number | null;
  readonly locale: Locale;
}

/** A post as its reader may see it; undefined where there is none for them. */
export function readPost(
  queryable: Queryable,
  { siteId, board, memberId, locale }: Reader,
  id: number,
): Promise<PostRow | undefined> {
  return queryable.row(
    `select ${lineColumns}, t.body, p.edited_at
       from board_post p join ${wordsOf} on true left join member_card m on m.id = p.member_id
      where p.id = $5 and p.site_id = $2 and p.board = $3 and ${readable}`,
    [locale, siteId, board, memberId, id],
  );
}

interface Neighbour {
  readonly id: number;
  readonly title: string;
  readonly is_newer: boolean;
}

/** The next newer and the next older post that the same reader may see. */
export function neighboursOf(
  queryable: Queryable,
  { siteId, board, memberId, locale }: Reader,
  { id, posted_at }: Pick<PostRow, 'id' | 'posted_at'>,
): Promise<Neighbour[]> {
  const near = (isNewer: boolean) =>
    `(select p.id, t.title, ${isNewer} as is_newer from board_post p join ${wordsOf} on true
       where p.site_id = $2 and p.board = $3 and p.deleted_at is null and p.hidden_at is null
         and (p.board <> 'qna' or p.member_id = $4) and (p.posted_at, p.id) ${isNewer ? '>' : '<'} ($5, $6)
       order by p.posted_at ${isNewer ? 'asc' : 'desc'}, p.id ${isNewer ? 'asc' : 'desc'} limit 1)`;
  return queryable.rows(`${near(true)} union all ${near(false)}`, [
    locale,
    siteId,
    board,
    memberId,
    posted_at,
    id,
  ]);
}
