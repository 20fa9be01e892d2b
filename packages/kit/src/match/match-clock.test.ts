import type { SportEvent } from '@hanpan/contract';
import { expect, test } from 'vitest';
import type { MatchTranslate } from './leg-words.ts';
import { matchClock } from './match-clock.ts';

/** Which words, whatever the language. */
const keyOf = ((key: string) => key) as MatchTranslate;

type Moment = Pick<SportEvent, 'sport' | 'phase' | 'period' | 'clockSeconds'>;

test.each<[string, Moment, string]>([
  [
    'a feed after the first half',
    { sport: 'soccer', phase: 'break', period: 1, clockSeconds: null },
    'half-time',
  ],
  [
    'a season before the second half',
    { sport: 'soccer', phase: 'break', period: 2, clockSeconds: 0 },
    'half-time',
  ],
  [
    'handball before its second half',
    { sport: 'handball', phase: 'break', period: 2, clockSeconds: 0 },
    'half-time',
  ],
  [
    'a match stopped in its second half',
    { sport: 'soccer', phase: 'break', period: 2, clockSeconds: null },
    'break',
  ],
  ['between two quarters', { sport: 'basketball', phase: 'break', period: 2, clockSeconds: 0 }, 'break'],
])('the words of a break: %s', (_, moment, words) => {
  expect(matchClock(keyOf, moment)).toBe(`match.phase.${words}`);
});
