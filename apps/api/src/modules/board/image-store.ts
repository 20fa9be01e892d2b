import type { Queryable, Tx } from '@hanpan/db';

export interface ImageRow {
  readonly id: number;
  readonly token: string;
  readonly width: number;
  readonly height: number;
}

interface NewImage {
  readonly siteId: number;
  readonly token: string;
  /** One of the two. */
  readonly memberId: number | null;
  readonly operator: string | null;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
  readonly at: Date;
}

export async function insertImage(queryable: Queryable, image: NewImage): Promise<ImageRow> {
  const row = await queryable.row<ImageRow>(
    `insert into board_image (site_id, token, member_id, operator, width, height, content, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id, token, width, height`,
    [
      image.siteId,
      image.token,
      image.memberId,
      image.operator,
      image.width,
      image.height,
      image.content,
      image.at,
    ],
  );
  if (row === undefined) throw new Error('an image without an id');
  return row;
}

/** How many pictures of a member belong to no post yet. */
export async function countUnused(queryable: Queryable, memberId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from board_image where member_id = $1 and post_id is null',
    [memberId],
  );
  return row?.count ?? 0;
}

/** The bytes behind an address, unless the post that they belong to is hidden or deleted. A deleted question is still read by operators. */
export async function imageContent(queryable: Queryable, token: string): Promise<Buffer | undefined> {
  const row = await queryable.row<{ content: Buffer }>(
    `select i.content from board_image i left join board_post p on p.id = i.post_id
      where i.token = $1 and p.hidden_at is null and (p.deleted_at is null or p.board = 'qna')`,
    [token],
  );
  return row?.content;
}

export function imagesOf(queryable: Queryable, postId: number): Promise<ImageRow[]> {
  return queryable.rows(
    'select id, token, width, height from board_image where post_id = $1 order by ord, id',
    [postId],
  );
}

/** Gives a post these pictures of its writer, in this order, and takes others away. Returns how many it has now. */
export async function setMemberImages(
  tx: Tx,
  postId: number,
  memberId: number,
  ids: readonly number[],
): Promise<number> {
  await tx.run('update board_image set post_id = null where post_id = $1', [postId]);
  return tx.run(
    `update board_image set post_id = $1, ord = array_position($3::bigint[], id)
      where member_id = $2 and post_id is null and id = any($3::bigint[])`,
    [postId, memberId, ids],
  );
}

/** Gives an operator's post the pictures that its text shows, and takes others away. */
export async function setShownImages(
  tx: Tx,
  siteId: number,
  postId: number,
  tokens: readonly string[],
): Promise<void> {
  await tx.run('update board_image set post_id = null where post_id = $1', [postId]);
  await tx.run(
    `update board_image set post_id = $2
      where site_id = $1 and operator is not null and post_id is null and token = any($3::text[])`,
    [siteId, postId, tokens],
  );
}

/** Which of these pictures of operators another post of the site shows. */
export async function shownElsewhere(
  queryable: Queryable,
  siteId: number,
  postId: number,
  tokens: readonly string[],
): Promise<string[]> {
  const rows = await queryable.rows<{ token: string }>(
    `select token from board_image
      where site_id = $1 and operator is not null and post_id <> $2 and token = any($3::text[]) order by id`,
    [siteId, postId, tokens],
  );
  return rows.map(({ token }) => token);
}

/** Keeps the same picture once more, by another token. */
export async function copyImage(
  tx: Tx,
  { token, copy, operator, at }: { token: string; copy: string; operator: string; at: Date },
): Promise<void> {
  await tx.run(
    `insert into board_image (site_id, token, operator, width, height, content, uploaded_at)
     select site_id, $2, $3, width, height, content, $4 from board_image where token = $1`,
    [token, copy, operator, at],
  );
}

/** Deletes pictures that neither a post nor a banner took before then. */
export function pruneImages(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from board_image where id in (
       select id from board_image i where post_id is null and uploaded_at < $1
          and not exists (select from banner b where b.site_id = i.site_id and strpos(b.art, i.token) > 0) limit $2)`,
    [before, limit],
  );
}
