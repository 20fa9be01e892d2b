import { useEffect, useState } from 'react';
import type { MyBet, RoomState } from '../../../src/rooms/room-api.ts';
import type { PlayApi } from '../api.ts';

/** Where the player's earlier bets are asked for; null in a replay, which has no session to ask with. */
export type HistoryApi = Pick<PlayApi, 'ask'> | null;

/** The player's own bets in a room, the newest first; undefined until anything is known of them. */
export function useOwnBets(api: HistoryApi, { mine, last }: RoomState): MyBet[] | undefined {
  const [history, setHistory] = useState<MyBet[]>();
  const changed = [...mine, ...last].map(({ id, status }) => `${id}${status}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bet that was made or paid is why it is read again.
  useEffect(() => {
    void api?.ask<MyBet[]>('GET', '/api/room/history').then(setHistory, () => undefined);
  }, [api, changed]);
  // Those of the round before are known as well: the list does not wait for what the server has of them.
  const known = [...last, ...mine];
  return history || known.length > 0 ? newestFirst(known, history ?? []) : undefined;
}

/**
 * A round's outcome is known from the draw on, and shown later: until then a bet that was decided is told as it was taken.
 * What did not play is told at once.
 */
export function untold(state: RoomState): RoomState {
  const mine = state.mine.map((bet): MyBet => {
    if (bet.status !== 'settling' && bet.status !== 'paid') return bet;
    const lines = bet.lines.map((line) => ({ ...line, returnAmount: null }));
    return { ...bet, status: 'taken', totalAmount: null, lines };
  });
  return { ...state, mine };
}

export type BetTone = 'pending' | 'taken' | 'won' | 'lost' | 'back' | 'returned' | 'unresolved';

/** What became of a bet. */
export function toneOf(bet: MyBet): BetTone {
  const { status } = bet;
  if (status === 'pay-refused' || status === 'unresolved') return 'unresolved';
  if (status === 'refused' || status === 'returned') return 'returned';
  if (status !== 'paid' && status !== 'settling') return status;
  return decidedTone([bet]);
}

/** What became of bets that are decided: what got less than its stake back has neither won nor been returned. */
export function decidedTone(bets: readonly MyBet[]): 'won' | 'lost' | 'back' | 'returned' {
  const stakeAmount = bets.reduce((sum, bet) => sum + bet.stakeAmount, 0);
  const totalAmount = bets.reduce((sum, bet) => sum + (bet.totalAmount ?? 0), 0);
  if (totalAmount > stakeAmount) return 'won';
  if (totalAmount === 0) return 'lost';
  const lines = bets.flatMap((bet) => bet.lines);
  return lines.every((line) => line.returnAmount === line.stakeAmount) ? 'returned' : 'back';
}

/** What a bet returned; null while that is open, and where it has not played. */
export const returnedOf = ({ status, stakeAmount, totalAmount }: MyBet): number | null =>
  status === 'returned' ? stakeAmount : totalAmount;

/** A bet of several has won where it returned more than was staked on it. */
export const isWonLine = ({ stakeAmount, returnAmount }: MyBet['lines'][number]): boolean =>
  (returnAmount ?? 0) > stakeAmount;

/** What the player's bets returned, by what was bet on; nothing of what is not decided. */
export function returnedByBet(bets: readonly MyBet[]): Record<string, number> {
  const returned: Record<string, number> = {};
  for (const { bet, returnAmount } of bets.flatMap(({ lines }) => lines))
    if (returnAmount !== null) returned[bet] = (returned[bet] ?? 0) + returnAmount;
  return returned;
}

/** The bets of the running round and, of `history`, those of rounds before, the newest first. What was refused was no bet. */
export function newestFirst(mine: readonly MyBet[], history: readonly MyBet[]): MyBet[] {
  const running = new Set(mine.map(({ id }) => id));
  const before = history.filter(({ id }) => !running.has(id));
  return [...mine]
    .reverse()
    .concat(before)
    .filter(({ status }) => status !== 'refused');
}
