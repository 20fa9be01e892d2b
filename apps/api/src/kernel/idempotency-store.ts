import { bytesList, plainList, type Queryable, type Tx, textList } from '@hanpan/db';

/** One request of an idempotent call. */
export interface KeyedRequest {
  readonly siteId: number;
  /** The caller: a key is unique only per caller. */
  readonly actor: string;
  readonly key: string;
  readonly path: string;
  readonly inputHash: Buffer;
  /** What the hash may have been under another secret of the installation. */
  readonly otherHashes?: readonly Buffer[];
  /** Called where its answer is one that was stored before, so that nothing more is done. */
  readonly onStored?: () => void;
}

/** The key of a row of stored answers. */
export interface KeyRow {
  site_id: number;
  actor: string;
  key: string;
}

export interface AnswerRow extends KeyRow {
  path: string;
  input_hash: Buffer;
  answer: unknown;
}

function keysOf(requests: readonly KeyedRequest[]): string[] {
  return [
    plainList(requests.map(({ siteId }) => siteId)),
    textList(requests.map(({ actor }) => actor)),
    plainList(requests.map(({ key }) => key)),
  ];
}

/**
 * Claims those of the keys that are new, and returns them. Waits for every other transaction that is claiming one
 * of them; the order keeps two sets from deadlocking.
 */
export function insertKeys(tx: Tx, requests: readonly KeyedRequest[]): Promise<KeyRow[]> {
  return tx.prepared<KeyRow>(
    'answer-claim',
    `insert into idempotent_answer (site_id, actor, key, path, input_hash, answer)
     select *, 'null'::jsonb from unnest($1::smallint[], $2::text[], $3::uuid[], $4::text[], $5::bytea[]) order by 1, 2, 3
     on conflict do nothing returning site_id, actor, key`,
    [
      ...keysOf(requests),
      textList(requests.map(({ path }) => path)),
      bytesList(requests.map(({ inputHash }) => inputHash)),
    ],
  );
}

export function selectAnswers(queryable: Queryable, requests: readonly KeyedRequest[]): Promise<AnswerRow[]> {
  return queryable.prepared<AnswerRow>(
    'answer-select',
    `select site_id, actor, key, path, input_hash, answer
       from idempotent_answer join unnest($1::smallint[], $2::text[], $3::uuid[]) asked (site_id, actor, key)
      using (site_id, actor, key)`,
    keysOf(requests),
  );
}

/** The answer to a claimed request. */
export interface KeyedAnswer {
  readonly request: KeyedRequest;
  readonly answer: unknown;
}

/** The event that tells an answer: its payload is the answer without the fields of `omit`. */
export interface Telling {
  readonly event: string;
  readonly omit: readonly string[];
  /** A room for each answer. */
  readonly rooms: readonly string[];
}

const jsonOf = (answers: readonly KeyedAnswer[]) => JSON.stringify(answers.map(({ answer }) => answer));

/** How many answers were stored. */
export function updateAnswers(tx: Tx, answers: readonly KeyedAnswer[]): Promise<number> {
  return tx.run(
    `update idempotent_answer stored set answer = given.answer
       from rows from (unnest($1::smallint[], $2::text[], $3::uuid[]), jsonb_array_elements($4::jsonb))
            given (site_id, actor, key, answer)
      where stored.site_id = given.site_id and stored.actor = given.actor and stored.key = given.key`,
    [...keysOf(answers.map(({ request }) => request)), jsonOf(answers)],
  );
}

/** The same, and tells each stored answer to its room: what is stored and told is sent and parsed once. */
export async function updateAndTellAnswers(
  tx: Tx,
  answers: readonly KeyedAnswer[],
  { event, omit, rooms }: Telling,
): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'answer-store-and-tell',
    `with given as materialized (
       select * from rows from (unnest($1::smallint[], $2::text[], $3::uuid[], $5::text[]), jsonb_array_elements($4::jsonb))
                given (site_id, actor, key, room, answer)
     ), stored as (
       update idempotent_answer stored set answer = given.answer from given
        where stored.site_id = given.site_id and stored.actor = given.actor and stored.key = given.key
       returning given.room, given.answer
     ), told as (
       insert into outbox (audience, event, payload) select room, $6, answer - $7::text[] from stored
     )
     select count(*) from stored`,
    [
      ...keysOf(answers.map(({ request }) => request)),
      jsonOf(answers),
      textList(rooms),
      event,
      textList(omit),
    ],
  );
  return row?.count ?? 0;
}

/** Gives back keys that this transaction has claimed. */
export async function deleteKeys(tx: Tx, requests: readonly KeyedRequest[]): Promise<void> {
  await tx.run(
    `delete from idempotent_answer stored using unnest($1::smallint[], $2::text[], $3::uuid[]) given (site_id, actor, key)
      where stored.site_id = given.site_id and stored.actor = given.actor and stored.key = given.key`,
    keysOf(requests),
  );
}

/** Deletes only this answer, not one that a new attempt has stored since. */
export function deleteAnswer(queryable: Queryable, request: KeyedRequest, answer: unknown): Promise<number> {
  return queryable.run(
    'delete from idempotent_answer where site_id = $1 and actor = $2 and key = $3 and answer = $4',
    [request.siteId, request.actor, request.key, JSON.stringify(answer)],
  );
}

/** Deletes the oldest answers that were stored before. Returns how many. */
export function pruneAnswers(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from idempotent_answer where ctid = any(array(
       select ctid from idempotent_answer where created_at < $1 order by created_at limit $2))`,
    [before, limit],
  );
}
