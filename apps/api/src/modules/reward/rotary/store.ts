import type { Queryable, Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import type { WheelPrize } from '@hanpan/rules';

export interface SpinRow {
  readonly id: number;
  readonly prize_index: number;
  readonly points: Amount;
  readonly spun_at: Date;
}

const columns = 'id, prize_index, points, spun_at';

export async function spinsOfDay(queryable: Queryable, memberId: number, day: string): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) from rotary_spin where member_id = $1 and day = $2',
    [memberId, day],
  );
  return row?.count ?? 0;
}

/** Deposits of the member that were approved on a day of the site's calendar. */
export async function depositedOnDay(
  queryable: Queryable,
  memberId: number,
  day: string,
  timeZone: string,
): Promise<Amount> {
  const row = await queryable.row<{ amount: Amount }>(
    `select coalesce(sum(amount), 0)::bigint as amount from cash_approved
      where member_id = $1 and kind = 'in' and processed_at >= $2::date::timestamp at time zone $3
        and processed_at < ($2::date + 1)::timestamp at time zone $3`,
    [memberId, day, timeZone],
  );
  return row?.amount ?? zero;
}

export function latestSpins(queryable: Queryable, memberId: number, limit: number): Promise<SpinRow[]> {
  return queryable.rows(`select ${columns} from rotary_spin where member_id = $1 order by id desc limit $2`, [
    memberId,
    limit,
  ]);
}

export interface NewSpin {
  readonly siteId: number;
  readonly memberId: number;
  readonly day: string;
  /** The member's turns of the day, counted from 1. */
  readonly number: number;
  readonly prizes: readonly WheelPrize[];
  readonly drawn: number;
  readonly prizeIndex: number;
  readonly points: Amount;
  readonly at: Date;
}

export async function insertSpin(tx: Tx, spin: NewSpin): Promise<SpinRow> {
  const row = await tx.row<SpinRow>(
    `insert into rotary_spin (site_id, member_id, day, number, prizes, drawn, prize_index, points, spun_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [
      spin.siteId,
      spin.memberId,
      spin.day,
      spin.number,
      JSON.stringify(spin.prizes),
      spin.drawn,
      spin.prizeIndex,
      spin.points,
      spin.at,
    ],
  );
  if (row === undefined) throw new Error('the spin was not stored');
  return row;
}
