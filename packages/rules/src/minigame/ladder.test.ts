import { describe, expect, test } from 'vitest';
import { ladderCode, ladderCodes, ladderOf, powerLadderSplit } from './ladder.ts';

const balls = Array.from({ length: 28 }, (_, at) => at + 1);

describe('a ladder', () => {
  test.each([
    [1, 'LEFT3EVEN'],
    [2, 'RIGHT3ODD'],
    [13, 'LEFT3EVEN'],
    [14, 'RIGHT3ODD'],
    [15, 'LEFT4ODD'],
    [16, 'RIGHT4EVEN'],
    [27, 'LEFT4ODD'],
    [28, 'RIGHT4EVEN'],
  ])('of first ball %d is %s', (ball, code) => {
    expect(ladderCode(ladderOf(ball, powerLadderSplit))).toBe(code);
  });

  test('crosses at every rung, from its start to its end', () => {
    for (const ball of balls) {
      const { start, rungs, end } = ladderOf(ball, powerLadderSplit);
      let isLeft = start === 'left';
      for (let rung = 0; rung < rungs; rung += 1) isLeft = !isLeft;
      expect(end).toBe(isLeft ? 'odd' : 'even');
    }
  });

  test('of each kind comes from exactly seven of the 28 balls', () => {
    const codes = balls.map((ball) => ladderCode(ladderOf(ball, powerLadderSplit)));
    expect(ladderCodes.map((code) => codes.filter((each) => each === code).length)).toEqual([7, 7, 7, 7]);
  });
});
