import { fraction, none } from '../../fair/fraction.ts';
import type { RoomBet, RoomGame, RoomOutcome } from '../../rooms/room-game.ts';
import { isLate, shoeOf } from '../cards/shoe.ts';
import { baccaratBets, isBaccaratBet, resultOf, returnPercent } from './bets.ts';
import { type Deal, totalOf } from './deal.ts';
import { type BaccaratOutcome, draw } from './draw.ts';
import { pays, publishedReturns, topPercents } from './published-returns.ts';

const mainBets: readonly string[] = ['player', 'banker', 'tie'];

const bets: readonly RoomBet[] = baccaratBets.map((id) => {
  const [rtp, win, refund] = publishedReturns[id];
  return {
    id,
    kind: mainBets.includes(id) ? 'main' : 'side',
    rtp: fraction(...rtp),
    win: fraction(...win),
    refund: refund ? fraction(...refund) : none,
    topPercent: topPercents[id],
    pays: pays[id],
  };
});

export const baccarat: RoomGame = {
  rules: 'baccarat',
  rulesVersion: 'baccarat-1',
  bettingMs: 15_000,
  /** Four cards, a pause and the result; each third card is turned alone. */
  showMs: (outcome) => 6500 + 1600 * (resultOf(outcome as unknown as Deal).cards - 4),
  bets: () => bets,
  sideLimitPercent: (memory) => (isLate(shoeOf(memory)) ? 5 : 25),
  draw,
  returnPercent(bet, outcome) {
    return isBaccaratBet(bet) ? returnPercent(bet, resultOf(outcome as unknown as Deal)) : 0;
  },
  summary(outcome): RoomOutcome {
    const { player, banker, shoe } = outcome as unknown as BaccaratOutcome;
    const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
    const { playerPair, bankerPair } = resultOf({ player, banker });
    const winner = playerTotal === bankerTotal ? 'T' : playerTotal > bankerTotal ? 'P' : 'B';
    return { shoe, winner, playerTotal, bankerTotal, playerPair, bankerPair };
  },
};
