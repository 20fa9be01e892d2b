import { expect, test } from 'vitest';
import { readMemIds } from './model.ts';

test('ids are separated by lines, commas or spaces, each counted once', () => {
  expect(readMemIds(' member01\nmember02, member03\r\n\n member01 ')).toEqual([
    'member01',
    'member02',
    'member03',
  ]);
  expect(readMemIds(' \n ')).toEqual([]);
});
