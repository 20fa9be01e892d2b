import { expect, test } from 'vitest';
import { readMemIds } from './model.ts';

test('ids are read line by line, or parted by commas and spaces, each once', () => {
  expect(readMemIds(' member01\nmember02, member03\r\n\n member01 ')).toEqual([
    'member01',
    'member02',
    'member03',
  ]);
  expect(readMemIds(' \n ')).toEqual([]);
});
