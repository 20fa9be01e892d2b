import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegOutcome } from './leg-result.ts';
import { formatLineQuarters, type MarketCode, marketSelections, parseLineQuarters } from './market.ts';
import type { Score } from './match-score.ts';
import type { Scope } from './scope.ts';
import { settleInMatch } from './settle-in-match.ts';
import { settleSelection } from './settle-selection.ts';
import parlays from './vectors/quarter-parlays.json' with { type: 'json' };
import vectors from './vectors/selection-results.json' with { type: 'json' };

function readScore(text: string): Score {
  const [home = Number.NaN, away = Number.NaN] = text.split('-').map(Number);
  return { home, away };
}

describe('published selection results', () => {
  type Row = readonly [MarketCode, Scope, number | null, string, Readonly<Record<string, string>>, string];
  const rows = (vectors.rows as readonly unknown[] as readonly Row[]).map(
    ([market, scope, lineQuarters, selection, scores, result]) => ({
      pick: { market, scope, lineQuarters, selection },
      scores: Object.fromEntries(Object.entries(scores).map(([name, text]) => [name, readScore(text)])),
      result,
    }),
  );

  test.each(rows)(
    '$pick.market $pick.scope $pick.lineQuarters $pick.selection at $scores is $result',
    ({ pick, scores, result }) => {
      expect(settleInMatch(pick, { scores })?.result).toBe(result);
    },
  );

  test.each(parlays.singles)('$id is $result', ({ market, lineQuarters, selection, score, result }) => {
    const pick = { market: market as MarketCode, scope: 'match' as const, lineQuarters, selection };
    expect(settleSelection(pick, readScore(score)).result).toBe(result);
  });
});

const goals = fc.integer({ min: 0, max: 9 });
const opposite: Record<LegOutcome, LegOutcome> = {
  win: 'lose',
  lose: 'win',
  'half-win': 'half-lose',
  'half-lose': 'half-win',
  void: 'void',
  'dead-heat': 'dead-heat',
};

/** The definition, spelled out: half the stake on each neighbouring half-goal line. */
function oracle(sideTotalQuarters: number): LegOutcome {
  const lines = sideTotalQuarters % 2 === 0 ? [0, 0] : [-1, 1];
  const halves = lines.map((shift) => Math.sign(sideTotalQuarters + shift));
  const sum = (halves[0] ?? 0) + (halves[1] ?? 0);
  const byPoints: LegOutcome[] = ['lose', 'half-lose', 'void', 'half-win', 'win'];
  return byPoints[sum + 2] ?? 'void';
}

describe('lines', () => {
  test('a handicap in any quarter agrees with two half stakes on its neighbours', () => {
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -24, max: 24 }), (home, away, lineQuarters) => {
        const score = { home, away };
        const homeSide = settleSelection(
          { market: 'AH', scope: 'match', lineQuarters, selection: 'home' },
          score,
        ).result;
        const awaySide = settleSelection(
          { market: 'AH', scope: 'match', lineQuarters, selection: 'away' },
          score,
        ).result;
        expect(homeSide).toBe(oracle((home - away) * 4 + lineQuarters));
        expect(awaySide).toBe(opposite[homeSide]);
      }),
      { numRuns: 2000 },
    );
  });

  test('over and under mirror each other on every line', () => {
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: 1, max: 40 }), (home, away, lineQuarters) => {
        const score = { home, away };
        const over = settleSelection(
          { market: 'UO', scope: 'match', lineQuarters, selection: 'over' },
          score,
        ).result;
        const under = settleSelection(
          { market: 'UO', scope: 'match', lineQuarters, selection: 'under' },
          score,
        ).result;
        expect(over).toBe(oracle((home + away) * 4 - lineQuarters));
        expect(under).toBe(opposite[over]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['-0.75', -3],
    ['+2', 8],
    ['0.0', 0],
    ['-0.0', 0],
    ['2.5', 10],
    ['101.5', 406],
    ['2.3', undefined],
    ['', undefined],
    ['1e1', undefined],
  ])('the line "%s" is read as %s quarters', (text, quarters) => {
    expect(parseLineQuarters(text)).toBe(quarters);
  });

  test('a line is written as people write it', () => {
    expect([-3, 0, 10, 8].map(formatLineQuarters)).toEqual(['-0.75', '0', '2.5', '2']);
  });
});

describe('every market', () => {
  test('exactly one of the exclusive selections wins, and a draw refunds win-lose', () => {
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        for (const market of ['WDL', 'BTTS', 'OE'] as const) {
          const results = marketSelections[market].map(
            (selection) =>
              settleSelection({ market, scope: 'match', lineQuarters: null, selection }, { home, away })
                .result,
          );
          expect(results.filter((result) => result === 'win')).toHaveLength(1);
        }
        const winLose = settleSelection(
          { market: 'WL', scope: 'match', lineQuarters: null, selection: 'home' },
          { home, away },
        );
        expect(winLose.result === 'void').toBe(home === away);
      }),
    );
  });

  test.each([
    [
      { market: 'AH', scope: 'match', lineQuarters: null, selection: 'home' },
      { home: 1, away: 0 },
    ],
    [
      { market: 'UO', scope: 'match', lineQuarters: 2.5, selection: 'over' },
      { home: 1, away: 0 },
    ],
    [
      { market: 'WL', scope: 'match', lineQuarters: null, selection: 'draw' },
      { home: 1, away: 0 },
    ],
    [
      { market: 'WDL', scope: 'match', lineQuarters: null, selection: 'toString' },
      { home: 1, away: 0 },
    ],
    [
      { market: 'CS', scope: 'match', lineQuarters: null, selection: 'any other' },
      { home: 1, away: 0 },
    ],
    [
      { market: 'WDL', scope: 'match', lineQuarters: null, selection: 'home' },
      { home: Number.NaN, away: 0 },
    ],
    [
      { market: 'WDL', scope: 'match', lineQuarters: null, selection: 'home' },
      { home: -1, away: 0 },
    ],
  ] as const)('%o at %o is refused instead of guessed', (pick, score) => {
    expect(() => settleSelection(pick, score)).toThrow(RangeError);
  });
});
