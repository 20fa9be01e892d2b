import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';

export interface OutboxEvent {
  readonly audience: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Events are read in the order of transactions, and within one in that of their ids. */
export interface OutboxCursor {
  readonly xid: string;
  readonly id: number;
}

export async function insertEvent(tx: Tx, { audience, event, payload }: OutboxEvent): Promise<void> {
  await tx.run('insert into outbox (audience, event, payload) values ($1, $2, $3)', [
    audience,
    event,
    JSON.stringify(payload),
  ]);
}

/** One event for each of many audiences, with one statement. */
export async function insertEvents(
  tx: Tx,
  event: string,
  messages: readonly Omit<OutboxEvent, 'event'>[],
): Promise<void> {
  await tx.prepared(
    'outbox-insert-many',
    `insert into outbox (audience, event, payload)
     select m.audience, $1, m.payload
       from rows from (unnest($2::text[]), jsonb_array_elements($3::jsonb)) m(audience, payload)`,
    [
      event,
      textList(messages.map(({ audience }) => audience)),
      JSON.stringify(messages.map(({ payload }) => payload)),
    ],
  );
}

/** A position before everything that a running transaction may still write. */
export async function cursorOfNow(queryable: Queryable): Promise<OutboxCursor> {
  const row = await queryable.row<{ xid: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xid',
  );
  return { xid: row?.xid ?? '0', id: 0 };
}

/** What an event is and whom it is for; its payload is read where somebody wants it. */
export type OutboxHead = Omit<OutboxEvent, 'payload'> & OutboxCursor;

/** The next events, up to the oldest transaction that still runs. */
export function readHeads(queryable: Queryable, after: OutboxCursor, limit: number): Promise<OutboxHead[]> {
  return queryable.prepared(
    'outbox-read',
    `select id, xid::text as xid, audience, event from outbox
      where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by outbox.xid, outbox.id limit $3`,
    [after.xid, after.id, limit],
  );
}

/** The payloads of events, by id. */
export async function readPayloads(
  queryable: Queryable,
  events: readonly OutboxCursor[],
): Promise<Map<number, unknown>> {
  const rows = await queryable.prepared<{ id: number; payload: unknown }>(
    'outbox-payloads',
    `select id, payload from outbox join unnest($1::xid8[], $2::bigint[]) asked (xid, id) using (xid, id)`,
    [plainList(events.map(({ xid }) => xid)), plainList(events.map(({ id }) => id))],
  );
  return new Map(rows.map((row) => [row.id, row.payload]));
}

/**
 * Deletes the first events up to the one that is too young: older ones were published, or no process was running to receive
 * them. They lie in the order of the primary key, nearly that of time, so no index on the time has to be kept while events
 * are written. One from far ahead was written under a clock that was wrong, and does not keep the rest. Returns how many.
 */
export function pruneOutbox(queryable: Queryable, limit: number): Promise<number> {
  return queryable.run(
    `delete from outbox where (xid, id) in (
       select first.xid, first.id from (
         select o.xid, o.id, bool_and(o.created_at not between now() - interval '10 minutes' and now() + interval '1 hour')
                  over (order by o.xid, o.id) as is_old
           from (select xid, id, created_at from outbox order by outbox.xid, outbox.id limit $1) o) first
        where first.is_old)`,
    [limit],
  );
}
