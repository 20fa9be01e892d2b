import { expect, test } from 'vitest';
import { factorOf, standingProduct } from './leg-factors.ts';

const legs = [
  { odds: 2, result: 'win' },
  { odds: 1.5, result: null },
  { odds: 3, result: 'void' },
] as const;
const decimal = ({ numerator, denominator }: ReturnType<typeof factorOf>) =>
  Number(numerator) / Number(denominator);

test('a leg that was given back is not in the odds of a bet that pays, and is in those that were taken', () => {
  expect(decimal(standingProduct(legs, false))).toBe(3);
  expect(decimal(standingProduct(legs, true))).toBe(9);
  expect(decimal(standingProduct([...legs, { odds: 2, result: 'lose' }], false))).toBe(18);
});

test('a leg that has won in half counts with half of its odds', () => {
  expect(decimal(factorOf({ odds: 3, result: 'half-win' }))).toBe(2);
});
