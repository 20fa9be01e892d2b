import type { Bet } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type BetFilter, betRowsById, betRowsOf, type LegOfBet, legsOf } from './bet-store.ts';
import { type BetRow, presentBet } from './present-bet.ts';

async function present(queryable: Queryable, rows: readonly BetRow[]): Promise<Bet[]> {
  const byBet = new Map<number, LegOfBet[]>(rows.map((row) => [row.id, []]));
  for (const leg of await legsOf(queryable, [...byBet.keys()])) byBet.get(leg.bet_id)?.push(leg);
  return rows.map((row) => presentBet(row, byBet.get(row.id) ?? []));
}

export async function betsById(queryable: Queryable, ids: readonly number[]): Promise<Map<number, Bet>> {
  const bets = await present(queryable, await betRowsById(queryable, ids));
  return new Map(bets.map((bet) => [bet.betIdx, bet]));
}

/** A page of a member's bets, newest first. */
export async function betsOf(
  queryable: Queryable,
  filter: { memberId: number; state: BetFilter; limit: number; offset: number },
): Promise<Bet[]> {
  return present(queryable, await betRowsOf(queryable, filter));
}
