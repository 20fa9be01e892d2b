import { expect, test } from 'vitest';
import { detailOf } from '../../testing/trading-desk.ts';
import { exampleOf, movedOdds } from './model.ts';

test('a move towards a side makes its price shorter, and away from it longer', () => {
  expect(movedOdds(2.41, 0.1)).toBeLessThan(2.41);
  expect(movedOdds(2.41, 0.1)).toBeGreaterThan(2.2);
  expect(movedOdds(2.41, -0.1)).toBeGreaterThan(2.41);
  expect(movedOdds(2.41, 0)).toBe(2.41);
});

test('the home side of the match shows what a move of the lead does', () => {
  expect(exampleOf(detailOf(), 'lead')?.selection.selectionId).toBe(701);
  expect(exampleOf(detailOf(), 'total')).toBeUndefined();
});
