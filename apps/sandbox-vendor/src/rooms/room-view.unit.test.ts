import { expect, test } from 'vitest';
import type { RoomRound } from './room-rounds.ts';
import { roundView } from './room-view.ts';
import { virtualRooms } from './virtual-rooms.ts';

const commitment = { chainEnd: 'end', publicWord: 'word' } as never;
const at = new Date(0);

test('a drawn match shows what its own bets return, also those that the first match does not offer', () => {
  const cup = virtualRooms.find(({ code }) => code === 'lantern-cup');
  if (!cup) throw new Error('no cup');
  const { game } = cup;
  const first = new Set(game.bets(null).map(({ id }) => id));
  const scores = [0, 1, 2, 3].flatMap((home) => [0, 1, 2, 3].map((away) => ({ home, away })));
  let others = 0;
  for (let match = 0; match < 200; match += 1) {
    const memory = { match };
    for (const score of scores) {
      const outcome = { match, homeTeam: 'one', awayTeam: 'two', goals: [], ...score };
      const round = {
        state: 'drawn',
        number: match,
        openedAt: at,
        closesAt: at,
        outcome,
      } as unknown as RoomRound;
      const won = game
        .bets(memory)
        .map(({ id }) => [id, game.returnPercent(id, outcome)] as const)
        .filter(([, percent]) => percent > 0);
      others += won.filter(([id]) => !first.has(id)).length;
      expect(roundView(cup, round, commitment, memory).returns).toEqual(Object.fromEntries(won));
    }
  }
  expect(others).toBeGreaterThan(0);
});
