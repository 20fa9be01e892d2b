import type { Queryable } from '@hanpan/db';
import { everyBranchToSum, type GameFamily } from '../play/index.ts';
import type { BetStatus, HistoryTotal, Place } from './history-store.ts';
import { historySums } from './history-sums.ts';

export interface DeskBetFilter {
  readonly siteId: number;
  /** Null is everybody. */
  readonly memberId: number | null;
  /** A family or a game type; null is every one. */
  readonly group: string | null;
  readonly statuses: readonly BetStatus[] | null;
  /** Days of the site's calendar, both inclusive; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

/** Of one member and of everybody there is an index each, and a statement that may be either uses neither. */
const matching = ({ memberId }: DeskBetFilter) => `v.site_id = $1
  and ${memberId === null ? '$2::bigint is null' : 'v.member_id = $2::bigint'}
  and ($3::text is null or v.family = $3 or v.game_type = $3) and ($4::text[] is null or v.status = any($4))
  and v.started_at >= coalesce($5::date::timestamp at time zone $7, '-infinity')
  and v.started_at < coalesce(($6::date + 1)::timestamp at time zone $7, 'infinity')`;

const values = (of: DeskBetFilter) => [
  of.siteId,
  of.memberId,
  of.group,
  of.statuses,
  of.startDate,
  of.endDate,
  of.timeZone,
];

/** Where a bet stands among all, as the database writes its moment. */
export interface DeskPlace extends Place {
  readonly at: string;
}

/** The next bets behind a place, the newest first: of a list that may be long none is read twice. */
export function placesBehind(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: DeskBetFilter,
  { after, limit }: { readonly after: DeskPlace | undefined; readonly limit: number },
): Promise<DeskPlace[]> {
  const branches = families.map(
    ({ historyView }) => `(select v.family, v.id, v.started_at from ${historyView} v where ${matching(filter)}
        and v.started_at <= coalesce($8::timestamptz, 'infinity')
        and ($8::timestamptz is null or v.started_at < $8 or v.family > $9 or v.family = $9 and v.id < $10::bigint)
      order by v.started_at desc, v.id desc limit $11::int)`,
  );
  return queryable.rows(
    `select p.family, p.id, p.started_at::text as at from (${branches.join(' union all ')}) p
      order by p.started_at desc, p.family, p.id desc limit $11::int`,
    [...values(filter), after?.at ?? null, after?.family ?? null, after?.id ?? null, limit],
  );
}

/** Which bets stand on a page, the newest first: those of each family in the order of its index, and of these the newest of all. */
export function placesOfDeskBets(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: DeskBetFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Place[]> {
  const branches = families.map(
    ({ historyView }) => `(select v.family, v.id, v.started_at from ${historyView} v where ${matching(filter)}
      order by v.started_at desc, v.id desc limit $8::int + $9::int)`,
  );
  return queryable.rows(
    `select p.family, p.id from (${branches.join(' union all ')}) p
      order by p.started_at desc, p.family, p.id desc limit $8::int offset $9::int`,
    [...values(filter), limit, offset],
  );
}

/** How many bets all pages have, and what was staked and paid on them. */
export async function sumDeskBets(
  queryable: Queryable,
  families: readonly GameFamily[],
  filter: DeskBetFilter,
): Promise<HistoryTotal> {
  const columns = 'site_id, member_id, family, game_type, status, started_at, stake, win, returned';
  const row = await queryable.row<HistoryTotal>(
    `select ${historySums}
       from (${everyBranchToSum(families, columns)}) v where ${matching(filter)}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
