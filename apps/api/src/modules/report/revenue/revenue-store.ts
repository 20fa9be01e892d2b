import type { LocalText, RevenueDimension } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { costOfDays } from '../days/store.ts';
import type { PlayedRounds } from '../returns/judge-return.ts';

export interface Narrowed {
  readonly siteId: number;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly family: string | null;
  readonly vendor: string | null;
  readonly gameType: string | null;
  readonly game: string | null;
  readonly partnerKey: number | null;
}

export interface RevenueRow {
  readonly day: string | null;
  readonly family: string | null;
  readonly vendor: string | null;
  readonly gameType: string | null;
  readonly game: string | null;
  readonly partnerId: number | null;
  readonly betCount: number;
  readonly stakeAmt: Amount;
  readonly paidAmt: Amount;
  readonly turnoverAmt: Amount;
  readonly costAmt: Amount;
  readonly theoreticalBasisPoints: number | null;
  /** The rounds of the row, for its bound; null where its games have none. */
  readonly rounds: PlayedRounds | null;
  /** The return that a game's vendor states, where it is known to have done so all the period; else null. */
  readonly statedPoints: number | null;
  /** The costs of all rows, those beyond the limit too. */
  readonly sharedAmt: Amount;
}

/** The columns of a row's subject; a game is known by its vendor too. */
const columnsOf: Readonly<Record<RevenueDimension, readonly string[]>> = {
  day: ['day'],
  family: ['family'],
  vendor: ['family', 'vendor'],
  gameType: ['family', 'game_type'],
  game: ['family', 'vendor', 'game_type', 'game'],
  partner: ['partner_id'],
};

const selected = {
  day: `to_char(s.day, 'YYYY-MM-DD') as day`,
  family: 's.family',
  vendor: 's.vendor',
  game_type: 's.game_type as "gameType"',
  game: 's.game',
  partner_id: 's.partner_id as "partnerId"',
} as const;
const absent = {
  day: 'null::text as day',
  family: 'null::text as family',
  vendor: 'null::text as vendor',
  game_type: 'null::text as "gameType"',
  game: 'null::text as game',
  partner_id: 'null::bigint as "partnerId"',
} as const;
type Column = keyof typeof selected;

/** What games say that they return, in basis points. */
export const statedReturns = `
  select v.code as vendor, g.key as game, (g.rtp_percent::numeric * 100)::int as points
    from vendor v join vendor_game g on g.vendor_id = v.id
   where case when g.rtp_percent ~ '^[0-9]{1,3}([.][0-9]+)?$' then g.rtp_percent::numeric > 0 else false end`;

/** What each was last noted to say, and since when ($1: the site). */
const notedReturns = `
  select distinct on (vendor, game) vendor, game, points, since from report_return_stated where site_id = $1
   order by vendor, game, since desc`;

/** Which sums are read: those of partners know of no games, and so of no theory. */
const sources = {
  games: {
    from: 'report_day',
    join: `left join theory t using (vendor, game) left join certain c using (vendor, game)
      left join report_return_day q using (site_id, day, family, vendor, game_type, game)`,
    theory: `(sum(case when t.points is null then q.expected * 10000 else d.stake * t.points end)
      / nullif(sum(case when t.points is not null then d.stake when q.expected is not null then q.stake end), 0))::int`,
    rounds: `case when count(q.rounds) > 0 then jsonb_build_object('rounds', sum(q.rounds), 'spans', sum(q.spans), 'stake', sum(q.stake),
      'paid', sum(q.paid), 'stakeSquares', sum(q.stake_squares), 'paidSquares', sum(q.paid_squares), 'products', sum(q.products),
      'expected', sum(q.expected), 'deviations', sum(q.deviations)) end`,
    stated: 'max(t.points) filter (where t.points = c.points and c.since <= $2::date)',
    where: '($7::text is null or d.game = $7) and $8::bigint is null',
  },
  partners: {
    from: 'report_partner_day',
    join: '',
    theory: 'null::int',
    rounds: 'null::jsonb',
    stated: 'null::int',
    where: '$7::text is null and ($8::bigint is null or d.partner_id = $8)',
  },
} as const;

/**
 * Sums of the days by what is asked for, the largest stakes first and days in their order. What a day cost (points, coupons,
 * bonuses, commissions) is shared by what counts of that day's stakes, and rounded down once a row. What settlements that were
 * made again took back bears nothing: a share is never that of less than nothing, and all of them are never more than the whole.
 */
export function revenueBy(
  queryable: Queryable,
  by: RevenueDimension,
  narrowed: Narrowed,
  limit: number,
): Promise<RevenueRow[]> {
  const source = by === 'partner' || narrowed.partnerKey !== null ? sources.partners : sources.games;
  const columns = (columnsOf[by] ?? columnsOf.day) as readonly Column[];
  const shown = (Object.keys(selected) as Column[]).map((column) =>
    columns.includes(column) ? selected[column] : absent[column],
  );
  const keys = columns.join(', ');
  return queryable.rows(
    `with theory as materialized (${statedReturns}), certain as materialized (${notedReturns}), cost as materialized (${costOfDays}), rate as materialized (
       select day, amount / counted as cost
         from (select day, sum(greatest(counted, 0))::numeric as counted from ${source.from}
                where site_id = $1 and day between $2::date and $3::date group by day) total join cost using (day)
        where counted > 0
     ), s as (
       select ${keys}, sum(d.bets)::bigint as bets, sum(d.stake)::bigint as stake, sum(d.win + d.returned)::bigint as paid,
              sum(d.counted)::bigint as counted, trunc(round(sum(greatest(d.counted, 0) * coalesce(r.cost, 0)), 6))::bigint as cost,
              ${source.theory} as points, ${source.rounds} as rounds, ${source.stated} as stated
         from ${source.from} d ${source.join} left join rate r using (day)
        where d.site_id = $1 and d.day between $2::date and $3::date and ($4::text is null or d.family = $4)
          and ($5::text is null or d.vendor = $5) and ($6::text is null or d.game_type = $6) and ${source.where}
        group by ${keys})
     select ${shown.join(', ')}, s.bets as "betCount", s.stake as "stakeAmt", s.paid as "paidAmt", s.counted as "turnoverAmt",
            s.cost as "costAmt", s.points as "theoreticalBasisPoints", s.rounds, s.stated as "statedPoints",
            (sum(s.cost) over ())::bigint as "sharedAmt"
       from s order by ${by === 'day' ? 's.day' : `s.stake desc, ${keys}`} limit $9`,
    [
      narrowed.siteId,
      narrowed.from,
      narrowed.to,
      narrowed.family,
      narrowed.vendor,
      narrowed.gameType,
      narrowed.game,
      narrowed.partnerKey,
      limit,
    ],
  );
}

/** What all days of a period cost together. */
export async function costWithin(queryable: Queryable, { siteId, from, to }: Narrowed): Promise<Amount> {
  const row = await queryable.row<{ cost: Amount }>(
    `select coalesce(sum(amount), 0)::bigint as cost from (${costOfDays}) days`,
    [siteId, from, to],
  );
  return row?.cost ?? zero;
}

/** How many members played on each day, at all or of a family, one of its vendors or one of its game types. */
export async function playersByDay(
  queryable: Queryable,
  { siteId, from, to, family, vendor, gameType }: Narrowed,
): Promise<Map<string, number>> {
  const rows = await queryable.rows<{ day: string; players: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, players from report_player_day
      where site_id = $1 and day between $2::date and $3::date and family = $4 and vendor = $5 and game_type = $6`,
    [siteId, from, to, family ?? '', vendor ?? '', gameType ?? ''],
  );
  return new Map(rows.map(({ day, players }) => [day, players]));
}

export interface PartnerName {
  readonly memberKey: number;
  readonly memId: string;
  readonly memNick: string;
}

export function partnersNamed(
  queryable: Queryable,
  siteId: number,
  ids: readonly number[],
): Promise<PartnerName[]> {
  return queryable.rows(
    `select id as "memberKey", mem_id as "memId", nickname as "memNick" from member_card where site_id = $1 and id = any($2)`,
    [siteId, ids],
  );
}

export interface NamedGame {
  readonly vendor: string;
  readonly game: string;
  readonly names: LocalText;
}

export function gamesNamed(queryable: Queryable, keys: readonly string[]): Promise<NamedGame[]> {
  return queryable.rows(
    `select v.code as vendor, g.key as game, g.names from vendor_game g join vendor v on v.id = g.vendor_id where g.key = any($1)`,
    [keys],
  );
}
