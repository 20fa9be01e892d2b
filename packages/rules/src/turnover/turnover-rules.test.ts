import { type Amount, amount, oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { halfLost, halfWon, type LegResult, lost, voided, won } from '../settlement/leg-result.ts';
import { cancelBet, settleBet } from '../settlement/settle-bet.ts';
import { describeTurnoverRules, eligibleStake, requiredTurnover, turnoverRules } from './turnover-rules.ts';

const stakeAmount = amount(10_000);
type Leg = readonly [odds: number, result: LegResult | null];

function eligible(legs: readonly Leg[], { hasBothSides = false, isCancelled = false } = {}): Amount {
  const betLegs = legs.map(([odds, result]) => ({ oddsMilli: oddsMilli(odds * 1_000), result }));
  const settlement = isCancelled ? cancelBet(stakeAmount) : settleBet(stakeAmount, betLegs);
  return eligibleStake({ stakeAmount, settlement, legs: betLegs, hasBothSides });
}

describe('what of a stake counts', () => {
  test.each<[string, number, readonly Leg[]]>([
    ['a single that won at 1.5', 10_000, [[1.5, won]]],
    ['a single that lost at 1.5', 10_000, [[1.5, lost]]],
    ['a single just below 1.5', 0, [[1.499, won]]],
    ['a single at long odds', 10_000, [[21, lost]]],
    ['a void single', 0, [[1.9, voided]]],
    ['a half-won single: its decided half', 5_000, [[1.9, halfWon]]],
    ['a half-lost single: its decided half', 5_000, [[1.9, halfLost]]],
    ['a half-lost single below 1.5', 0, [[1.4, halfLost]]],
    [
      'a combination of short legs that reaches 1.5 together',
      10_000,
      [
        [1.25, won],
        [1.2, won],
      ],
    ],
    [
      'a combination below 1.5',
      0,
      [
        [1.2, won],
        [1.2, lost],
      ],
    ],
    [
      'a combination that a void leg leaves below 1.5',
      0,
      [
        [1.4, won],
        [3, voided],
      ],
    ],
    [
      'a combination that a void leg leaves as a single from 1.5',
      10_000,
      [
        [1.6, lost],
        [3, voided],
      ],
    ],
    [
      'a combination that lost while a leg was open',
      10_000,
      [
        [1.3, lost],
        [1.3, null],
      ],
    ],
    [
      'a combination of which every leg is void',
      0,
      [
        [1.9, voided],
        [1.9, voided],
      ],
    ],
    [
      'a combination of two halves: the three quarters that were decided',
      7_500,
      [
        [1.9, halfWon],
        [1.9, halfLost],
      ],
    ],
  ])('%s: %d', (_, expected, legs) => {
    expect(eligible(legs)).toBe(expected);
  });

  test('a bet with another side of its market open beside it never counts', () => {
    expect(eligible([[2.1, won]], { hasBothSides: true })).toBe(0);
    expect(eligible([[2.1, lost]], { hasBothSides: true })).toBe(0);
  });

  test('a cancelled bet counts for nothing', () => {
    expect(eligible([[2.1, null]], { isCancelled: true })).toBe(0);
  });
});

test.each([
  [50_000, 100, 50_000],
  [50_000, 300, 150_000],
  [50_000, 0, 0],
  [999, 50, 499],
])('%d at %d percent has to be played for %d', (money, percent, expected) => {
  expect(requiredTurnover(amount(money), percent)).toBe(expected);
});

test('the described table is the one that decides', () => {
  const described = describeTurnoverRules({ ...turnoverRules.weights, slot: 80 });
  expect(described).toContainEqual({ rule: 'single', minOddsMilli: turnoverRules.singleMinOddsMilli });
  expect(described).toContainEqual({ rule: 'weight', family: 'slot', percent: 80 });
  expect(described.filter(({ rule }) => rule === 'weight')).toHaveLength(9);
});
