import { expect, test } from 'vitest';
import { houseRulesOf } from './default-house-rules.ts';
import { finishedStretches } from './finished-stretches.ts';

const { plan: soccer } = houseRulesOf('soccer');
const { plan: basketball } = houseRulesOf('basketball');
const running = (period: number, ...final: string[]) => ({
  running: period,
  isFinal: (scope: string) => final.includes(scope),
});
const score = (home: number, away: number) => ({ home, away });

test('the periods before the running one are over, and the running one is not', () => {
  const board = { h1: score(1, 0), h2: score(0, 2) };
  expect(finishedStretches(soccer, board, running(2))).toEqual({ h1: score(1, 0) });
  expect(finishedStretches(soccer, board, running(1))).toEqual({});
  expect(finishedStretches(soccer, board, running(0))).toEqual({});
});

test('a stretch is over with the last of its periods, and unknown where one of them is', () => {
  const board = { q1: score(20, 18), q2: score(22, 25), q3: score(4, 0) };
  expect(finishedStretches(basketball, board, running(3))).toEqual({
    q1: score(20, 18),
    q2: score(22, 25),
    h1: score(42, 43),
  });
  expect(finishedStretches(basketball, board, running(2))).toEqual({ q1: score(20, 18) });
  expect(finishedStretches(basketball, { q2: score(22, 25) }, running(3))).toEqual({ q2: score(22, 25) });
});

test('a period that is known to be final is over whichever runs, and is part of its stretch', () => {
  const board = { q1: score(20, 18), q2: score(22, 25) };
  expect(finishedStretches(basketball, board, running(2, 'q2'))).toEqual({
    q1: score(20, 18),
    q2: score(22, 25),
    h1: score(42, 43),
  });
  expect(finishedStretches(soccer, { h2: score(0, 1) }, running(1, 'h2'))).toEqual({ h2: score(0, 1) });
});
