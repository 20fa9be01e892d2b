import { lawOf } from '../../rooms/outcome-space.ts';
import type { RoomBet, RoomGame } from '../../rooms/room-game.ts';
import { type Dice, sicBoBets } from './bets.ts';
import { draw } from './draw.ts';

export interface SicBoOutcome {
  dice: Dice;
}

const faces = [1, 2, 3, 4, 5, 6];
/** All 216 throws of three dice. */
export const throws: readonly Dice[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third): Dice => [first, second, third])),
);

const mainBets = ['small', 'big', 'odd', 'even'];

const bets: readonly RoomBet[] = [...sicBoBets.values()].map((bet) => {
  const { rtp, win, refund, topPercent } = lawOf(
    throws.map((dice) => ({ weight: 1, percent: bet.returnPercent(dice) })),
  );
  return {
    id: bet.id,
    kind: mainBets.includes(bet.kind) ? 'main' : 'side',
    rtp,
    win,
    refund,
    topPercent,
    pays: bet.pays,
  };
});

export const sicBo: RoomGame = {
  rules: 'sic-bo',
  rulesVersion: 'sic-bo-1',
  bettingMs: 18_000,
  showMs: () => 7000,
  bets: () => bets,
  sideLimitPercent: () => 25,
  draw,
  returnPercent(id, outcome) {
    return sicBoBets.get(id)?.returnPercent((outcome as unknown as SicBoOutcome).dice) ?? 0;
  },
  summary: (outcome) => outcome,
};
