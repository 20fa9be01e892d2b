import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { plainList, textList } from './list-literal.ts';

const { database, drop } = await createTestDatabase();
afterAll(drop);

test.each([[[]], [[1]], [[0, -1, 9_007_199_254_740_991]]])(
  'the numbers %j are read as they are',
  async (numbers) => {
    const row = await database.row('select $1::bigint[] as list', [plainList(numbers)]);
    expect(row).toEqual({ list: numbers });
  },
);

test.each([
  [[]],
  [['']],
  [['plain', 'two words', 'a,b', '{braces}', 'NULL', 'null']],
  [['"', '\\', '\\"', "it's", '한판 🎲', 'ends with \\']],
])('the texts %j are read as they are', async (texts) => {
  const row = await database.row('select $1::text[] as list', [textList(texts)]);
  expect(row).toEqual({ list: texts });
});
