import type { Bet } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type BetFilter, betRowOf, betRowsById, betRowsOf, type LegOfBet, legsOf } from './bet-store.ts';
import { type BetRow, presentBet } from './present-bet.ts';

async function present(queryable: Queryable, rows: readonly BetRow[]): Promise<Bet[]> {
  const byBet = new Map<number, LegOfBet[]>(rows.map((row) => [row.id, []]));
  for (const leg of await legsOf(queryable, [...byBet.keys()])) byBet.get(leg.bet_id)?.push(leg);
  return rows.map((row) => presentBet(row, byBet.get(row.id) ?? []));
}

/** A page of a member's bets, newest first. */
export async function betsOf(
  queryable: Queryable,
  filter: BetFilter & { readonly limit: number; readonly offset: number },
): Promise<Bet[]> {
  return present(queryable, await betRowsOf(queryable, filter));
}

/** One bet of a member, as it is now. */
export async function betOf(queryable: Queryable, memberId: number, betId: number): Promise<Bet | undefined> {
  const row = await betRowOf(queryable, memberId, betId);
  return row === undefined ? undefined : (await present(queryable, [row]))[0];
}

/** Bets by their ids, whoever's they are. */
export async function betsById(queryable: Queryable, ids: readonly number[]): Promise<Bet[]> {
  return present(queryable, await betRowsById(queryable, ids));
}
