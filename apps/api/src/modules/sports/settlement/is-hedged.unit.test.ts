import { expect, test } from 'vitest';
import { isHedged } from './is-hedged.ts';
import type { SidedLeg } from './settle-store.ts';

const home: SidedLeg = {
  ...{ isOwn: true, event: 1, scope: 'match', isDecided: false },
  ...{ market: 'WDL', lineQuarters: null, selection: 'home' },
};
const rest: SidedLeg = { ...home, isOwn: false, market: 'DC', selection: 'draw-away' };
const hedged = (...sides: SidedLeg[]) => isHedged({ has_both_sides: false, sides });

test('what wins together with it, whoever wins the match, hedges a bet', () => {
  expect(hedged(home, rest)).toBe(true);
  expect(isHedged({ has_both_sides: true, sides: null })).toBe(true);
  expect(isHedged({ has_both_sides: false, sides: null })).toBe(false);
});

test.each<[string, SidedLeg]>([
  ['another match', { ...rest, event: 2 }],
  ['another stretch of it', { ...rest, scope: 'h1' }],
  ['a line that who wins does not decide', { ...rest, market: 'AH', lineQuarters: -6, selection: 'away' }],
])('a bet on %s does not', (_, other) => expect(hedged(home, other)).toBe(false));

test('a bet on something else is not hedged by two that hedge each other', () => {
  const total: SidedLeg = { ...home, market: 'AH', lineQuarters: -6 };
  expect(hedged(total, { ...home, isOwn: false }, rest)).toBe(false);
});
