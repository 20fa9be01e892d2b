import type { RoomGame, RoomMemory } from '../rooms/room-game.ts';
import { baccarat } from './baccarat/game.ts';
import { dragonTiger } from './dragon-tiger/game.ts';
import type { ReturnCase } from './return-case.ts';
import { roulette } from './roulette/game.ts';
import { sicBo } from './sic-bo/game.ts';

/** A wheel and three dice have many bets, each with rounds of its own. */
const shareOfMany = 20;

/** Every bet of a table. A shoe is dealt to its end, as it is for players: the next round has what the last one left. */
function tableCases(game: RoomGame, share?: number): ReturnCase[] {
  return game.bets(null).map(({ id, rtp }) => {
    let memory: RoomMemory = null;
    return {
      game: game.rules,
      bet: id,
      exact: rtp,
      ...(share !== undefined && { share }),
      play(draws) {
        const drawn = game.draw(draws, memory);
        memory = drawn.memory;
        return game.returnPercent(id, drawn.outcome) / 100;
      },
    };
  });
}

/** The bets of the tables with a dealer. */
export const tableReturnCases: readonly ReturnCase[] = [
  ...tableCases(baccarat),
  ...tableCases(dragonTiger),
  ...tableCases(roulette, shareOfMany),
  ...tableCases(sicBo, shareOfMany),
];
