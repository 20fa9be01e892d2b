import { expect, test } from 'vitest';
import { gameTypeOf } from './game-type.ts';

test.each([
  ['Video Slots', 'slot'],
  ['slot', 'slot'],
  ['Live Dealer', 'casino'],
  ['LIVE_CASINO', 'casino'],
  ['Crash Games', 'mini'],
  ['Virtual-Sports', 'virtual'],
  ['hotelCasino', 'hotelCasino'],
  ['Bowling', 'Bowling'],
])('a game that its vendor calls %s is of the type %s', (category, type) => {
  expect(gameTypeOf(category)).toBe(type);
});
