import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleSelection } from '../settlement/settle-selection.ts';
import { coversEveryResult, isOnResult, type SidedPick } from './covers-results.ts';

const pick = (text: string): SidedPick => {
  const [market = '', selection = '', line] = text.split(' ');
  return {
    market: market as SidedPick['market'],
    selection,
    lineQuarters: line === undefined ? null : Number(line),
  };
};
const cover = (texts: readonly string[], isDecided = false) => coversEveryResult(texts.map(pick), isDecided);

describe('bets that cover every result', () => {
  test.each([
    [['WDL home', 'DC draw-away']],
    [['WDL home', 'AH away -2']],
    [['WDL away', 'AH home 2']],
    [['DNB home', 'DC draw-away']],
    [['AH home 0', 'AH away -2']],
    [['WDL draw', 'DC home-away']],
    [['WDL home', 'WDL draw', 'DNB away']],
    [['DC home-draw', 'DC draw-away']],
  ])('%j do', (texts) => expect(cover(texts)).toBe(true));

  test.each([
    [['WDL home', 'WDL away']],
    [['WDL home', 'DC home-draw']],
    [['DNB home', 'WDL away']],
    [['WDL home', 'AH away -6']],
    [['WDL home', 'AH away -1']],
    [['WDL home', 'UO over 10']],
    [['WL home', 'AH away 2']],
  ])('%j do not', (texts) => expect(cover(texts)).toBe(false));

  test('where there is always a winner a draw needs no cover', () => {
    expect(cover(['WL home', 'AH away 2'], true)).toBe(true);
    expect(cover(['WL home', 'AH home -2'], true)).toBe(false);
  });

  test('what wins is what settlement says of the score', () => {
    const texts = ['home', 'away'].flatMap((side) =>
      ['WL', 'DNB', 'AH 0', 'AH -2', 'AH 2', 'WDL'].map((market) => {
        const [kind, line] = market.split(' ');
        return [kind, side, line].filter((part) => part !== undefined).join(' ');
      }),
    );
    const all = [...texts, 'WDL draw', 'DC home-draw', 'DC home-away', 'DC draw-away'].map(pick);
    const goals = fc.nat(4);
    fc.assert(
      fc.property(fc.subarray(all, { minLength: 1, maxLength: 4 }), goals, goals, (picks, home, away) => {
        const wins = picks.some(
          (each) => settleSelection({ ...each, scope: 'match' }, { home, away }).result === 'win',
        );
        if (coversEveryResult(picks, false)) expect(wins).toBe(true);
      }),
    );
    const results = [
      { home: 1, away: 0 },
      { home: 1, away: 1 },
      { home: 0, away: 1 },
    ];
    for (const picks of all.flatMap((a) => all.map((b) => [a, b]))) {
      const wins = results.every((score) =>
        picks.some((each) => settleSelection({ ...each, scope: 'match' }, score).result === 'win'),
      );
      expect(coversEveryResult(picks, false)).toBe(wins);
    }
  });

  test('a market is on the result only at these lines', () => {
    expect(['WDL home', 'AH home 0', 'AH home -2'].map(pick).every(isOnResult)).toBe(true);
    expect(['UO over 10', 'AH home 1', 'AH home 4', 'CS 1-0'].map(pick).some(isOnResult)).toBe(false);
  });
});
