import { expect, test } from 'vitest';
import { factorOf, oddsOfBet, standingProduct } from './leg-factors.ts';

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

test('a bet that is over tells the odds that were taken, and those that it was paid by where they differ', () => {
  const [, open, given] = legs;
  const decided = [legs[0], { ...open, result: 'half-lose' }, given] as const;
  const isOver = { isOver: true, isSold: false };
  expect(decimal(oddsOfBet(decided, isOver).total)).toBe(9);
  expect(oddsOfBet(decided, isOver).applied).toEqual(standingProduct(decided, false));
  expect(oddsOfBet([legs[0]], isOver).applied).toBeUndefined();
  expect(oddsOfBet(decided, { isOver: true, isSold: true }).applied).toBeUndefined();
  expect(oddsOfBet(legs, { isOver: false, isSold: false }).applied).toBeUndefined();
});
