import type { DataOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { feedAliveAt } from '../board/board-store.ts';
import { betsOfMember, legsOfBets } from './cash-out-store.ts';
import { type CashOutTerms, priceOfBet } from './price-bet.ts';

type Quote = DataOf<'/api/bet/cashOutQuote'>['list'][number];

/** What the house would pay for bets of a member now. Bets that are not the member's are left out. */
export async function quoteCashOut(
  queryable: Queryable,
  { memberId, bets }: { readonly memberId: number; readonly bets: readonly number[] },
  terms: CashOutTerms,
  nowMs: number,
): Promise<Quote[]> {
  const open = await betsOfMember(queryable, memberId, bets);
  const legs = await legsOfBets(
    queryable,
    open.map((bet) => bet.id),
  );
  const now = { nowMs, feedAliveAtMs: (await feedAliveAt(queryable)).getTime() };
  return open.map((bet): Quote => {
    const ofBet = legs.filter((leg) => leg.bet_id === bet.id);
    const price = priceOfBet(bet, ofBet, { ...terms, now });
    return 'value' in price
      ? { betIdx: bet.id, amount: price.value, reason: null }
      : { betIdx: bet.id, amount: null, reason: price.refused };
  });
}
