import { expect, test } from 'vitest';
import { outcomeOf, type ResultMarket, readMiniSearch, readSportSearch, requestOf } from './model.ts';

const marketWith = (selections: ResultMarket['selections']): ResultMarket => ({
  marketId: 1,
  kind: 'WDL',
  scope: 'match',
  lineQuarters: null,
  selections,
});

test.each([
  [
    'the winning side',
    [
      ['home', 'win'],
      ['draw', 'lose'],
      ['away', 'lose'],
    ],
    { kind: 'won', pick: 'home', isHalf: false },
  ],
  [
    'half of it',
    [
      ['over', 'half-lose'],
      ['under', 'half-win'],
    ],
    { kind: 'won', pick: 'under', isHalf: true },
  ],
  [
    'that nobody won the line',
    [
      ['home', 'void'],
      ['away', 'void'],
    ],
    { kind: 'void' },
  ],
  ['nothing before it is known', [['home', null]], { kind: 'unknown' }],
] as const)('of a line is said %s', (_, sides, outcome) => {
  const selections = sides.map(([pick, result]) => ({ pick, odds: 2, result }));
  expect(outcomeOf({ isCancelled: false }, marketWith(selections))).toEqual(outcome);
  expect(outcomeOf({ isCancelled: true }, marketWith(selections))).toEqual({ kind: 'cancelled' });
});

test('an address that somebody has written by hand is read as far as it makes sense', () => {
  const search = readSportSearch({
    from: '2026-11-21',
    to: '2026-11-01',
    league: 'x',
    page: '-4',
    sport: '',
  });
  expect(search).toMatchObject({ sport: 'soccer', from: '2026-11-21', to: '2026-11-21', page: 1 });
  expect(requestOf('handicap', search)).toMatchObject({ type: 'handicap', leagueId: null });
  expect(readMiniSearch({ game: 'bingo', day: '1900-01-01' })).toEqual({
    game: 'powerball',
    day: '',
    page: 1,
  });
});
