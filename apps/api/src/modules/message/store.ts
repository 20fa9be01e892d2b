import type { LocalText } from '@hanpan/contract';
import { plainList, type Queryable, type Tx } from '@hanpan/db';

export interface MessageRow {
  readonly id: number;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly copy_text: string | null;
  readonly sent_at: Date;
  readonly read_at: Date | null;
}

const columns = 'id, title, body, copy_text, sent_at, read_at';

export function listMessages(
  queryable: Queryable,
  memberId: number,
  page: { limit: number; offset: number },
): Promise<MessageRow[]> {
  return queryable.rows(
    `select ${columns} from message where member_id = $1 and deleted_at is null order by id desc limit $2 offset $3`,
    [memberId, page.limit, page.offset],
  );
}

export async function countMessages(queryable: Queryable, memberId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from message where member_id = $1 and deleted_at is null',
    [memberId],
  );
  return row?.count ?? 0;
}

export async function unreadOf(queryable: Queryable, memberId: number): Promise<number> {
  const [row] = await queryable.prepared<{ count: number }>(
    'message-unread',
    'select count(*) from message where member_id = $1 and read_at is null',
    [memberId],
  );
  return row?.count ?? 0;
}

/** How many messages these members have not read; who has read them all is not among them. */
export async function unreadOfMany(
  queryable: Queryable,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queryable.prepared<{ member_id: number; count: number }>(
    'message-unread-many',
    `select member_id, count(*) from message where member_id = any($1::bigint[]) and read_at is null group by member_id`,
    [plainList(memberIds)],
  );
  return new Map(rows.map((row) => [row.member_id, row.count]));
}

/** Marks a message read the first time it is opened. Undefined where the member has no such message. */
export function openMessage(tx: Tx, memberId: number, id: number, at: Date): Promise<MessageRow | undefined> {
  return tx.row(
    `update message set read_at = coalesce(read_at, $3) where id = $2 and member_id = $1 and deleted_at is null returning ${columns}`,
    [memberId, id, at],
  );
}

export interface NewMessage {
  readonly siteId: number;
  readonly memberId: number;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly copyText: string | null;
  readonly sentBy: string;
  readonly sentAt: Date;
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx.run(
    `insert into message (site_id, member_id, title, body, copy_text, sent_by, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      message.siteId,
      message.memberId,
      JSON.stringify(message.title),
      JSON.stringify(message.body),
      message.copyText,
      message.sentBy,
      message.sentAt,
    ],
  );
}

/** Those of these messages that the member has, locked in the order of their ids. */
export function lockMessages(
  tx: Tx,
  memberId: number,
  ids: readonly number[],
): Promise<{ id: number; is_read: boolean }[]> {
  return tx.rows(
    `select id, read_at is not null as is_read from message
      where member_id = $1 and id = any($2::bigint[]) and deleted_at is null order by id for update`,
    [memberId, plainList(ids)],
  );
}

export async function hasNewerMessage(queryable: Queryable, memberId: number, id: number): Promise<boolean> {
  const row = await queryable.row(
    'select 1 from message where member_id = $1 and id > $2 and deleted_at is null limit 1',
    [memberId, id],
  );
  return row !== undefined;
}

export async function markRead(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.run('update message set read_at = coalesce(read_at, $2) where id = any($1::bigint[])', [
    plainList(ids),
    at,
  ]);
}

export async function markDeleted(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.run('update message set deleted_at = $2 where id = any($1::bigint[])', [plainList(ids), at]);
}

/**
 * Deletes chosen messages. Their batches go on telling how many of them were read. Returns how many were deleted.
 */
async function pruneChosen(
  queryable: Queryable,
  chosen: string,
  values: readonly unknown[],
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `with gone as (delete from message where id = any(array(${chosen})) returning batch_id, read_at),
       kept as (update message_batch b set pruned_read_count = b.pruned_read_count + g.count
          from (select batch_id, count(*)::int as count from gone where read_at is not null group by batch_id) g
         where b.id = g.batch_id)
     select count(*)::int as count from gone`,
    values,
  );
  return row?.count ?? 0;
}

/** Deletes the oldest messages of a site that were sent before, read or not. Returns how many. */
export function pruneOldMessages(
  queryable: Queryable,
  siteId: number,
  before: Date,
  limit: number,
): Promise<number> {
  const chosen = 'select id from message where site_id = $1 and sent_at < $2 order by sent_at limit $3';
  return pruneChosen(queryable, chosen, [siteId, before, limit]);
}

/** Deletes the oldest messages of members who have more than so many, of those that were sent before. Returns how many. */
export function pruneManyMessages(
  queryable: Queryable,
  siteId: number,
  { keepCount, before }: { readonly keepCount: number; readonly before: Date },
  limit: number,
): Promise<number> {
  const chosen = `select id from (
         select id, sent_at, row_number() over (partition by member_id order by id desc) as place
           from message where site_id = $1 and deleted_at is null) m
        where place > $2 and sent_at < $3 limit $4`;
  return pruneChosen(queryable, chosen, [siteId, keepCount, before, limit]);
}
