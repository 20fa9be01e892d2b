import { expect, test } from 'vitest';
import { fraction, sharesInBasisPoints } from './fraction.ts';

test('shares add up to their sum, and what flooring loses goes to those that lost the most', () => {
  expect(sharesInBasisPoints([fraction(1, 3), fraction(1, 3), fraction(1, 3)])).toEqual([3334, 3333, 3333]);
  expect(sharesInBasisPoints([fraction(1, 2), fraction(1, 7)])).toEqual([5000, 1428]);
  expect(sharesInBasisPoints([fraction(29, 100_000), fraction(28, 100_000)])).toEqual([3, 2]);
  expect(sharesInBasisPoints([])).toEqual([]);
});
