import { describe, expect, test } from 'vitest';
import type { Scope } from '../scope.ts';
import { defaultHouseRules } from './default-house-rules.ts';
import { playedMatch } from './match-record.ts';
import { scopesOfPeriods } from './period-scores.ts';
import { settleByHouseRules } from './settle-by-house-rules.ts';

const rules = defaultHouseRules.volleyball;
const straight = {
  ...playedMatch({}),
  ...scopesOfPeriods(rules.plan, {
    periods: Array.from({ length: 3 }, () => ({ home: 25, away: 20 })),
    finishedPeriods: 3,
    overtime: null,
    isOver: true,
  }),
};
const winnerOf = (scope: Scope) => ({ market: 'WL', scope, lineQuarters: null, selection: 'home' }) as const;

describe('a set that a match did not need', () => {
  test.each([
    ['s3', 'win', 'played'],
    ['s4', 'void', 'not-played'],
    ['s5', 'void', 'not-played'],
  ] as const)('after three sets to none the winner of %s is %s, because %s', (scope, result, because) => {
    expect(settleByHouseRules(winnerOf(scope), straight, rules)).toEqual({ leg: { result }, because });
  });

  test('where the score of a set that was played is missing, nobody guesses', () => {
    const lacking = playedMatch({ match: { home: 3, away: 1 } });
    expect(settleByHouseRules(winnerOf('s4'), lacking, rules)).toBeUndefined();
  });
});
