import { oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { aBoard } from './board.fixture.ts';
import { oddsNow, phaseOf, proofPath } from './model.ts';
import { readAgainMs } from './use-mini-board.ts';

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
      expect(phaseOf({ ...board, betting, round: null }, closesMs)).toBe(betting === 'off' ? 'off' : 'none');
    },
  );

  test('is ahead until it opens, and open then without another answer', () => {
    const opensMs = Date.parse('2026-01-01T09:59:00Z');
    const early = { ...board, betting: 'closed' as const, serverNow: '2026-01-01T09:50:00Z' };
    expect(phaseOf(early, opensMs - 1)).toBe('ahead');
    expect(phaseOf(early, opensMs)).toBe('open');
    expect(phaseOf(early, closesMs)).toBe('closed');
  });

  test('is closed before its time where the server has closed it', () => {
    expect(phaseOf({ ...board, betting: 'closed' }, closesMs - 60_000)).toBe('closed');
  });
});

test('a board is read again when its round opens and when it closes, never more often than every four seconds', () => {
  const opensMs = Date.parse('2026-01-01T09:59:00Z');
  const early = { ...board, betting: 'closed' as const, serverNow: '2026-01-01T09:50:00Z' };
  expect(readAgainMs(early, opensMs - 12_000)).toBe(12_000);
  expect(readAgainMs(early, opensMs - 1_000)).toBe(4_000);
  expect(readAgainMs(early, opensMs - 600_000)).toBe(20_000);
  expect(readAgainMs(board, closesMs - 9_000)).toBe(9_000);
  expect(readAgainMs(board, closesMs)).toBe(4_000);
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
