import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** What is added to a day's row; counts and amounts are negative where a settlement was reversed. */
export interface DayChange {
  readonly siteId: number;
  readonly memberId: number;
  /** "YYYY-MM-DD" on the site's calendar. */
  readonly day: string;
  readonly family: string;
  readonly gameType: string;
  readonly bets: number;
  readonly stake: number;
  readonly counted: number;
  readonly returned: number;
  readonly win: number;
}

export async function addToDays(tx: Tx, changes: readonly DayChange[]): Promise<void> {
  const list = <Value>(of: (change: DayChange) => Value) => changes.map(of);
  await tx.run(
    `insert into play_day (site_id, member_id, day, family, game_type, bets, stake, counted, returned, win)
     select * from unnest($1::smallint[], $2::bigint[], $3::date[], $4::text[], $5::text[], $6::int[], $7::bigint[],
       $8::bigint[], $9::bigint[], $10::bigint[])
     on conflict (member_id, day, family, game_type) do update set bets = play_day.bets + excluded.bets,
       stake = play_day.stake + excluded.stake, counted = play_day.counted + excluded.counted,
       returned = play_day.returned + excluded.returned, win = play_day.win + excluded.win`,
    [
      list((change) => change.siteId),
      list((change) => change.memberId),
      list((change) => change.day),
      list((change) => change.family),
      list((change) => change.gameType),
      list((change) => change.bets),
      list((change) => change.stake),
      list((change) => change.counted),
      list((change) => change.returned),
      list((change) => change.win),
    ],
  );
}

/** What of a day's sums belongs to the earlier day on which it was settled first. */
export interface DayMove {
  readonly siteId: number;
  readonly memberId: number;
  readonly day: string;
  readonly originDay: string;
  readonly gameType: string;
  readonly result: number;
}

export async function addMoves(tx: Tx, moves: readonly DayMove[]): Promise<void> {
  const list = <Value>(of: (move: DayMove) => Value) => moves.map(of);
  await tx.run(
    `insert into play_move as p (site_id, member_id, day, origin_day, game_type, result)
     select * from unnest($1::smallint[], $2::bigint[], $3::date[], $4::date[], $5::text[], $6::bigint[])
     on conflict (member_id, origin_day, day, game_type) do update set result = p.result + excluded.result`,
    [
      list((move) => move.siteId),
      list((move) => move.memberId),
      list((move) => move.day),
      list((move) => move.originDay),
      list((move) => move.gameType),
      list((move) => move.result),
    ],
  );
}

/** Sums of play, in minor units; the member's result is `win + returned - stake`. */
export interface PlaySums {
  readonly bets: number;
  readonly stake: Amount;
  readonly counted: Amount;
  readonly returned: Amount;
  readonly win: Amount;
}

export interface TypeSums extends PlaySums {
  readonly family: string;
  readonly gameType: string;
}

const sums = `sum(bets)::int as bets, sum(stake)::bigint as stake, sum(counted)::bigint as counted,
  sum(returned)::bigint as returned, sum(win)::bigint as win`;

/** By family and game type over a member's days, both ends included; null leaves an end open. */
export function sumsOfMember(
  queryable: Queryable,
  memberId: number,
  period: { startDate: string | null; endDate: string | null },
): Promise<TypeSums[]> {
  return queryable.rows(
    `select family, game_type as "gameType", ${sums} from play_day
      where member_id = $1 and day >= coalesce($2::date, '-infinity') and day <= coalesce($3::date, 'infinity')
      group by family, game_type order by family, game_type`,
    [memberId, period.startDate, period.endDate],
  );
}

export interface MemberDay extends PlaySums {
  readonly day: string;
}

/** By day over a member's days, both ends included: the last ones, the newest first. */
export function daysOfMember(
  queryable: Queryable,
  memberId: number,
  period: { startDate: string | null; endDate: string | null },
  limit: number,
): Promise<MemberDay[]> {
  return queryable.rows(
    `select to_char(day, 'YYYY-MM-DD') as day, ${sums} from play_day
      where member_id = $1 and day >= coalesce($2::date, '-infinity') and day <= coalesce($3::date, 'infinity')
      group by play_day.day order by play_day.day desc limit $4`,
    [memberId, period.startDate, period.endDate, limit],
  );
}

/** By month over a member's days from one on, "2026-11"; a month without play has no row. */
export function monthsOfMember(
  queryable: Queryable,
  memberId: number,
  startDate: string,
): Promise<(PlaySums & { readonly month: string })[]> {
  return queryable.rows(
    `select to_char(day, 'YYYY-MM') as month, ${sums} from play_day where member_id = $1 and day >= $2::date
      group by 1 order by 1`,
    [memberId, startDate],
  );
}
