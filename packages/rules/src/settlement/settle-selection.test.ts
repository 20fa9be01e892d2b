import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LegOutcome } from './leg-result.ts';
import { formatLineQuarters, type MarketCode, marketSelections, parseLineQuarters } from './market.ts';
import { type Score, settleSelection } from './settle-selection.ts';
import parlays from './vectors/quarter-parlays.json' with { type: 'json' };
import vectors from './vectors/selection-results.json' with { type: 'json' };

function readScore(text: string): Score {
  const [homeGoals = Number.NaN, awayGoals = Number.NaN] = text.split('-').map(Number);
  return { homeGoals, awayGoals };
}

describe('published selection results', () => {
  const rows = vectors.rows.map(([market, lineQuarters, selection, score, result]) => ({
    pick: {
      market: String(market) as MarketCode,
      lineQuarters: lineQuarters === null ? null : Number(lineQuarters),
      selection: String(selection),
    },
    score: String(score),
    result,
  }));

  test.each(rows)('$pick.market $pick.lineQuarters $pick.selection at $score is $result', (row) => {
    expect(settleSelection(row.pick, readScore(row.score)).result).toBe(row.result);
  });

  test.each(parlays.singles)('$id is $result', ({ market, lineQuarters, selection, score, result }) => {
    const pick = { market: market as MarketCode, lineQuarters, selection };
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
      fc.property(goals, goals, fc.integer({ min: -24, max: 24 }), (homeGoals, awayGoals, lineQuarters) => {
        const score = { homeGoals, awayGoals };
        const home = settleSelection({ market: 'AH', lineQuarters, selection: 'home' }, score).result;
        const away = settleSelection({ market: 'AH', lineQuarters, selection: 'away' }, score).result;
        expect(home).toBe(oracle((homeGoals - awayGoals) * 4 + lineQuarters));
        expect(away).toBe(opposite[home]);
      }),
      { numRuns: 2000 },
    );
  });

  test('over and under mirror each other on every line', () => {
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: 1, max: 40 }), (homeGoals, awayGoals, lineQuarters) => {
        const score = { homeGoals, awayGoals };
        const over = settleSelection({ market: 'UO', lineQuarters, selection: 'over' }, score).result;
        const under = settleSelection({ market: 'UO', lineQuarters, selection: 'under' }, score).result;
        expect(over).toBe(oracle((homeGoals + awayGoals) * 4 - lineQuarters));
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
      fc.property(goals, goals, (homeGoals, awayGoals) => {
        for (const market of ['WDL', 'BTTS', 'OE'] as const) {
          const results = marketSelections[market].map(
            (selection) =>
              settleSelection({ market, lineQuarters: null, selection }, { homeGoals, awayGoals }).result,
          );
          expect(results.filter((result) => result === 'win')).toHaveLength(1);
        }
        const winLose = settleSelection(
          { market: 'WL', lineQuarters: null, selection: 'home' },
          { homeGoals, awayGoals },
        );
        expect(winLose.result === 'void').toBe(homeGoals === awayGoals);
      }),
    );
  });

  test.each([
    [
      { market: 'AH', lineQuarters: null, selection: 'home' },
      { homeGoals: 1, awayGoals: 0 },
    ],
    [
      { market: 'UO', lineQuarters: 2.5, selection: 'over' },
      { homeGoals: 1, awayGoals: 0 },
    ],
    [
      { market: 'WL', lineQuarters: null, selection: 'draw' },
      { homeGoals: 1, awayGoals: 0 },
    ],
    [
      { market: 'WDL', lineQuarters: null, selection: 'toString' },
      { homeGoals: 1, awayGoals: 0 },
    ],
    [
      { market: 'CS', lineQuarters: null, selection: 'any other' },
      { homeGoals: 1, awayGoals: 0 },
    ],
    [
      { market: 'WDL', lineQuarters: null, selection: 'home' },
      { homeGoals: Number.NaN, awayGoals: 0 },
    ],
    [
      { market: 'WDL', lineQuarters: null, selection: 'home' },
      { homeGoals: -1, awayGoals: 0 },
    ],
  ] as const)('%o at %o is refused instead of guessed', (pick, score) => {
    expect(() => settleSelection(pick, score)).toThrow(RangeError);
  });
});
