import { describe, expect, test } from 'vitest';
import { miniChances } from './mini-chances.ts';
import { miniMarkets } from './mini-markets.ts';
import { defaultMiniGameRules, type MiniGameCode, miniGameCodes } from './mini-rules.ts';

function chances(game: MiniGameCode, code: string) {
  const market = miniMarkets(game, defaultMiniGameRules).find((each) => each.code === code);
  if (market === undefined) throw new Error(`no market ${code}`);
  return Object.fromEntries(
    [...miniChances(market)].map(([selection, { ways, of }]) => [selection, `${ways}/${of}`]),
  );
}

/** The published rules counted by hand: ways of all ways. */
const exact: readonly (readonly [MiniGameCode, string, Readonly<Record<string, string>>])[] = [
  ['powerball', 'pb_odd_even', { odd: '5/10', even: '5/10' }],
  ['powerball', 'pb_under_over', { under: '5/10', over: '5/10' }],
  ['powerball', 'pb_combo', { odd_under: '2/10', odd_over: '3/10', even_under: '3/10', even_over: '2/10' }],
  ['powerball', 'pb_section', { A: '3/10', B: '2/10', C: '2/10', D: '3/10' }],
  ['powerball', 'sum_odd_even', { odd: '49140/98280', even: '49140/98280' }],
  ['powerball', 'sum_under_over', { under: '49140/98280', over: '49140/98280' }],
  [
    'powerball',
    'sum_combo',
    {
      odd_under: '24010/98280',
      odd_over: '25130/98280',
      even_under: '25130/98280',
      even_over: '24010/98280',
    },
  ],
  ['powerball', 'sum_size', { small: '31520/98280', medium: '35240/98280', large: '31520/98280' }],
  [
    'powerball',
    'sum_section',
    {
      A: '1125/98280',
      B: '7385/98280',
      C: '10150/98280',
      D: '14944/98280',
      E: '28942/98280',
      F: '35734/98280',
    },
  ],
  ['powerladder', 'ladder_start', { left: '14/28', right: '14/28' }],
  ['powerladder', 'ladder_rungs', { 3: '14/28', 4: '14/28' }],
  ['powerladder', 'ladder_end', { odd: '14/28', even: '14/28' }],
  [
    'powerladder',
    'ladder_result',
    { LEFT3EVEN: '7/28', LEFT4ODD: '7/28', RIGHT3ODD: '7/28', RIGHT4EVEN: '7/28' },
  ],
  ['kinoladder', 'ladder_start', { left: '35/70', right: '35/70' }],
  ['kinoladder', 'ladder_rungs', { 3: '35/70', 4: '35/70' }],
  ['kinoladder', 'ladder_end', { odd: '34/70', even: '36/70' }],
  [
    'kinoladder',
    'ladder_result',
    { LEFT3EVEN: '18/70', LEFT4ODD: '17/70', RIGHT3ODD: '17/70', RIGHT4EVEN: '18/70' },
  ],
];

describe('exact chances', () => {
  test.each(exact)('[GAM-8] of %s %s', (game, code, expected) => {
    expect(chances(game, code)).toEqual(expected);
  });

  test('each powerball alone is one in ten', () => {
    expect(Object.values(chances('powerball', 'pb_number'))).toEqual(
      Array.from({ length: 10 }, () => '1/10'),
    );
  });

  test('of the keno sum: a little more often odd than even, and 780.5 nearly in the middle', () => {
    const share = (code: string, selection: string) => {
      const [ways = 0, of = 1] = (chances('speedkino', code)[selection] ?? '').split('/').map(Number);
      return ways / of;
    };
    expect(share('sum_odd_even', 'odd')).toBeCloseTo(0.500000000243003, 14);
    expect(share('sum_under_over', 'under')).toBeCloseTo(0.4974963009944381, 14);
    expect(share('sum_under_over', 'over')).toBeCloseTo(1 - 0.4974963009944381, 14);
  });

  test.each(miniGameCodes)('of every market of %s add up to one, over exactly its selections', (game) => {
    for (const market of miniMarkets(game, defaultMiniGameRules)) {
      const all = [...miniChances(market)];
      expect(all.map(([selection]) => selection)).toEqual(market.selections);
      expect(all.reduce((sum, [, { ways }]) => sum + ways, 0n)).toBe(all[0]?.[1].of);
    }
  });
});
