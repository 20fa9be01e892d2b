import { sortWordOf } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { queryOf, readListSearch, searchOf, shownKeys, shownText, sortOf } from './list-search.ts';

const columns = ['member', 'cash'] as const;

test.each([
  ['cash', { by: 'cash', direction: 'ascending' }],
  ['-cash', { by: 'cash', direction: 'descending' }],
  ['', undefined],
  ['password', undefined],
  ['--cash', undefined],
] as const)('the address %j sorts by %j', (text, sort) => {
  expect(sortOf(text, columns)).toEqual(sort);
  if (sort) expect(sortWordOf(sort)).toBe(text);
});

test.each([
  ['', ['a', 'b', 'c']],
  ['c.a', ['a', 'c']],
  ['gone', ['a', 'b', 'c']],
])('of three columns the address %j shows %j', (text, shown) => {
  expect(shownKeys(text, ['a', 'b', 'c'])).toEqual(shown);
});

test('a column that is there to be chosen is not shown until it is, and the usual ones leave the address as it is', () => {
  expect(shownKeys('', ['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c']);
  expect(shownKeys('a.b.c', ['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
  expect(shownText(['a', 'c'], ['a', 'c'])).toBe('');
  expect(shownText(['a', 'b', 'c'], ['a', 'c'])).toBe('a.b.c');
});

test('all columns are the usual thing, and leave the address as it is', () => {
  expect(shownText(['a', 'b'], ['a', 'b'])).toBe('');
  expect(shownText(['b'], ['a', 'b'])).toBe('b');
});

test('a view keeps what an address chooses, and gives it back as text', () => {
  const query = queryOf({ q: 'kim & co', sort: '-cash', page: 2, cols: '', from: null });
  expect(query).toBe('page=2&q=kim+%26+co&sort=-cash');
  expect(searchOf(query)).toEqual({ page: '2', q: 'kim & co', sort: '-cash' });
  expect(readListSearch({ sort: 3, cols: 'a'.repeat(1_000) })).toEqual({ sort: '', cols: 'a'.repeat(400) });
});
