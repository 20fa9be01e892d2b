import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBand } from './band.ts';
import { type MarketCode, type MarketPick, marketCodes, marketHasLine, marketSelections } from './market.ts';
import type { MatchScore, Score } from './match-score.ts';
import { isScope, type Scope, scopes } from './scope.ts';
import { settleHalfTimeFullTime, settleInMatch } from './settle-in-match.ts';
import { settleSelection } from './settle-selection.ts';

const pickOf = (
  market: MarketCode,
  selection: string,
  lineQuarters: number | null = null,
  scope: Scope = 'match',
): MarketPick => ({ market, scope, lineQuarters, selection });

const counts = fc.integer({ min: 0, max: 9 });

describe('the special markets', () => {
  test.each([
    ['DNB', 'home', null, [2, 1], 'win'],
    ['DNB', 'away', null, [1, 1], 'void'],
    ['TG', '0', null, [0, 0], 'win'],
    ['TG', '2', null, [2, 1], 'lose'],
    ['TG', '2-3', null, [2, 1], 'win'],
    ['TG', '6+', null, [4, 2], 'win'],
    ['TG', '6+', null, [3, 2], 'lose'],
    ['TG', '12', null, [7, 5], 'win'],
    ['WM', 'home-11+', null, [92, 81], 'win'],
    ['WM', 'home-11+', null, [91, 81], 'lose'],
    ['WM', 'home-1', null, [3, 2], 'win'],
    ['WM', 'home-3+', null, [4, 1], 'win'],
    ['WM', 'away-6-10', null, [90, 97], 'win'],
    ['WM', 'away-6-10', null, [90, 101], 'lose'],
    ['WM', 'home-6-10', null, [90, 97], 'lose'],
    ['WM', 'draw', null, [1, 1], 'win'],
    ['CS', '2-1', null, [2, 1], 'win'],
    ['CS', '1-2', null, [2, 1], 'lose'],
    ['CS', '12-0', null, [12, 0], 'win'],
    ['CS', '0-12', null, [0, 12], 'win'],
    ['CS', 'other-12', null, [13, 0], 'win'],
    ['CS', 'other-12', null, [12, 2], 'lose'],
    ['CS', 'other-4', null, [5, 0], 'win'],
    ['CS', 'other-4', null, [4, 4], 'lose'],
    ['TTH', 'over', 6, [2, 0], 'win'],
    ['TTH', 'under', 7, [2, 5], 'half-lose'],
    ['TTH', 'over', 7, [2, 5], 'half-win'],
    ['TTA', 'over', 4, [3, 1], 'void'],
    ['TTA', 'under', 6, [3, 1], 'win'],
    ['WM', 'score-draw', null, [1, 1], 'win'],
    ['WM', 'score-draw', null, [0, 0], 'lose'],
    ['WM', 'goalless', null, [0, 0], 'win'],
    ['WUO', 'home-over', 10, [2, 1], 'win'],
    ['WUO', 'home-over', 10, [2, 0], 'lose'],
    ['WUO', 'draw-under', 8, [1, 1], 'void'],
    ['WUO', 'away-under', 8, [1, 1], 'lose'],
    ['WUO', 'home-over', 11, [2, 1], 'half-win'],
    ['WTN', 'home', null, [1, 0], 'win'],
    ['WTN', 'home', null, [2, 1], 'lose'],
    ['WTN', 'away', null, [0, 0], 'lose'],
  ] as const)('%s %s at the line %s settles at %j as %s', (market, selection, line, [home, away], result) => {
    expect(settleSelection(pickOf(market, selection, line), { home, away }).result).toBe(result);
  });

  test.each([
    ['TG', ['0', '1', '2-3', '4', '5+']],
    ['WM', ['home-1', 'home-2', 'home-3+', 'draw', 'away-1', 'away-2-4', 'away-5+']],
  ] as const)('exactly one of the bands of %s wins, whatever the score', (market, selections) => {
    fc.assert(
      fc.property(counts, counts, (home, away) => {
        const won = selections.filter(
          (selection) => settleSelection(pickOf(market, selection), { home, away }).result === 'win',
        );
        expect(won).toHaveLength(1);
      }),
    );
  });

  test('every score is either written out or another one, never both', () => {
    const written = [0, 1, 2, 3].flatMap((home) => [0, 1, 2, 3].map((away) => `${home}-${away}`));
    fc.assert(
      fc.property(counts, counts, (home, away) => {
        const won = [...written, 'other-3'].filter(
          (selection) => settleSelection(pickOf('CS', selection), { home, away }).result === 'win',
        );
        expect(won).toHaveLength(1);
      }),
    );
  });

  test.each([
    pickOf('TG', '3-2'),
    pickOf('TG', 'many'),
    pickOf('WM', 'home-0'),
    pickOf('WM', 'home'),
    pickOf('CS', 'other'),
    pickOf('TTH', 'over'),
    pickOf('WTN', 'draw'),
    pickOf('WM', 'xhome-1'),
    pickOf('WM', 'home-1\n2'),
    pickOf('CS', 'x2-1'),
    pickOf('CS', '2-1x'),
    pickOf('CS', 'another-4'),
    pickOf('CS', 'other-4x'),
    pickOf('WUO', 'nobody-over', 10),
    pickOf('WUO', 'home-nobody', 10),
    pickOf('WUO', 'home-over-x', 10),
    pickOf('WUO', 'home-over'),
    pickOf('HTFT', 'home/home'),
  ])('%o is refused at a single score', (pick) => {
    expect(() => settleSelection(pick, { home: 1, away: 0 })).toThrow(RangeError);
  });

  test.each(['', '3-', '-3', '5-4', '1+2', '1.5', '1000'])('"%s" is no band', (text) => {
    expect(parseBand(text)).toBeUndefined();
  });

  test('every market that has a fixed list settles all of it and nothing else', () => {
    for (const market of marketCodes) {
      if (market === 'CS' || market === 'TG' || market === 'WM' || market === 'HTFT') continue;
      const line = marketHasLine(market) ? 10 : null;
      for (const selection of marketSelections[market])
        expect(settleSelection(pickOf(market, selection, line), { home: 2, away: 1 }).result).toBeTypeOf(
          'string',
        );
      expect(() => settleSelection(pickOf(market, 'nobody', line), { home: 2, away: 1 })).toThrow(RangeError);
    }
  });
});

describe('half-time and full-time', () => {
  test('exactly one of the nine wins', () => {
    fc.assert(
      fc.property(counts, counts, counts, counts, (halfHome, halfAway, laterHome, laterAway) => {
        const half = { home: halfHome, away: halfAway };
        const full = { home: halfHome + laterHome, away: halfAway + laterAway };
        const won = marketSelections.HTFT.filter(
          (selection) => settleHalfTimeFullTime(selection, half, full).result === 'win',
        );
        expect(won).toHaveLength(1);
      }),
    );
  });

  test.each([
    ['home/draw', [1, 0], [1, 1], 'win'],
    ['draw/away', [0, 0], [0, 2], 'win'],
    ['home/home', [0, 1], [3, 1], 'lose'],
  ] as const)('%s at %j and then %j is %s', (selection, [h1, a1], [home, away], result) => {
    const half: Score = { home: h1, away: a1 };
    expect(settleHalfTimeFullTime(selection, half, { home, away }).result).toBe(result);
  });

  test.each(['home', 'home-draw', 'draw/', 'home/draw/home', 'xhome/draw'])(
    '"%s" is no selection of it',
    (selection) => {
      const level = { home: 0, away: 0 };
      expect(() => settleHalfTimeFullTime(selection, level, level)).toThrow(RangeError);
    },
  );

  test('it is not settled on what is no score', () => {
    const [level, none] = [
      { home: 0, away: 0 },
      { home: Number.NaN, away: 0 },
    ];
    expect(() => settleHalfTimeFullTime('home/home', none, level)).toThrow(RangeError);
    expect(() => settleHalfTimeFullTime('home/home', level, none)).toThrow(RangeError);
  });
});

describe('scopes', () => {
  const match: MatchScore = {
    scores: { match: { home: 3, away: 1 }, points: { home: 98, away: 87 }, h1: { home: 0, away: 1 } },
  };

  test('a market is settled on the numbers of its own scope', () => {
    expect(settleInMatch(pickOf('WDL', 'home'), match)?.result).toBe('win');
    expect(settleInMatch(pickOf('WDL', 'home', null, 'h1'), match)?.result).toBe('lose');
    expect(settleInMatch(pickOf('AH', 'home', -44, 'points'), match)?.result).toBe('void');
    expect(settleInMatch(pickOf('HTFT', 'away/home'), match)?.result).toBe('win');
  });

  test('a rounds market counts the points of the match', () => {
    expect(settleInMatch(pickOf('RND', 'over', 740), match)?.result).toBe('void');
  });

  test('a scope that was not played to its end decides nothing', () => {
    expect(settleInMatch(pickOf('UO', 'over', 2, 'h2'), match)).toBeUndefined();
    expect(settleInMatch(pickOf('HTFT', 'home/home'), { scores: { match: { home: 1, away: 0 } } })).toBe(
      undefined,
    );
  });

  test('the names of scopes are told from other words', () => {
    expect(scopes.every((scope) => isScope(scope))).toBe(true);
    expect(isScope('h3')).toBe(false);
  });
});
