import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { miniMarkets } from './mini-markets.ts';
import { miniResults, readDraw } from './mini-results.ts';
import { defaultMiniGameRules } from './mini-rules.ts';
import { roundDrawnAtMs } from './round-clock.ts';
import { mayVoidRound, settleMini, voidRound } from './settle-mini.ts';

interface PublishedDraw {
  day: string;
  round: number;
  clock: string;
  balls: number[];
  powerball: number;
  sum: number;
  published: Record<string, string>;
}

const file = readFileSync(new URL('vectors/published-draws.json', import.meta.url), 'utf8');
const { draws }: { draws: PublishedDraw[] } = JSON.parse(file);
const rules = defaultMiniGameRules;

describe('draws that really were', () => {
  test.each(draws)(
    'give the markets that were published: $day round $round',
    ({ published, sum, ...draw }) => {
      expect(miniResults('powerball', draw, rules)).toMatchObject(published);
      expect(readDraw(draw, 'ballSum')).toBe(sum);
    },
  );

  test.each(draws)('were drawn when the round clock says: $day at $clock', ({ day, round, clock }) => {
    expect(roundDrawnAtMs({ day, round })).toBe(Date.parse(`${day}T${clock}:00+09:00`));
  });

  test('give these ladders, in both games of the draw', () => {
    const ladders = draws.map((draw) => miniResults('powerladder', draw, rules));
    expect(ladders).toEqual([
      { ladder_start: 'right', ladder_rungs: '3', ladder_end: 'odd', ladder_result: 'RIGHT3ODD' },
      { ladder_start: 'left', ladder_rungs: '3', ladder_end: 'even', ladder_result: 'LEFT3EVEN' },
    ]);
  });
});

describe('a speed keno draw', () => {
  const numbers = [36, ...Array.from({ length: 21 }, (_, at) => at + 1)];

  test('gives its sum, and by its first number the ladder', () => {
    expect(miniResults('speedkino', { numbers }, rules)).toEqual({
      sum_odd_even: 'odd',
      sum_under_over: 'under',
    });
    expect(miniResults('kinoladder', { numbers }, rules).ladder_result).toBe('RIGHT4EVEN');
    expect(miniResults('kinoladder', { numbers }, { ...rules, kenoLadderSplit: 36 }).ladder_result).toBe(
      'RIGHT3ODD',
    );
  });

  test('is not read by a market of the powerball', () => {
    expect(() => miniResults('powerball', { numbers }, rules)).toThrow(RangeError);
    expect(() => readDraw({ numbers: [] }, 'firstKeno')).toThrow(RangeError);
  });
});

describe('a bet on a round', () => {
  const [market] = miniMarkets('powerball', rules);
  if (market === undefined) throw new Error('the powerball has markets');
  const draw = { balls: [6, 8, 10, 26, 11], powerball: 6 };

  test('is won, lost, or returned where the round is void', () => {
    expect(settleMini(market, 'even', draw)).toEqual({ result: 'win' });
    expect(settleMini(market, 'odd', draw)).toEqual({ result: 'lose' });
    expect(settleMini(market, 'odd', voidRound)).toEqual({ result: 'void' });
  });

  test('wins in exactly one selection of every market', () => {
    for (const each of miniMarkets('powerball', rules)) {
      const results = each.selections.map((selection) => settleMini(each, selection, draw).result);
      expect(results.filter((result) => result === 'win')).toHaveLength(1);
      expect(results.filter((result) => result === 'lose')).toHaveLength(results.length - 1);
    }
  });

  test('is on a selection of its market', () => {
    expect(() => settleMini(market, 'under', draw)).toThrow(RangeError);
    expect(() => settleMini(market, 'under', voidRound)).toThrow(RangeError);
  });

  test.each([
    [999, 1000, true],
    [1000, 1000, false],
    [1001, 1000, false],
    [1001, undefined, true],
  ])('at %d, the next result being out at %s, the round may be voided: %s', (now, next, may) => {
    expect(mayVoidRound(now, next)).toBe(may);
  });
});
