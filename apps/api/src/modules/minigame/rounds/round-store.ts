import { type Queryable, textList } from '@hanpan/db';

/** The next draw of a game as it was announced. */
export interface AnnouncedRound {
  /** The game that draws. */
  readonly game: string;
  readonly series: string;
  /** The hash of the announcement, in hex. */
  readonly announcement: string;
  readonly draw: number;
  readonly every_ms: number;
  /** How long before the draw betting has to close for its salt, whatever a site says. */
  readonly least_closing_ms: number;
  readonly announced_at: Date;
  readonly draws_at: Date;
  /** A draw of the game that was due before `late` is undecided. */
  readonly is_late: boolean;
  /** The draw has its outcome already: the clock has stepped back since, or was wrong then. */
  readonly is_decided: boolean;
}

/** The next draw after `at` of each of these games; a game that has announced none is missing. */
export function nextRounds(
  queryable: Queryable,
  games: readonly string[],
  { at, late }: { readonly at: Date; readonly late: Date },
): Promise<AnnouncedRound[]> {
  return queryable.prepared(
    'minigame-next-rounds',
    `select g.game, n.series, encode(n.hash, 'hex') as announcement, n.draw, n.every_ms, n.announced_at, n.draws_at,
            case when n.beacon is null then 0 else draw_closes_before_ms(n.beacon) end as least_closing_ms,
            exists (
              select from draw_series p
               where p.game = g.game and p.first_draw_at <= $3
                 and coalesce((select max(o.draw) from draw_outcome o where o.series = p.series), 0)
                   < least(p.draws, floor(extract(epoch from $3::timestamptz - p.first_draw_at) * 1000 / p.every_ms)::int + 1)
            ) as is_late,
            exists (select from draw_outcome o where o.series = n.series and o.draw = n.draw) as is_decided
       from unnest($1::text[]) g (game)
      cross join lateral (
        select s.series, s.hash, s.every_ms, s.announced_at, s.beacon, d.draw,
               s.first_draw_at + (d.draw - 1) * s.every_ms * interval '1 millisecond' as draws_at
          from draw_series s
         cross join lateral (
           select greatest(1, floor(extract(epoch from $2::timestamptz - s.first_draw_at) * 1000 / s.every_ms)::int + 2) as draw) d
         where s.game = g.game and d.draw <= s.draws order by draws_at limit 1) n`,
    [textList(games), at, late],
  );
}

/** A draw that was decided, with the numbers of the game that draws; none where it is void. */
export interface DecidedRound {
  readonly series: string;
  readonly announcement: string;
  readonly draw: number;
  readonly every_ms: number;
  readonly drawn_at: Date;
  readonly numbers: number[] | null;
  readonly powerball: number | null;
}

/**
 * The draws of a game that were decided last, the latest first, of the series that is being played and the one before:
 * a series is a week.
 */
export function lastRounds(
  queryable: Queryable,
  game: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<DecidedRound[]> {
  return queryable.prepared(
    'minigame-last-rounds',
    `select s.series, encode(s.hash, 'hex') as announcement, o.draw, s.every_ms,
            s.first_draw_at + (o.draw - 1) * s.every_ms * interval '1 millisecond' as drawn_at,
            d.numbers, d.powerball
       from draw_series s
      cross join lateral (select * from draw_outcome o where o.series = s.series order by o.draw desc limit $2) o
       left join minigame_draw d on d.game = $1 and d.series = o.series and d.draw = o.draw
      where s.game = $1 and s.number > (
        select coalesce(max(p.number), 0) - 2 from draw_series p where p.game = $1 and p.first_draw_at <= $3)
      order by s.number desc, o.draw desc limit $2`,
    [game, limit, at],
  );
}

/** The games that have announced draws. */
export async function announcedGames(queryable: Queryable): Promise<readonly string[]> {
  const rows = await queryable.rows<{ game: string }>(
    "select distinct game from draw_series where game in ('powerball', 'speedkino')",
  );
  return rows.map((row) => row.game);
}
