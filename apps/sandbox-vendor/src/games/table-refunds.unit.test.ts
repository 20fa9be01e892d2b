import { expect, test } from 'vitest';
import { none, sum } from '../fair/fraction.ts';
import type { RoomGame } from '../rooms/room-game.ts';
import { roomAsGame } from '../rooms/room-view.ts';
import { tableVectors, text } from '../testing/table-games.ts';
import { tableRooms } from '../testing/table-rooms.ts';
import { baccarat } from './baccarat/game.ts';
import { dragonTiger } from './dragon-tiger/game.ts';
import { roulette } from './roulette/game.ts';
import { sicBo } from './sic-bo/game.ts';

function infoOf(game: RoomGame) {
  const room = tableRooms.find((each) => each.game === game);
  if (!room) throw new Error(`nobody plays ${game.rules}`);
  return roomAsGame(room).info;
}

/** Chances to win and to get a stake or half of it back, as they were worked out independently of the code. */
const refundable: [string, RoomGame, string, string, string, number, number][] = [
  ['player', baccarat, 'player', '8712962041376/19524993263685', '619306544887/6508331087895', 4462, 952],
  ['banker', baccarat, 'banker', '8954111587648/19524993263685', '619306544887/6508331087895', 4586, 952],
  ['player bonus', baccarat, 'dragon-player', '5660042220256/19524993263685', '1648498/92244789', 2899, 179],
  ['banker bonus', baccarat, 'dragon-banker', '5521565277664/19524993263685', '1648498/92244789', 2828, 179],
  ['dragon', dragonTiger, 'dragon', '192/415', '31/415', 4627, 747],
  ['tiger', dragonTiger, 'tiger', '192/415', '31/415', 4627, 747],
  ['red', roulette, 'red', '18/37', '1/37', 4865, 270],
  ['a dozen', roulette, 'dozen-1', '12/37', '0/1', 3243, 0],
  ['a single number of sic bo', sicBo, 'single-1', '91/216', '0/1', 4213, 0],
];

test.each(refundable)(
  'the chance to win %s does not count what is given back, which is a chance of its own',
  (_name, game, bet, win, refund, winBasisPoints, refundBasisPoints) => {
    const offered = game.bets(null).find(({ id }) => id === bet);
    expect([offered && text(offered.win), offered?.refund && text(offered.refund)]).toEqual([win, refund]);
    const shown = infoOf(game).bets.find(({ id }) => id === bet);
    expect(shown).toMatchObject({ winBasisPoints, refundBasisPoints });
  },
);

test('both chances of every bet together are the chance of any return that the vectors have', () => {
  const hits: [RoomGame, Record<string, { hit: string }>][] = [
    [baccarat, tableVectors.baccarat.bets],
    [dragonTiger, tableVectors.dragonTiger],
  ];
  for (const [game, known] of hits) {
    for (const [bet, { hit }] of Object.entries(known)) {
      const offered = game.bets(null).find(({ id }) => id === bet);
      const { win, refund = none } = offered ?? { win: none };
      expect([bet, text(sum([win, refund]))]).toEqual([bet, hit]);
    }
  }
});
