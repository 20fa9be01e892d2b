import { sports } from '@hanpan/rules';
import { expect, test } from 'vitest';
import { readSports, upcomingWanted } from './season-settings.ts';

test('a season without a list plays every sport', () => {
  expect(readSports(' ')).toEqual(sports);
});

test('a list names the sports that are played, and no match of another is put on the board', () => {
  const played = readSports('esport, soccer');
  expect(played).toEqual(['soccer', 'esport']);
  expect(upcomingWanted('soccer', { speed: 1, sports: played })).toBeGreaterThan(0);
  expect(upcomingWanted('tennis', { speed: 1, sports: played })).toBe(0);
});

test('a sport that there is not is a sentence', () => {
  expect(() => readSports('soccer,chess')).toThrow(/HANPAN_SEASON_SPORTS names "chess"/);
});
