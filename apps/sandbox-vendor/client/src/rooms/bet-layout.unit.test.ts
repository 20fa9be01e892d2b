import { expect, test } from 'vitest';
import { rouletteBets } from '../../../src/games/roulette/bets.ts';
import { tableGames } from '../../../src/testing/table-rooms.ts';
import { games } from '../games/table/page.tsx';
import { neighbour } from './bet-layout.ts';
import { layouts } from './layouts.ts';

test.each([false, true])(
  'every bet of every table has one place on its layout, also on a phone (%s)',
  (narrow) => {
    for (const game of tableGames) {
      const boards = layouts[game.rules]?.(narrow) ?? [];
      const placed = boards.flatMap(({ spots }) => spots.map(({ bet }) => bet));
      expect([game.rules, placed.toSorted()]).toEqual([
        game.rules,
        game
          .bets(null)
          .map(({ id }) => id)
          .toSorted(),
      ]);
      for (const { spots, width, height } of boards) {
        for (const { bet, x, y, w, h } of spots) {
          const isInside = x >= -0.3 && y >= -0.3 && x + w <= width + 0.3 && y + h <= height + 0.3;
          expect([bet, isInside]).toEqual([bet, true]);
        }
      }
    }
  },
);

test('every table has somebody who shows it', () => {
  expect(Object.keys(games).toSorted()).toEqual(tableGames.map(({ rules }) => rules).toSorted());
});

test('the arrow keys reach every number of roulette and come back', () => {
  const [board] = layouts.roulette?.(false) ?? [];
  const spots = board?.spots ?? [];
  const at = (bet: string) => {
    const spot = spots.find((each) => each.bet === bet);
    if (!spot) throw new Error(bet);
    return spot;
  };
  expect(neighbour(spots, at('straight-5'), 'up')?.bet).toBe('split-5-6');
  expect(neighbour(spots, at('straight-5'), 'right')?.bet).toBe('split-5-8');
  expect(neighbour(spots, at('split-5-8'), 'right')?.bet).toBe('straight-8');
  const reached = new Set<string>(['straight-0']);
  for (const bet of reached) {
    for (const direction of ['left', 'right', 'up', 'down'] as const) {
      const next = neighbour(spots, at(bet), direction);
      if (next) reached.add(next.bet);
    }
  }
  const fields = [...rouletteBets.values()].filter(({ kind }) => kind !== 'line' && kind !== 'corner');
  for (const { id } of fields) expect([id, reached.has(id)]).toEqual([id, true]);
});
