import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { bonusOf, type GameFamily, refusalOf } from '../play/index.ts';
import type { Days } from './days/store.ts';
import type { BetStatus, HistoryRow } from './history-store.ts';

export interface BetOfSiteRow {
  readonly id: number;
  readonly member_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly family: string;
  readonly game_type: string;
  readonly vendor: string | null;
  readonly game: LocalText;
  readonly reference: string;
  readonly started_at: Date;
  readonly settled_at: Date | null;
  readonly status: BetStatus;
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  readonly odds_milli: number | null;
  readonly possible: Amount | null;
  readonly refusal: HistoryRow['refusal'];
  readonly bonus: HistoryRow['bonus'];
  readonly results: HistoryRow['results'];
  /** How often it was settled, and what later settlements changed of what the first one paid. */
  readonly settlements: number | null;
  readonly adjusted: Amount | null;
  /** The network address that it was asked for from; null where that is not known, or not any more. */
  readonly address: string | null;
  /** Of a test account, which no report counts. */
  readonly is_test: boolean;
}

/** Where a bet is in the file: by its moment, its family and its mark there, as the database writes them. */
export interface BetPlace {
  readonly moment: string;
  readonly family: string;
  readonly mark: string;
  /** Null where the history has no bet of what was settled. */
  readonly id: number | null;
}

const columns = `id, member_id, family, game_type, vendor, game, reference, started_at, settled_at, status, stake, returned, win,
  odds_milli, possible, results`;

const from = '$2::date::timestamp at time zone $4';
const until = '($3::date + 1)::timestamp at time zone $4';
/** Where the lot before ended, or where the days begin. */
const begin = `coalesce($5::timestamptz, ${from})`;
const behind = (key: string, mark: string) => `(${key}) > (${begin}, coalesce($6::text, ''), ${mark})`;

/** Each family's index has its bets in this order; the first ones of all families are among the first ones of each. */
const placed = (families: readonly GameFamily[]) =>
  `select v.started_at::text as moment, v.family, v.id::text as mark, v.id
     from (${families
       .map(
         ({ historyView }) => `(select v.family, v.id, v.started_at from ${historyView} v
            where v.site_id = $1 and v.started_at >= ${begin} and v.started_at < ${until}
              and ${behind('v.started_at, v.family, v.id', 'coalesce($7::bigint, 0)')}
            order by v.started_at, v.id limit $8)`,
       )
       .join(' union all ')}) v
    order by v.started_at, v.family, v.id limit $8`;

/**
 * In the order of the settlements: a bet is where it was settled first on these days. Its name in the facts finds it; where it
 * bears another one in the history, whose it is and when it began do, but for microseconds, which JavaScript does not know.
 */
const settled = (families: readonly GameFamily[]) =>
  `with place as materialized (
     select p.settled_at, p.family, p.reference, p.member_id, p.placed_at from play_settlement p
      where p.site_id = $1 and p.settled_at >= ${begin} and p.settled_at < ${until}
        and ${behind('p.settled_at, p.family, p.reference', "coalesce($7::text, '')")}
        and (p.revision, p.sign) = (
          select f.revision, f.sign from play_settlement f
           where f.family = p.family and f.reference = p.reference and f.settled_at >= ${from}
           order by f.settled_at, f.revision, f.sign limit 1)
      order by p.settled_at, p.family, p.reference limit $8)
   select place.settled_at::text as moment, place.family, place.reference as mark, h.id
     from place left join lateral (${families
       .map(
         ({ historyView, hasOtherName }) => `select v.id from ${historyView} v
            where v.family = place.family and ${
              hasOtherName
                ? `v.member_id = place.member_id and v.settled_as = place.reference
              and v.started_at between place.placed_at - interval '1 ms' and place.placed_at + interval '1 ms'`
                : 'v.reference = place.reference'
            }`,
       )
       .join(' union all ')}) h on true
    order by place.settled_at, place.family, place.reference`;

/**
 * The next bets of everybody of a site, whatever became of them: those placed on these days, or those of which something was
 * settled on them, for the first time or again. Fewer than `limit` are the last ones.
 */
export function placesOfBets(
  queryable: Queryable,
  families: readonly GameFamily[],
  { siteId, from, to, timeZone }: Days,
  basis: 'placed' | 'settled',
  { after, limit }: { readonly after: BetPlace | undefined; readonly limit: number },
): Promise<BetPlace[]> {
  const key = [after?.moment ?? null, after?.family ?? null, after?.mark ?? null];
  return queryable.rows(basis === 'placed' ? placed(families) : settled(families), [
    siteId,
    from,
    to,
    timeZone,
    ...key,
    limit,
  ]);
}

/** The bets at these places, in their order. */
export function betsAtPlaces(
  queryable: Queryable,
  families: readonly GameFamily[],
  siteId: number,
  places: readonly Pick<BetPlace, 'family' | 'id'>[],
): Promise<BetOfSiteRow[]> {
  const branches = families.map(
    ({ historyView, hasOtherName, placeView, ...family }) =>
      `select ${columns}, ${hasOtherName ? 'settled_as' : 'reference'} as settled_as,
            ${refusalOf(family)} as refusal, ${bonusOf(family)} as bonus,
            ${placeView === undefined ? 'null::text' : `(select a.address from ${placeView} a where a.id = v.id)`} as address
       from ${historyView} v where v.id = place.id and v.family = place.family`,
  );
  return queryable.rows(
    `select m.mem_id, m.nickname, m.is_test, h.*, nullif(s.settlements, 0)::int as settlements, s.adjusted::bigint as adjusted
       from unnest($2::text[], $3::bigint[]) with ordinality place(family, id, position)
       join lateral (${branches.join(' union all ')}) h on true
       join member_card m on m.id = h.member_id and m.site_id = $1
       left join lateral (
         select count(*) filter (where p.sign = 1) as settlements,
                sum(p.sign * (p.win + p.returned)) - sum(p.win + p.returned) filter (where p.revision = 1 and p.sign = 1) as adjusted
           from play_settlement p where p.family = h.family and p.reference = h.settled_as) s on true
      order by place.position`,
    [siteId, places.map(({ family }) => family), places.map(({ id }) => id)],
  );
}
