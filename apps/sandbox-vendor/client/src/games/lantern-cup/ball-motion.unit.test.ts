import { expect, test } from 'vitest';
import { ballAt, playerAt } from './ball-motion.ts';
import { incidentsOf } from './incidents.ts';
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

const incidents = incidentsOf(outcome);

test('every goal that was drawn ends in the right net at its minute, and the score follows', () => {
  for (const { minute, side } of outcome.goals) {
    const ball = ballAt(outcome.match, incidents, minute * minuteMs);
    expect(ball.x).toBeCloseTo(side === 'home' ? 0.995 : 0.005);
  }
  expect(scoreAt(outcome, 0)).toEqual({ home: 0, away: 0 });
  expect(scoreAt(outcome, 12 * minuteMs)).toEqual({ home: 1, away: 0 });
  expect(scoreAt(outcome, 91 * minuteMs)).toEqual({ home: 2, away: 1 });
});

test('ball and players stay on the pitch, and move without jumps while no goal falls', () => {
  for (let elapsedMs = 0; elapsedMs < 27_000; elapsedMs += 40) {
    const [ball, after] = [ballAt(4, incidents, elapsedMs), ballAt(4, incidents, elapsedMs + 16)];
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

test('a corner and a shot have the ball at the end that is attacked, and no shot but a goal is in the net', () => {
  for (let match = 0; match < 30; match += 1) {
    const told = incidentsOf({ match, goals: outcome.goals });
    for (const { kind, side, minute } of told) {
      if (kind === 'goal' || kind === 'foul' || kind === 'card') continue;
      const { x, y } = ballAt(match, told, minute * minuteMs);
      expect(side === 'home' ? x : 1 - x).toBeGreaterThan(0.9);
      if (kind === 'save') expect(Math.abs(x - 0.5)).toBeLessThan(0.46);
      if (kind === 'wide') expect(Math.abs(y - 0.5)).toBeGreaterThan(0.1);
      if (kind === 'corner') expect(Math.abs(y - 0.5)).toBeGreaterThan(0.4);
    }
  }
});
