import type { MiniBet } from '@hanpan/contract';
import type { MiniBetRow } from './bet-store.ts';

export function presentMiniBet(row: MiniBetRow): MiniBet {
  return {
    betIdx: row.id,
    receiptId: row.receipt_id,
    game: row.game,
    day: row.day,
    round: row.round,
    market: row.market,
    pick: row.pick,
    line: row.line,
    odds: row.odds_milli / 1000,
    stake: row.stake,
    possibleWin: row.possible_win,
    status: row.status,
    winCash: row.win_amount,
    result: row.result,
    placedAt: row.placed_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    series: row.series,
    draw: row.draw,
    announcement: row.announcement,
  };
}
