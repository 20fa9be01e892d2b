import type { Sort } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { orderBy } from './order-by.ts';

const columns = { name: 'm.mem_id', level: 'm.level' };
const order = (sort: Sort<'name' | 'level'> | null) => orderBy(columns, sort, 'm.id desc', 'm.id');

test.each([
  [null, 'm.id desc'],
  [{ by: 'level', direction: 'ascending' }, 'm.level asc, m.id asc'],
  [{ by: 'name', direction: 'descending' }, 'm.mem_id desc, m.id desc'],
] as const)('%j is %s', (sort, text) => {
  expect(order(sort)).toBe(text);
});

test.each(['id; drop table member', 'toString', '__proto__', ''])('%j is no column', (by) => {
  expect(order({ by: by as 'name', direction: 'ascending' })).toBe('m.id desc');
});
