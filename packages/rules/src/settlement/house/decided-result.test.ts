import { expect, test } from 'vitest';
import type { MarketPick } from '../market.ts';
import { decidedResult } from './decided-result.ts';

const at = (market: MarketPick['market'], selection: string, lineQuarters: number | null = null) =>
  ({ market, scope: 'match', lineQuarters, selection }) as const;

test.each([
  ['a total of twelve that is eleven away', at('TG', '12'), { home: 1, away: 0 }],
  ['a margin of eleven or more at the beginning', at('WM', 'home-11+'), { home: 0, away: 0 }],
  ['a score of two digits', at('CS', '10-0'), { home: 1, away: 0 }],
  [
    'a winner together with a total on a quarter line, half of which is lost',
    at('WUO', 'home-under', 11),
    {
      home: 3,
      away: 0,
    },
  ],
] as const)('%s is not decided', (_name, pick, score) => {
  expect(decidedResult(pick, score)).toBeUndefined();
});

test.each([
  ['TTH', { home: 2, away: 0 }, 7],
  ['TTA', { home: 0, away: 2 }, 7],
  ['RND', { home: 3, away: 0 }, 11],
] as const)(
  'of %s on a quarter line the half that is passed is won, and the other half is given back',
  (market, score, line) => {
    expect(decidedResult(at(market, 'over', line), score)?.result).toBe('half-win');
    expect(decidedResult(at(market, 'under', line), score)?.result).toBe('half-lose');
  },
);

test('a winner together with a total that is passed is decided', () => {
  expect(decidedResult(at('WUO', 'home-under', 10), { home: 3, away: 0 })?.result).toBe('lose');
});
