import { expect, test } from 'vitest';
import { type MiniBetTerms, meanOfMiniBet } from './mean-of-mini-bet.ts';

const bet = { game: 'powerball', line: null } as const;

test.each<readonly [MiniBetTerms, number]>([
  [{ ...bet, market: 'pb_odd_even', pick: 'odd', odds: 1_950 }, 0.5],
  [{ ...bet, market: 'pb_number', pick: '7', odds: 9_000 }, 0.1],
  [{ ...bet, market: 'pb_section', pick: 'A', odds: 3_000 }, 0.3],
  [{ game: 'powerladder', market: 'ladder_end', pick: 'odd', line: null, odds: 1_950 }, 0.5],
])('[GAM-12] the theoretical return of %o is its chance times its price', (terms, chance) => {
  expect(meanOfMiniBet(terms)).toBeCloseTo((chance * terms.odds) / 1_000, 8);
});

test('the line of the site that the bet was taken at decides its chance', () => {
  const over = { game: 'speedkino', market: 'sum_under_over', pick: 'over', odds: 1_900 } as const;
  const low = meanOfMiniBet({ ...over, line: 700 }) ?? 0;
  const high = meanOfMiniBet({ ...over, line: 860 }) ?? 0;
  expect(low).toBeGreaterThan(high);
  expect(high).toBeGreaterThan(0);
});

test('what is no bet has no theoretical return', () => {
  expect(meanOfMiniBet({ ...bet, market: 'pb_odd_even', pick: 'blue', odds: 2_000 })).toBeUndefined();
  expect(meanOfMiniBet({ ...bet, market: 'moon', pick: 'odd', odds: 2_000 })).toBeUndefined();
});
