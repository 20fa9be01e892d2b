import { expect, test } from 'vitest';
import { mayHaveExtraTime } from './sports.ts';

test.each([
  ['soccer_epl', '2026-05-24', false],
  ['soccer_fa_cup', '2026-05-24', true],
  ['soccer_korea_kleague1', '2026-10-31', false],
  ['soccer_korea_kleague1', '2026-12-05', true],
  ['soccer_germany_bundesliga', '2026-04-30', false],
  ['soccer_germany_bundesliga', '2026-05-25', true],
  ['soccer_constructor', '2026-03-01', true],
  ['basketball_nba', '2026-06-01', false],
])('%s on %s: the score of a match may count extra time: %s', (key, day, may) => {
  expect(mayHaveExtraTime(key, Date.parse(day))).toBe(may);
});
