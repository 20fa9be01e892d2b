import { expect, test } from 'vitest';
import { gameTypeOf, windowOf } from './game-type.ts';

test.each([
  ['Video Slots', 'slot'],
  ['slot', 'slot'],
  ['Live Dealer', 'casino'],
  ['LIVE_CASINO', 'casino'],
  ['Crash Games', 'mini'],
  ['Virtual-Sports', 'virtual'],
  ['hotelCasino', 'hotelCasino'],
  ['Hotel Slots', 'hotelSlot'],
  ['Esports', 'esports'],
  ['Bomb Game', 'mini'],
  ['Bowling', 'Bowling'],
])('a game that its vendor calls %s is of the type %s', (category, type) => {
  expect(gameTypeOf(category)).toBe(type);
});

test('only the bomb game is made for a narrow window', () => {
  expect(['Bomb Game', 'mines', 'Crash Games', 'Video Slots'].map(windowOf)).toEqual([
    'bomb',
    'bomb',
    'standard',
    'standard',
  ]);
});
