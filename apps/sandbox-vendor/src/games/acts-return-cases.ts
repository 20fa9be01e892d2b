import { fraction, product } from '../fair/fraction.ts';
import { pick } from '../fair/pick.ts';
import type { RoomGame } from '../rooms/room-game.ts';
import { arenaCup } from './arena-cup/game.ts';
import { survival } from './dokkaebi-lanterns/returns.ts';
import * as lanterns from './dokkaebi-lanterns/rules.ts';
import { lanternCup } from './lantern-cup/game.ts';
import * as pond from './moonlit-catch/rules.ts';
import { drawShot } from './moonlit-catch/shoot.ts';
import { nightDerby } from './night-derby/game.ts';
import type { ReturnCase } from './return-case.ts';

/** Ways to stop at a board: dokkaebi, and lanterns that are lit. */
const stops = [
  [1, 1],
  [1, 20],
  [2, 3],
  [3, 5],
  [5, 3],
  [12, 4],
  [24, 1],
] as const;

const lanternCases = stops.map(([mines, picks]): ReturnCase => {
  const multiplier = lanterns.multiplierHundredths(mines, picks);
  return {
    game: lanterns.gameCode,
    bet: `${mines} dokkaebi, ${picks} lit`,
    exact: product(survival(mines, picks), fraction(multiplier, 100)),
    play(draws) {
      const board = pick(draws, lanterns.cellCount, mines);
      return board.every((cell) => cell >= picks) ? multiplier / 100 : 0;
    },
  };
});

const returnOfShot = fraction(pond.returnShare.numerator, pond.returnShare.denominator);
const struckWithEel = ['minnow', 'minnow', 'carp', 'crab'] as const;

const catchCases = pond.fishKinds.map((fish): ReturnCase => {
  const also = fish.kind === 'chain' ? struckWithEel.map(pond.fishNamed) : [];
  return {
    game: pond.gameCode,
    bet: fish.name,
    exact: returnOfShot,
    play: (draws) => drawShot(draws, fish, also),
  };
});

/** Bets of a room's first round, through the draw that everybody sees. */
function roomCases(game: RoomGame, bets: readonly string[]): ReturnCase[] {
  return game
    .bets(null)
    .filter(({ id }) => bets.includes(id))
    .map(({ id, rtp }) => ({
      game: game.rules,
      bet: id,
      exact: rtp,
      play: (draws) => game.returnPercent(id, game.draw(draws, null).outcome) / 100,
    }));
}

/** The bets of games of several acts, of the pond, and of races and matches. */
export const actsReturnCases: readonly ReturnCase[] = [
  ...lanternCases,
  ...catchCases,
  ...roomCases(nightDerby, [
    'win-1',
    'place-3',
    'quinella-1-3',
    'exacta-3-1',
    'trio-1-3-5',
    'trifecta-3-1-5',
  ]),
  ...roomCases(lanternCup, ['home', 'draw', 'both_score', 'over_2.5', 'score_1_1']),
  ...roomCases(arenaCup, ['home', 'maps_3_1', 'first_away', 'over_4.5']),
];
