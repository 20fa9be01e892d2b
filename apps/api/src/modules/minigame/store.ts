import type { Queryable } from '@hanpan/db';

export type MiniGame = 'powerball' | 'powerladder' | 'speedkino' | 'kinoladder';

export interface DrawRow {
  readonly game: MiniGame;
  readonly day: string;
  readonly round: number;
  readonly drawn_at: Date;
  readonly numbers: number[];
  readonly powerball: number | null;
}

export interface DrawFilter {
  readonly game: MiniGame;
  /** A day of the draw calendar; null is every day. */
  readonly day: string | null;
}

const matches = 'game = $1 and ($2::date is null or day = $2::date)';

/** The draws of a game, the latest first. */
export function listDraws(
  queryable: Queryable,
  { game, day }: DrawFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DrawRow[]> {
  return queryable.rows(
    `select game, to_char(day, 'YYYY-MM-DD') as day, round, drawn_at, numbers, powerball from minigame_draw
      where ${matches} order by drawn_at desc limit $3 offset $4`,
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
