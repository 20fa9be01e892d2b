import { expect, test } from 'vitest';
import { isPossible, type TypedScores } from './score-fault.ts';

const score = (home: number, away: number) => ({ home, away });

test.each<[sport: 'soccer' | 'basketball' | 'tennis', scores: TypedScores, possible: boolean, why: string]>([
  ['soccer', { match: score(2, 1) }, true, 'a score alone'],
  ['soccer', { match: score(2, 1), h1: score(1, 1), h2: score(1, 0) }, true, 'halves that add up'],
  ['soccer', { match: score(2, 1), h1: score(1, 1), h2: score(0, 0) }, false, 'halves that do not add up'],
  ['soccer', { match: score(2, 1), h1: score(3, 0) }, false, 'a half with more than the match'],
  ['soccer', { match: score(2, 1), q1: score(1, 0) }, false, 'a quarter of a sport with halves'],
  ['soccer', { h1: score(1, 0) }, true, 'a half while the match goes on'],
  [
    'basketball',
    { match: score(90, 88), q1: score(20, 20), q4: score(20, 20) },
    true,
    'quarters, some unknown',
  ],
  [
    'basketball',
    { match: score(90, 88), q1: score(20, 20), q2: score(20, 20), q3: score(20, 20), q4: score(20, 20) },
    true,
    'overtime beyond the quarters',
  ],
  ['basketball', { match: score(90, 88), q1: score(91, 0) }, false, 'a quarter with more than the match'],
  ['tennis', { match: score(2, 0), s1: score(6, 4), s2: score(7, 5) }, true, 'sets are not a sum of games'],
])('%s %j: %s, %s', (sport, scores, possible) => {
  expect(isPossible(sport, scores)).toBe(possible);
});
