import { bytesList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { ResultMessage } from '../../../vendors/feeds/messages.ts';
import { wholeEvent } from './market-key.ts';

/** What a feed said about the results of one market, or of the whole event under the key `*`. */
export interface SaidResult<Message> {
  readonly key: string;
  readonly digest: Buffer;
  readonly saidAtMs: number;
  readonly message: Message;
}

/** Appends what was not said before. Returns the keys that have something new. */
export async function appendResults(
  tx: Tx,
  eventId: number,
  said: readonly SaidResult<object>[],
  at: Date,
): Promise<string[]> {
  const rows = await tx.rows<{ key: string }>(
    `insert into feed_resolution (event_id, market_key, digest, message, said_at, heard_at)
     select $1, s.*, $6 from unnest($2::text[], $3::bytea[], $4::jsonb[], $5::timestamptz[]) s(key, digest, message, said_at)
     on conflict do nothing returning market_key as key`,
    [
      eventId,
      textList(said.map(({ key }) => key)),
      bytesList(said.map(({ digest }) => digest)),
      textList(said.map(({ message }) => JSON.stringify(message))),
      said.map(({ saidAtMs }) => new Date(saidAtMs)),
      at,
    ],
  );
  return [...new Set(rows.map(({ key }) => key))];
}

/** Every score that was said of an event, in one order however they came. */
export async function saidScores(queryable: Queryable, eventId: number): Promise<ResultMessage[]> {
  const rows = await queryable.rows<{ message: ResultMessage }>(
    'select message from feed_resolution where event_id = $1 and market_key = $2 order by said_at, digest',
    [eventId, wholeEvent],
  );
  return rows.map(({ message }) => message);
}
