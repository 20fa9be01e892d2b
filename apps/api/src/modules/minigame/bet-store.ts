import type { MiniGame } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';

export interface MiniBetRow {
  readonly id: number;
  readonly receipt_id: string;
  readonly game: MiniGame;
  /** "YYYY-MM-DD". */
  readonly day: string;
  readonly round: number;
  readonly series: string;
  readonly draw: number;
  /** In hex. */
  readonly announcement: string;
  readonly market: string;
  readonly pick: string;
  readonly line: number | null;
  readonly odds_milli: OddsMilli;
  readonly stake: Amount;
  readonly possible_win: Amount;
  readonly status: 'BET' | 'PASS' | 'FAIL' | 'CANCEL';
  readonly win_amount: Amount | null;
  readonly result: string | null;
  readonly placed_at: Date;
  readonly draws_at: Date;
  readonly settled_at: Date | null;
}

export interface RoundOfMember {
  readonly memberId: number;
  readonly game: MiniGame;
  readonly day: string;
  readonly round: number;
}

/** A member's bets on a round, the newest first. */
export function betsOfRound(
  queryable: Queryable,
  { memberId, game, day, round }: RoundOfMember,
  limit: number,
): Promise<MiniBetRow[]> {
  return queryable.rows(
    `select b.id, b.receipt_id, b.game, to_char(b.day, 'YYYY-MM-DD') as day, b.round, b.series, b.draw,
            encode(s.hash, 'hex') as announcement, b.market, b.pick, b.line, b.odds_milli, b.stake, b.possible_win, b.status,
            b.win_amount, b.result, b.placed_at, b.draws_at, b.settled_at
       from minigame_bet b join draw_series s on s.series = b.series
      where b.member_id = $1 and b.day = $2 and b.round = $3 and b.game = $4 order by b.id desc limit $5`,
    [memberId, day, round, game, limit],
  );
}

export async function sumOfRound(
  queryable: Queryable,
  { memberId, game, day, round }: RoundOfMember,
): Promise<{ stake: Amount; winCash: Amount }> {
  const row = await queryable.row<{ stake: Amount; winCash: Amount }>(
    `select coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win_amount), 0)::bigint as "winCash"
       from minigame_bet where member_id = $1 and day = $2 and round = $3 and game = $4`,
    [memberId, day, round, game],
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
