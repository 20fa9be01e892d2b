import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { bytesList, plainList, textList } from './list-literal.ts';

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
  [[null, 'NULL', null]],
  [['"', '\\', '\\"', "it's", '한판 🎲', 'ends with \\']],
])('the texts %j are read as they are', async (texts) => {
  const row = await database.row('select $1::text[] as list', [textList(texts)]);
  expect(row).toEqual({ list: texts });
});

test.each([[[]], [[Buffer.from([])]], [[Buffer.from([0, 255, 92]), Buffer.from('한판')]]])(
  'bytes arrive as they are',
  async (bytes) => {
    const row = await database.row('select $1::bytea[] as list', [bytesList(bytes)]);
    expect(row).toEqual({ list: bytes });
  },
);

test('booleans are read as they are', async () => {
  const row = await database.row('select $1::boolean[] as list', [plainList([true, false])]);
  expect(row).toEqual({ list: [true, false] });
});
