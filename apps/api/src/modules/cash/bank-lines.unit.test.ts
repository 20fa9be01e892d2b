import { expect, test } from 'vitest';
import { readBankLines } from './bank-lines.ts';

test.each([
  ['a table that was copied', '2026-11-20 12:01\t김하늘\t50,000\t입금', '김하늘', 50_000],
  ['a CSV with a quoted amount', '2026-11-20,"50,000",김하늘', '김하늘', 50_000],
  ['a CSV with semicolons', '20.11.2026;Kim Haneul;50000', 'Kim Haneul', 50_000],
  ['words with a gap', '김하늘  300,000원', '김하늘', 300_000],
  ['a name and a number', '김하늘 300000', '김하늘', 300_000],
])('%s is read', (_, text, payer, amount) => {
  expect(readBankLines(text)).toMatchObject({ lines: [{ payer, amount, lineNumber: 1 }], broken: [] });
});

test('a head is skipped, an empty line too, and what cannot be read is kept with its number', () => {
  const { lines, broken } = readBankLines('date\tpayer\tamount\n\n1\tKim\t1000\nnothing here\nLee\t-500\n');
  expect(lines.map(({ lineNumber }) => lineNumber)).toEqual([3]);
  expect(broken).toEqual([
    { lineNumber: 4, text: 'nothing here' },
    { lineNumber: 5, text: 'Lee\t-500' },
  ]);
});
