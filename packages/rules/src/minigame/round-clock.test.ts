import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closesBeforeMs, nextRound, roundClosesAtMs, roundDrawnAtMs, roundMs } from './round-clock.ts';

const at = (text: string) => Date.parse(`${text}+09:00`);

describe('the round clock', () => {
  test.each([
    ['2026-11-23T00:00:00.001', { day: '2026-11-23', round: 1 }],
    ['2026-11-23T00:05:00.000', { day: '2026-11-23', round: 1 }],
    ['2026-11-23T00:05:00.001', { day: '2026-11-23', round: 2 }],
    ['2026-11-23T09:12:00.000', { day: '2026-11-23', round: 111 }],
    ['2026-11-23T20:05:00.000', { day: '2026-11-23', round: 241 }],
    ['2026-11-23T23:55:00.001', { day: '2026-11-23', round: 288 }],
    ['2026-11-24T00:00:00.000', { day: '2026-11-23', round: 288 }],
    ['2028-02-29T23:59:00.000', { day: '2028-02-29', round: 288 }],
  ])('at %s in Korea the next round is %o', (text, round) => {
    expect(nextRound(at(text))).toEqual(round);
  });

  test('the next round is drawn within five minutes, and its own draw is the next one of that instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('2020-01-01T00:00'), max: at('2040-01-01T00:00') }), (nowMs) => {
        const round = nextRound(nowMs);
        const drawnAtMs = roundDrawnAtMs(round);
        expect(drawnAtMs).toBeGreaterThanOrEqual(nowMs);
        expect(drawnAtMs - nowMs).toBeLessThan(roundMs);
        expect(nextRound(drawnAtMs)).toEqual(round);
      }),
    );
  });

  test('bets close before the draw', () => {
    expect(roundClosesAtMs({ day: '2026-11-23', round: 288 }, 60_000)).toBe(at('2026-11-23T23:59'));
  });

  test.each([
    ['2026-11-23', 0],
    ['2026-11-23', 289],
    ['2026-11-23', 1.5],
    ['2026-02-30', 1],
    ['20261123', 1],
    ['today', 1],
  ])('there is no round %s %d', (day, round) => {
    expect(() => roundDrawnAtMs({ day, round })).toThrow(RangeError);
  });
});

test('[PF-9] betting closes for its share of a round, and never later than the salt of the draw asks for', () => {
  expect(closesBeforeMs(30_000, roundMs, 6_000)).toBe(30_000);
  expect(closesBeforeMs(30_000, 40_000, 0)).toBe(4_000);
  expect(closesBeforeMs(30_000, 40_000, 6_000)).toBe(6_000);
});
