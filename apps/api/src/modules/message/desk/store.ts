import type { BodyOf, LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import { orderBy } from '../../../kernel/order-by.ts';

export type Target = 'members' | 'level' | 'all';

export interface NewBatch {
  readonly siteId: number;
  readonly target: Target;
  readonly memIds: readonly string[];
  readonly level: number | null;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly sentBy: string;
  readonly sentAt: Date;
}

export async function insertBatch(tx: Tx, batch: NewBatch): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into message_batch (site_id, target, mem_ids, level, title, body, sent_by, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      batch.siteId,
      batch.target,
      batch.memIds,
      batch.level,
      JSON.stringify(batch.title),
      JSON.stringify(batch.body),
      batch.sentBy,
      batch.sentAt,
    ],
  );
  if (row === undefined) throw new Error('the batch was not stored');
  return row.id;
}

const filled = (texts: string) =>
  `(select jsonb_object_agg(k, replace(replace(v, '{nick}', m.nickname), '{id}', m.mem_id)) from jsonb_each_text(b.${texts}) e(k, v))`;

/**
 * Puts the message into the box of everybody whom the batch is for, who can log in. Returns their ids. What goes to many
 * may be an offer, so it leaves out who has excluded itself from playing; a message to named members reaches them too.
 */
export async function deliverBatch(tx: Tx, batchId: number): Promise<number[]> {
  const rows = await tx.rows<{ memberId: number }>(
    `insert into message (site_id, member_id, title, body, sent_by, sent_at, batch_id)
     select b.site_id, m.id, ${filled('title')}, ${filled('body')}, b.sent_by, b.sent_at, b.id
       from message_batch b
       join member_card m on m.site_id = b.site_id and m.status in ('active', 'suspended')
        and case b.target when 'all' then true when 'level' then m.level = b.level
                          else lower(m.mem_id) = any(select lower(name) from unnest(b.mem_ids) name) end
        and (b.target = 'members' or m.excluded_until is null or m.excluded_until <= b.sent_at)
      where b.id = $1
     returning member_id as "memberId"`,
    [batchId],
  );
  await tx.run('update message_batch set sent_count = $2 where id = $1', [batchId, rows.length]);
  return rows.map(({ memberId }) => memberId);
}

export interface BatchRow extends NewBatch {
  readonly id: number;
  readonly sentCount: number;
  readonly readCount: number;
}

const orders = { sentAt: 'b.sent_at', sentCount: 'b.sent_count' };

export function listBatches(
  queryable: Queryable,
  siteId: number,
  sort: BodyOf<'/api/console/messages'>['sort'],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BatchRow[]> {
  return queryable.rows(
    `select b.id, b.site_id as "siteId", b.target, b.mem_ids as "memIds", b.level, b.title, b.body, b.sent_by as "sentBy",
            b.sent_at as "sentAt", b.sent_count as "sentCount",
            b.pruned_read_count
              + (select count(*) from message m where m.batch_id = b.id and m.read_at is not null) as "readCount"
       from message_batch b where b.site_id = $1
      order by ${orderBy(orders, sort, 'b.id desc', 'b.id')} limit $2 offset $3`,
    [siteId, limit, offset],
  );
}

export async function countBatches(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from message_batch where site_id = $1',
    [siteId],
  );
  return row?.count ?? 0;
}

export interface TemplateRow {
  readonly id: number;
  readonly name: string;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly savedBy: string;
  readonly savedAt: Date;
}

const template = 'id, name, title, body, saved_by as "savedBy", saved_at as "savedAt"';

export function listTemplates(queryable: Queryable, siteId: number): Promise<TemplateRow[]> {
  return queryable.rows(`select ${template} from message_template where site_id = $1 order by name`, [
    siteId,
  ]);
}

/** What is kept under the name, locked; undefined where nothing is. */
export function lockTemplate(tx: Tx, siteId: number, name: string): Promise<TemplateRow | undefined> {
  return tx.row(`select ${template} from message_template where site_id = $1 and name = $2 for update`, [
    siteId,
    name,
  ]);
}

type KeptTemplate = Omit<TemplateRow, 'id'>;

const valuesOf = ({ title, body, savedBy, savedAt }: KeptTemplate) => [
  JSON.stringify(title),
  JSON.stringify(body),
  savedBy,
  savedAt,
];

/** Undefined where somebody keeps words under the name at the same moment. */
export function addTemplate(tx: Tx, siteId: number, kept: KeptTemplate): Promise<TemplateRow | undefined> {
  return tx.row(
    `insert into message_template (site_id, name, title, body, saved_by, saved_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, name) do nothing returning ${template}`,
    [siteId, kept.name, ...valuesOf(kept)],
  );
}

export function changeTemplate(tx: Tx, id: number, kept: KeptTemplate): Promise<TemplateRow | undefined> {
  return tx.row(
    `update message_template set title = $2, body = $3, saved_by = $4, saved_at = $5 where id = $1
     returning ${template}`,
    [id, ...valuesOf(kept)],
  );
}

export async function deleteTemplate(tx: Tx, siteId: number, id: number): Promise<boolean> {
  return (await tx.run('delete from message_template where site_id = $1 and id = $2', [siteId, id])) === 1;
}
