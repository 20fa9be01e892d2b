import { expect, test } from 'vitest';
import { pageAfter, pageOf } from './paging.ts';

test('a row from elsewhere takes a place of the first page, and every later page begins one row earlier', () => {
  expect([1, 2, 3].map((page) => pageAfter(1, page, 10))).toEqual([
    { limit: 9, offset: 0 },
    { limit: 10, offset: 9 },
    { limit: 10, offset: 19 },
  ]);
  expect(pageAfter(0, 2, 10)).toEqual(pageOf(2, 10));
});
