import type { TransferRequest, TransferRoundsResponse } from '@hanpan/vendor-kit';
import type { Tx } from '../database.ts';
import { firstOf, type ListedRow, type Played, presentRound } from './listed-rounds.ts';

/** A page without rounds is one row that is no round. */
type FinishedRow = (ListedRow | { id: null }) & {
  /** Of the last round that this statement could see, whoever's it is; null where there is none after the cursor. */
  seen: string | null;
};

/** After the cursor, and below the oldest transaction that still runs in the snapshot of the statement. */
const isRead =
  '(f.finished_xid, f.id) > ($3::xid8, $4::uuid) AND f.finished_xid < pg_snapshot_xmin(pg_current_snapshot())';

/** The last one, of whatever player, found in the index from its end. */
function lastOf(table: Played): string {
  return `(SELECT finished_xid, id FROM ${table} f WHERE ${isRead} ORDER BY finished_xid DESC, id DESC LIMIT 1)`;
}

const place = "f.finished_xid::text || '/' || f.id";

/** The cursor before the first round. */
const beginning = '0/00000000-0000-0000-0000-000000000000';

type Asked = Pick<TransferRequest<'/operator/transfer/v1/round/list'>, 'agent' | 'cursor' | 'limit'>;

/**
 * Rounds of an agent's purses in which a stake was taken, in the order in which they were finished. A cursor is the
 * transaction that finished the last round, and the round: it stays valid for ever. A page that is not full has read everything
 * that its snapshot holds below the oldest transaction still running, so its cursor stands behind the rounds of all others too: who
 * asks again does not walk over them again. What that transaction and later ones commit comes after it. Undefined where the
 * cursor is none of these.
 */
export async function finishedRounds(
  reader: Pick<Tx, 'query'>,
  { agent, cursor, limit }: Asked,
): Promise<TransferRoundsResponse | undefined> {
  const [xid, id] = (cursor ?? beginning).split('/');
  if (xid === undefined || id === undefined || !/^\d{1,19}$/.test(xid) || !/^[0-9a-f-]{36}$/.test(id))
    return undefined;
  const { rows } = await reader.query<FinishedRow>(
    `SELECT page.*, last.seen FROM
       (SELECT (SELECT s.finished_xid::text || '/' || s.id FROM (${lastOf('round')} UNION ALL ${lastOf('room_bet')}) s
                 ORDER BY s.finished_xid DESC, s.id DESC LIMIT 1) AS seen) last
       LEFT JOIN (${firstOf({ where: isRead, order: 'finished_xid', place }, 'purse')}) page ON true
      ORDER BY page.ended, page.id`,
    [agent, limit, xid, id],
  );
  const rounds = rows.filter((row): row is FinishedRow & ListedRow => row.id !== null);
  const isFull = rounds.length === limit;
  const next = (isFull ? rounds.at(-1)?.place : rows[0]?.seen) ?? cursor;
  return {
    rounds: rounds.map(presentRound),
    ...(next === undefined ? {} : { next_cursor: next }),
    has_more: isFull,
  };
}
