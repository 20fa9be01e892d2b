import { amount, oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { aBoard } from './board.fixture.ts';
import { mostStake, oddsNow, phaseOf, proofPath, stakeProblem } from './model.ts';

const board = aBoard();
const closesMs = Date.parse('2026-01-01T10:03:50Z');

describe('the phase of a round', () => {
  test.each([
    ['open', closesMs - 1],
    ['closed', closesMs],
    ['closed', closesMs + 9_999],
    ['drawing', closesMs + 10_000],
  ] as const)('is %s by the clock of the server', (phase, nowMs) => {
    expect(phaseOf(board, nowMs)).toBe(phase);
  });

  test.each(['off', 'late', 'none'] as const)(
    'is what the server says where bets are not taken: %s',
    (betting) => {
      expect(phaseOf({ ...board, betting }, closesMs - 1)).toBe(betting);
      expect(phaseOf({ betting, round: null }, closesMs)).toBe(betting === 'off' ? 'off' : 'none');
    },
  );

  test('is closed before its time where the server has closed it', () => {
    expect(phaseOf({ ...board, betting: 'closed' }, closesMs - 60_000)).toBe('closed');
  });
});

test('the odds of a selection are those of the board; what is not for sale has none', () => {
  const picked = { market: 'pb_odd_even', pick: 'odd', seenOddsMilli: oddsMilli(1950) };
  expect(oddsNow(board, picked)).toBe(1950);
  expect(oddsNow(board, { ...picked, pick: 'none' })).toBeNull();
  expect(oddsNow(aBoard({ odds: null }), picked)).toBeNull();
});

describe('a stake', () => {
  const { limits } = board;
  const facts = { odds: oddsMilli(1950), limits, balanceAmount: amount(500_000) };
  test.each([
    [undefined, 'noStake'],
    [999, 'min'],
    [1_000, undefined],
    [500_001, 'balance'],
    [3_000_001, 'max'],
  ] as const)('of %s has the problem %s', (stake, kind) => {
    const stakeAmount = stake === undefined ? undefined : amount(stake);
    expect(stakeProblem({ ...facts, stakeAmount })?.kind).toBe(kind);
  });

  test('that would pay more than the largest payout is refused, and the largest stake is not', () => {
    const wide = { odds: oddsMilli(9500), limits, balanceAmount: undefined };
    const most = mostStake(wide);
    expect(stakeProblem({ ...wide, stakeAmount: most })).toBeUndefined();
    expect(stakeProblem({ ...wide, stakeAmount: amount(most + 1) })).toMatchObject({
      kind: 'win',
      max: most,
    });
  });
});

test('a proof is at the announcement of its series, at its draw', () => {
  expect(proofPath({ announcement: 'ab', draw: 7 })).toBe('/fair/ab?draw=7');
});
