import { describe, expect, test } from 'vitest';
import { gameChance, tieBreakChance, tieBreakServer } from './tennis-chances.ts';

/** The closed form of a game on serve: to love, to fifteen, to thirty, and by deuce. */
function closedForm(p: number): number {
  const q = 1 - p;
  return p ** 4 * (1 + 4 * q + 10 * q ** 2) + 20 * (p * q) ** 3 * (p ** 2 / (p ** 2 + q ** 2));
}

describe('chances of tennis', () => {
  test.each([0.3, 0.5, 0.6, 0.64, 0.75])(
    'a game on serve at %d of the points is the closed form',
    (point) => {
      expect(gameChance(point, [0, 0])).toBeCloseTo(closedForm(point), 12);
    },
  );

  test('the usual figure: six points of ten are three games of four', () => {
    expect(gameChance(0.6, [0, 0])).toBeCloseTo(0.7357, 4);
    expect(gameChance(0.6, [3, 3])).toBeCloseTo(0.36 / 0.52, 12);
    expect([gameChance(0.6, [4, 2]), gameChance(0.6, [2, 4])]).toEqual([1, 0]);
  });

  test('one point of a tie-break is served by the first, then two by each', () => {
    const servers = Array.from({ length: 9 }, (_, played) => tieBreakServer('home', played));
    expect(servers.map((server) => server[0]).join('')).toBe('haahhaahh');
  });

  test('between equals a tie-break is even whoever begins, and the better server wins it more often', () => {
    const equal = { home: 640_000_000, away: 640_000_000 };
    for (const first of ['home', 'away'] as const)
      expect(tieBreakChance(equal, first, 0, 0)).toBeCloseTo(0.5, 12);
    const better = { home: 680_000_000, away: 620_000_000 };
    expect(tieBreakChance(better, 'home', 0, 0)).toBeCloseTo(tieBreakChance(better, 'away', 0, 0), 12);
    expect(tieBreakChance(better, 'home', 0, 0)).toBeGreaterThan(0.59);
  });
});
