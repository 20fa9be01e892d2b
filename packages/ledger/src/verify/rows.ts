import type { Queryable } from '@hanpan/db';

/** A transfer as the verifier reads it: with the row of its key beside it. Times are microseconds since 1970. */
export interface TransferRow {
  readonly id: number;
  readonly at: string;
  readonly debit_account: number;
  readonly credit_account: number;
  readonly amount: number;
  readonly debit_version: number;
  readonly debit_balance: number;
  readonly credit_version: number;
  readonly credit_balance: number;
  readonly key: string;
  readonly flow: string;
  readonly reference: string;
  readonly key_transfer: number | null;
  readonly key_at: string | null;
}

export interface BatchRow {
  readonly id: number;
  readonly at: string;
  readonly transfer_count: number;
  readonly content_hash: Buffer;
}

export interface AccountRow {
  readonly id: number;
  readonly site_id: number;
  readonly balance: number;
  readonly version: number;
  readonly may_be_negative: boolean;
}

export interface SealRow {
  readonly id: number;
  readonly batch_ids: readonly number[];
  readonly previous_hash: Buffer;
  readonly hash: Buffer;
}

const pageSize = 5_000;
/** A seal may name a thousand batches. */
const sealsPerPage = 200;
const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`;

/** Pages of rows in the order of ids: a ledger of any length is read in little memory. */
async function* pages<Row extends { id: number }>(
  queryable: Queryable,
  sql: string,
  size: number,
): AsyncGenerator<Row[]> {
  let after = 0;
  for (;;) {
    const rows = await queryable.rows<Row>(sql, [after, size]);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    after = last.id;
  }
}

async function* rowsInOrder<Row extends { id: number }>(
  queryable: Queryable,
  sql: string,
): AsyncGenerator<Row> {
  for await (const rows of pages<Row>(queryable, sql, pageSize)) yield* rows;
}

export function transfersInOrder(queryable: Queryable): AsyncGenerator<TransferRow> {
  return rowsInOrder(
    queryable,
    `select t.id, ${micros('t.posted_at')} as at, t.debit_account, t.credit_account, t.amount, t.debit_version,
            t.debit_balance, t.credit_version, t.credit_balance, t.key::text as key, t.flow, t.reference,
            k.transfer_id as key_transfer, ${micros('k.posted_at')} as key_at
       from (select * from ledger_transfer where id > $1 order by id limit $2) t
       left join ledger_key k on k.key = t.key order by t.id`,
  );
}

export function batchesInOrder(queryable: Queryable): AsyncGenerator<BatchRow> {
  return rowsInOrder(
    queryable,
    `select id, ${micros('posted_at')} as at, transfer_count, content_hash from ledger_batch
      where id > $1 order by id limit $2`,
  );
}

export function accountsInOrder(queryable: Queryable): AsyncGenerator<AccountRow> {
  return rowsInOrder(
    queryable,
    `select id, site_id, balance, version, may_be_negative from ledger_account where id > $1 order by id limit $2`,
  );
}

export function sealPages(queryable: Queryable, size = sealsPerPage): AsyncGenerator<SealRow[]> {
  return pages(
    queryable,
    'select id, batch_ids, previous_hash, hash from ledger_seal where id > $1 order by id limit $2',
    size,
  );
}

/** The hashes of the batches that the seals from one id to another name, by batch. */
export async function hashesOfSeals(
  queryable: Queryable,
  fromId: number,
  toId: number,
): Promise<Map<number, Buffer>> {
  const rows = await queryable.rows<{ id: number; content_hash: Buffer }>(
    `select b.id, b.content_hash from ledger_seal s cross join unnest(s.batch_ids) u (id) join ledger_batch b on b.id = u.id
      where s.id between $1 and $2`,
    [fromId, toId],
  );
  return new Map(rows.map((row) => [row.id, row.content_hash]));
}

/** A batch that was sealed before, with the seal that names it again. */
export function batchSealedAgain(queryable: Queryable): Promise<{ seal: number; batch: number } | undefined> {
  return queryable.row(
    `select (array_agg(s.id order by s.id))[2] as seal, u.id as batch
       from ledger_seal s cross join unnest(s.batch_ids) u (id)
      group by u.id having count(*) > 1 order by 1, 2 limit 1`,
  );
}

/** The first batch that is neither sealed nor waiting to be, or both. */
export function batchAstray(queryable: Queryable): Promise<{ id: number } | undefined> {
  return queryable.row(
    `select b.id from ledger_batch b
       left join (select distinct u.id from ledger_seal s cross join unnest(s.batch_ids) u (id)) sealed on sealed.id = b.id
       left join ledger_unsealed waiting on waiting.batch_id = b.id
      where (sealed.id is null) = (waiting.batch_id is null) order by b.id limit 1`,
  );
}

export async function countUnsealed(queryable: Queryable): Promise<number> {
  const row = await queryable.row<{ count: number }>('select count(*) from ledger_unsealed');
  return row?.count ?? 0;
}
