import { expect, test } from 'vitest';
import { matchOf } from '../../../../src/games/lantern-cup/teams.ts';
import { apart, leastApart, shirtsOf } from './shirts.ts';

const pairs = Array.from({ length: 400 }, (_, number) => matchOf(number)).map(
  ({ home, away }) => [home.id, away.id] as const,
);

test('in every match the shirts are told apart from each other and from the grass', () => {
  const lost = pairs.filter(([home, away]) => {
    const { home: one, away: other } = shirtsOf(home, away);
    const greens = ['#2a7a4f', '#246b46'].flatMap((green) => [apart(one[0], green), apart(other[0], green)]);
    return apart(one[0], other[0]) < leastApart.shirts || Math.min(...greens) < leastApart.grass;
  });
  expect(lost).toEqual([]);
});

test('a team that can be told apart wears its own shirt, and of two alike the guests change', () => {
  expect(shirtsOf('haetae', 'crane')).toEqual({ home: ['#c73e2b', '#f4ecdc'], away: ['#f4ecdc', '#c73e2b'] });
  const { home, away } = shirtsOf('tiger', 'lantern');
  expect([home[0], away[0]]).toEqual(['#e08a2c', '#fbe3d6']);
});
