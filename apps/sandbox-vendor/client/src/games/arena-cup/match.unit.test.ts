import { expect, test } from 'vitest';
import { frontAt, type MatchOutcome, mapMs, mapsOver } from './match.ts';

const outcome: MatchOutcome = {
  match: 3,
  homeTeam: 'tiger',
  awayTeam: 'fox',
  maps: ['home', 'away', 'home', 'home'],
};

test('every map that was drawn ends at the base of whoever lost it', () => {
  for (const [map, winner] of outcome.maps.entries()) {
    for (let lane = 0; lane < 3; lane += 1) {
      expect(Math.abs(frontAt(outcome, map, lane, 0))).toBe(0);
      expect(frontAt(outcome, map, lane, 1)).toBe(winner === 'home' ? 1 : -1);
      for (let share = 0; share <= 1; share += 0.02) {
        expect(Math.abs(frontAt(outcome, map, lane, share))).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('a map counts once it is decided', () => {
  expect(mapsOver(outcome, 0)).toEqual([]);
  expect(mapsOver(outcome, mapMs * 1.5)).toEqual(['home']);
  expect(mapsOver(outcome, mapMs * 4)).toEqual(outcome.maps);
});
