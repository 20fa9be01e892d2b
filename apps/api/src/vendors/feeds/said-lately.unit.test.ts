import { expect, test } from 'vitest';
import { SaidLately } from './said-lately.ts';

test('what was said is new again after its time', () => {
  const lately = new SaidLately(100, 10);
  expect([0, 99, 100, 150, 200].map((nowMs) => lately.isNew('a', nowMs))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('of too many the one said longest ago is forgotten', () => {
  const lately = new SaidLately(100, 2);
  for (const text of ['a', 'b', 'c']) lately.isNew(text, 0);
  expect(lately.isNew('c', 1)).toBe(false);
  expect(lately.isNew('b', 1)).toBe(false);
  expect(lately.isNew('a', 1)).toBe(true);
});
