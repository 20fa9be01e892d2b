import { oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { aBoard } from './board.fixture.ts';
import { oddsNow, phaseOf, proofPath } from './model.ts';

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
  const picked = { market: 'pb_odd_even', pick: 'odd', seenOddsMilli: oddsMilli(1950), seenLine: null };
  expect(oddsNow(board, picked)).toBe(1950);
  expect(oddsNow(board, { ...picked, pick: 'none' })).toBeNull();
  expect(oddsNow(aBoard({ odds: null }), picked)).toBeNull();
});

test('a proof is at the announcement of its series, at its draw', () => {
  expect(proofPath({ announcement: 'ab', draw: 7 })).toBe('/fair/ab?draw=7');
});
