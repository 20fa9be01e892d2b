import { lineOf } from './judge-mini-slip.ts';
import type { JudgedMiniSlip } from './mini-slip.ts';
import type { NewMiniBet } from './place-mini-bet-store.ts';

/** M-261121-000042: the site's day and the bet's own number. */
function receiptOf(day: string, id: number): string {
  return `M-${day.slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

/** `day` is the site's, for the receipt; the round has the day of the draw calendar. */
export function newMiniBet(
  { slip, round, market, oddsMilli, possibleWin }: JudgedMiniSlip,
  { id, day, nowMs }: { readonly id: number; readonly day: string; readonly nowMs: number },
): NewMiniBet {
  return {
    id,
    siteId: slip.siteId,
    memberId: slip.memberId,
    address: slip.address,
    receipt_id: receiptOf(day, id),
    game: slip.game,
    day: round.day,
    round: round.round,
    series: round.series,
    draw: round.draw,
    announcement: round.announcement,
    market: market.code,
    pick: slip.pick,
    line: lineOf(slip),
    odds_milli: oddsMilli,
    stake: slip.stake,
    possible_win: possibleWin,
    status: 'BET',
    win_amount: null,
    result: null,
    placed_at: new Date(nowMs),
    closes_at: new Date(round.closesAtMs),
    draws_at: new Date(round.drawsAtMs),
    settled_at: null,
  };
}
