import { expect, test } from 'vitest';
import { ballAt, playerAt } from './ball-motion.ts';
import { minuteMs, scoreAt } from './match.ts';

const outcome = {
  match: 4,
  homeTeam: 'moon',
  awayTeam: 'pine',
  odds: {},
  home: 2,
  away: 1,
  goals: [
    { minute: 12, side: 'home' as const },
    { minute: 40, side: 'away' as const },
    { minute: 88, side: 'home' as const },
  ],
};

test('every goal that was drawn ends in the right net at its minute, and the score follows', () => {
  for (const { minute, side } of outcome.goals) {
    const ball = ballAt(outcome, minute * minuteMs);
    expect(ball.x).toBeCloseTo(side === 'home' ? 0.995 : 0.005);
  }
  expect(scoreAt(outcome, 0)).toEqual({ home: 0, away: 0 });
  expect(scoreAt(outcome, 12 * minuteMs)).toEqual({ home: 1, away: 0 });
  expect(scoreAt(outcome, 91 * minuteMs)).toEqual({ home: 2, away: 1 });
});

test('ball and players stay on the pitch, and move without jumps while no goal falls', () => {
  for (let elapsedMs = 0; elapsedMs < 27_000; elapsedMs += 40) {
    const [ball, after] = [ballAt(outcome, elapsedMs), ballAt(outcome, elapsedMs + 16)];
    const quiet = outcome.goals.every(({ minute }) => Math.abs(minute * minuteMs - elapsedMs) > 1200);
    if (quiet) expect(Math.hypot(after.x - ball.x, after.y - ball.y)).toBeLessThan(0.06);
    for (let number = 0; number < 11; number += 1) {
      const { x, y } = playerAt(4, 'away', number, ball, elapsedMs);
      expect(x).toBeGreaterThanOrEqual(0.015);
      expect(x).toBeLessThanOrEqual(0.985);
      expect(y).toBeGreaterThanOrEqual(0.03);
      expect(y).toBeLessThanOrEqual(0.97);
    }
  }
});
