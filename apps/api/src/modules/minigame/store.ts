import type { MiniGame } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { DrawnGame } from './results-of-draw.ts';

export interface DrawRow {
  readonly day: string;
  readonly round: number;
  readonly drawn_at: Date;
  readonly numbers: number[];
  readonly powerball: number | null;
  readonly series: string;
  readonly draw: number;
  /** The hash of the series' announcement, in hex. */
  readonly announcement: string;
}

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

const matches = 'game = $1 and ($2::date is null or day = $2::date)';

/** The draws of a game with what proves them, the latest first. */
export function listDraws(
  queryable: Queryable,
  { game, day }: DrawFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DrawRow[]> {
  return queryable.rows(
    `select to_char(d.day, 'YYYY-MM-DD') as day, d.round, d.drawn_at, d.numbers, d.powerball, d.series, d.draw,
            encode(s.hash, 'hex') as announcement
       from (select * from minigame_draw where ${matches} order by drawn_at desc limit $3 offset $4) d
       join draw_series s on s.series = d.series
      order by d.drawn_at desc`,
    [game, day, limit, offset],
  );
}

export async function countDraws(queryable: Queryable, { game, day }: DrawFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from minigame_draw where ${matches}`, [
    game,
    day,
  ]);
  return row?.count ?? 0;
}
