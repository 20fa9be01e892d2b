import { expect, test } from 'vitest';
import { meeting } from './schedule.ts';

test('every team meets every other once before any meets another twice, one match a day', () => {
  const teams = [1, 2, 3, 4, 5, 6, 7, 8];
  const seen = new Set<string>();
  for (let day = 0; day < 7; day += 1) {
    const busy = new Set<number>();
    for (let pair = 0; pair < 4; pair += 1) {
      const { home, away } = meeting(teams, day * 4 + pair);
      busy.add(home).add(away);
      seen.add([home, away].sort().join());
    }
    expect(busy.size).toBe(8);
  }
  expect(seen.size).toBe(28);
  expect(meeting(teams, 28)).toEqual({ home: meeting(teams, 0).away, away: meeting(teams, 0).home });
});
