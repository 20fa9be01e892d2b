import type { MiniGame } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { DrawnGame } from './results-of-draw.ts';
import type { DecidedRound } from './rounds/round-store.ts';

export interface DrawFilter {
  /** A ladder is asked for by the game whose draw it reads. */
  readonly game: DrawnGame;
  /** A day of the draw calendar; null is every day. */
  readonly day: string | null;
}

/** A result as it is kept: with the draw that gave it, in the transaction that revealed the draw. */
export interface NewResult {
  readonly game: MiniGame;
  readonly day: string;
  readonly round: number;
  readonly drawnAt: Date;
  readonly numbers: readonly number[];
  readonly powerball: number | null;
  readonly series: string;
  readonly draw: number;
}

/** False where another worker has kept it already: it is the same result. */
export async function insertResult(tx: Tx, result: NewResult): Promise<boolean> {
  const { game, day, round, drawnAt, numbers, powerball, series, draw } = result;
  const inserted = await tx.run(
    `insert into minigame_draw (game, day, round, drawn_at, numbers, powerball, series, draw)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (game, series, draw) do nothing`,
    [game, day, round, drawnAt, numbers, powerball, series, draw],
  );
  return inserted === 1;
}

/**
 * A day ends with the draw at its midnight. What is void was never drawn: it stands among the draws at its own time, so that whoever
 * bet on it finds its round.
 */
const decided = `
  select drawn_at, numbers, powerball, series, draw
    from minigame_draw where game = $1 and ($2::date is null or day = $2::date)
   union all
  select v.drawn_at, null, null, v.series, v.draw
    from (select s.first_draw_at + (o.draw - 1) * s.every_ms * interval '1 millisecond' as drawn_at, o.series, o.draw
            from draw_series s join draw_outcome o on o.series = s.series and o.void_reason is not null
           where s.game = $1) v
   where $2::date is null or ((v.drawn_at - interval '1 millisecond') at time zone 'Asia/Seoul')::date = $2::date`;

/** The rounds of a game that were drawn or are void, the latest first. */
export function listDecided(
  queryable: Queryable,
  { game, day }: DrawFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DecidedRound[]> {
  return queryable.rows(
    `select d.series, encode(s.hash, 'hex') as announcement, d.draw, s.every_ms, d.drawn_at, d.numbers, d.powerball
       from (select * from (${decided}) each order by drawn_at desc limit $3 offset $4) d
       join draw_series s on s.series = d.series
      order by d.drawn_at desc`,
    [game, day, limit, offset],
  );
}

export async function countDecided(queryable: Queryable, { game, day }: DrawFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from (${decided}) each`, [game, day]);
  return row?.count ?? 0;
}
