import type { TransferRequest, TransferRoundsResponse } from '@hanpan/vendor-kit';
import type { Tx } from '../database.ts';
import { firstOf, type ListedRow, type PlayedFrom, presentRound } from './listed-rounds.ts';

/** Within the span, and after the cursor: the index begins at the later of the two. */
const isWithin = `f.finished_at >= coalesce($3::timestamptz, '-infinity') AND f.finished_at < coalesce($4::timestamptz, 'infinity')
         AND (f.finished_at, f.id) > (coalesce(timestamptz 'epoch' + $5::bigint * interval '1 microsecond', '-infinity'), $6::uuid)`;

const place = `'t' || (extract(epoch FROM f.finished_at) * 1000000)::bigint || '/' || f.id`;

const noId = '00000000-0000-0000-0000-000000000000';

/** When the last round of the page before ended, in microseconds since 1970, and which round it was. */
const cursorForm = /^t(\d{1,16})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface Asked
  extends Pick<TransferRequest<'/operator/transfer/v1/round/list'>, 'agent' | 'cursor' | 'limit'> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Rounds of an agent's players (of its purses, or of its own wallet) in which a stake was taken and that ended from one instant
 * until before another, in the order of the times at which they ended. Each page begins where the one before ended, however long
 * the vendor's history is. A cursor belongs to its span: what is committed late within it is found by who asks for the span again.
 * Undefined where the cursor is none of these.
 */
export async function roundsOfSpan(
  reader: Pick<Tx, 'query'>,
  { agent, cursor, limit, from, to }: Asked,
  wallet: PlayedFrom,
): Promise<TransferRoundsResponse | undefined> {
  const [, afterMicros = null, afterId = noId] = cursorForm.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && afterMicros === null) return undefined;
  const { rows } = await reader.query<ListedRow>(
    firstOf({ where: isWithin, order: 'finished_at', place }, wallet),
    [agent, limit, from ?? null, to ?? null, afterMicros, afterId],
  );
  const next = rows.at(-1)?.place ?? cursor;
  return {
    rounds: rows.map(presentRound),
    ...(next === undefined ? {} : { next_cursor: next }),
    has_more: rows.length === limit,
  };
}
