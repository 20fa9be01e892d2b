import type { CsvCell } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { readWorkbook } from '../testing/read-workbook.ts';
import { workbookOf } from './workbook.ts';

async function* pagesOf(...pages: CsvCell[][][]) {
  yield* pages;
}

async function fileOf(head: readonly string[], pages: AsyncIterable<CsvCell[][]>, rowsOfSheet?: number) {
  const parts: Uint8Array[] = [];
  for await (const part of workbookOf({ head, pages }, rowsOfSheet)) parts.push(part);
  return readWorkbook(Buffer.concat(parts));
}

test('numbers are read back as numbers and texts as they were, also those that would be a formula or markup', async () => {
  const rows = [
    ['본사001', 1_234_567_890_123, -5],
    ['=SUM(A1:A9)', 0, null],
    [' <b>&"나그네"</b> ', 0.5, '0012'],
  ];
  const sheets = await fileOf(['memId', 'stakeAmount', 'note'], pagesOf(rows.slice(0, 1), rows.slice(1)));
  expect([...sheets.keys()]).toEqual(['1']);
  expect(sheets.get('1')).toEqual([
    ['memId', 'stakeAmount', 'note'],
    ['본사001', 1_234_567_890_123, -5],
    ['=SUM(A1:A9)', 0],
    [' <b>&"나그네"</b> ', 0.5, '0012'],
  ]);
});

test('a list without rows is its head', async () => {
  expect((await fileOf(['memId'], pagesOf())).get('1')).toEqual([['memId']]);
});

test('what XML cannot say is left out, and the rest of the name stays', async () => {
  const sheets = await fileOf(['memNick'], pagesOf([['가\u0000나\u000b다\ud800']]));
  expect(sheets.get('1')?.[1]).toEqual(['가나다\ufffd']);
});

test('a list that is longer than a sheet goes on in the next one, under the same head', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => [index]);
  const sheets = await fileOf(['n'], pagesOf(rows.slice(0, 3), rows.slice(3)), 3);
  expect([...sheets.values()]).toEqual([
    [['n'], [0], [1]],
    [['n'], [2], [3]],
    [['n'], [4]],
  ]);
});

test('columns after the twenty-sixth keep their place', async () => {
  const cells = Array.from({ length: 60 }, (_, index) => (index % 7 === 0 ? null : index));
  const sheets = await fileOf(cells.map(String), pagesOf([cells]));
  expect(Array.from(sheets.get('1')?.[1] ?? [], (cell) => cell ?? null)).toEqual(cells);
});

test('the rows leave as they are read: a page is on its way before the next is asked for', async () => {
  let read = 0;
  async function* endless() {
    for (; ; read += 1)
      yield Array.from({ length: 500 }, (_, index) => [`row ${read} ${index} ${Math.sin(index + read)}`]);
  }
  const file = workbookOf({ head: ['text'], pages: endless() });
  let bytes = 0;
  while (bytes < 200_000) bytes += (await file.next()).value?.length ?? 0;
  expect(read).toBeLessThan(60);
  await file.return(undefined);
});
