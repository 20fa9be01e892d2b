import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { MiniBetRow } from '../bet-store.ts';

/** A bet whose draw is decided: its draw's numbers, or none where it is void. */
export interface DecidedBet extends MiniBetRow {
  readonly site_id: number;
  readonly member_id: number;
  readonly numbers: readonly number[] | null;
  readonly powerball: number | null;
  /** The member has a bet on another selection of the same market of the round. */
  readonly has_both_sides: boolean;
}

const isDecided = `b.settled_at is null and b.draws_at <= $1 and (b.retry_at is null or b.retry_at <= $1)
  and exists (select from draw_outcome o where o.series = b.series and o.draw = b.draw)`;

/** Whether there are bets whose draws are decided, and how many could not be settled, for the log. Locks nothing. */
export async function lookAtDecided(
  queryable: Queryable,
  at: Date,
): Promise<{ readonly isAny: boolean; readonly faults: number }> {
  const [row] = await queryable.prepared<{ isAny: boolean; faults: number }>(
    'minigame-decided-look',
    `select (select b.id from minigame_bet b where ${isDecided} order by b.draws_at, b.id limit 1) is not null as "isAny",
            (select count(*) from minigame_bet where settled_at is null and fault is not null) as faults`,
    [at],
  );
  return row ?? { isAny: false, faults: 0 };
}

/**
 * Locks the next bets whose draws are decided, rounds in their order. What another worker holds is left to it; what could
 * not be settled waits for its time.
 */
export async function lockDecidedBets(tx: Tx, at: Date, limit: number): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'minigame-decided-lock',
    `select b.id from minigame_bet b where ${isDecided} order by b.draws_at, b.id limit $2 for update skip locked`,
    [at, limit],
  );
  return rows.map((row) => row.id);
}

/** Bets whose locks the caller holds, in the order of their ids. */
export function decidedBets(tx: Tx, ids: readonly number[]): Promise<DecidedBet[]> {
  return tx.prepared(
    'minigame-decided-bets',
    `select b.id, b.site_id, b.member_id, b.receipt_id, b.game, to_char(b.day, 'YYYY-MM-DD') as day, b.round, b.series,
            b.draw, encode(s.hash, 'hex') as announcement, b.market, b.pick, b.line, b.odds_milli, b.stake, b.possible_win,
            b.status, b.win_amount, b.result, b.placed_at, b.draws_at, b.settled_at, d.numbers, d.powerball,
            exists (select from minigame_bet o
                     where o.member_id = b.member_id and o.day = b.day and o.round = b.round and o.game = b.game
                       and o.market = b.market and o.pick <> b.pick) as has_both_sides
       from minigame_bet b join draw_series s on s.series = b.series
       left join minigame_draw d on d.game = s.game and d.series = b.series and d.draw = b.draw
      where b.id = any($1::bigint[]) order by b.id`,
    [plainList(ids)],
  );
}

export interface SettledMiniBet {
  readonly id: number;
  readonly status: 'PASS' | 'FAIL' | 'CANCEL';
  readonly winAmount: Amount;
  readonly result: string | null;
}

export async function saveSettledMini(tx: Tx, bets: readonly SettledMiniBet[], at: Date): Promise<void> {
  await tx.prepared(
    'minigame-bets-settled',
    `update minigame_bet b set status = r.status, win_amount = r.win, result = r.result, settled_at = $5, fault = null,
            retry_at = null
       from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[]) r (id, status, win, result) where b.id = r.id`,
    [
      plainList(bets.map((bet) => bet.id)),
      textList(bets.map((bet) => bet.status)),
      plainList(bets.map((bet) => bet.winAmount)),
      textList(bets.map((bet) => bet.result)),
      at,
    ],
  );
}

/** Why a bet could not be settled, and when it is tried again. */
export async function noteFault(tx: Tx, id: number, fault: string, retryAt: Date): Promise<void> {
  await tx.run('update minigame_bet set fault = $2, retry_at = $3 where id = $1', [id, fault, retryAt]);
}
