import { lawOf } from '../../rooms/outcome-space.ts';
import type { RoomBet, RoomGame } from '../../rooms/room-game.ts';
import { returnPercent, rouletteBets } from './bets.ts';
import { draw } from './draw.ts';
import { wheelOrder } from './wheel.ts';

export interface RouletteOutcome {
  number: number;
}

const bets: readonly RoomBet[] = [...rouletteBets.values()].map((bet) => {
  const { rtp, win, refund, topPercent } = lawOf(
    wheelOrder.map((number) => ({ weight: 1, percent: returnPercent(bet, number) })),
  );
  const isOutside = ['even-money', 'dozen', 'column'].includes(bet.kind);
  return {
    id: bet.id,
    kind: isOutside ? 'main' : 'side',
    rtp,
    win,
    refund,
    topPercent,
    pays: `${36 / bet.numbers.length - 1}:1`,
  };
});

export const roulette: RoomGame = {
  rules: 'roulette',
  rulesVersion: 'roulette-1',
  bettingMs: 20_000,
  showMs: () => 11_000,
  bets: () => bets,
  sideLimitPercent: () => 25,
  draw,
  returnPercent(id, outcome) {
    const bet = rouletteBets.get(id);
    return bet === undefined ? 0 : returnPercent(bet, (outcome as unknown as RouletteOutcome).number);
  },
  summary: (outcome) => outcome,
};
